import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate, useSearchParams } from "react-router";

interface ListBodyProps<Row> {
  /** Query for one page of rows. */
  list: {
    data: { rows: Row[]; total: number } | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => void;
  };
  /** Error message, as a sentence. */
  failure: string;
  page: number;
  pageSize: number;
  onPage: (page: string | undefined) => void;
  /** Message for an empty list. */
  empty: string;
  /** Clears search and filters; undefined if there are none. */
  onClearFilters: (() => void) | undefined;
  children: (rows: Row[]) => ReactNode;
}

/** A page of rows with its loading, error and empty states, and the pager. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, failure, page, pageSize, onPage, empty, onClearFilters, children } = props;
  const { data, error, isPending, refetch } = list;
  if (!data)
    return (
      <ListState
        isPending={isPending}
        failed={error !== null}
        failure={failure}
        onRetry={refetch}
      />
    );
  const { rows, total } = data;
  // The address may name a page that no longer exists.
  const beyond = rows.length === 0 && page > 1;
  return (
    <>
      {beyond && <ToFirstPage />}
      {rows.length === 0 && !beyond && (
        <section className="panel panel__in empty-state">
          <p>{empty}</p>
          {onClearFilters && (
            <button className="btn btn--line" type="button" onClick={onClearFilters}>
              Ver todo
            </button>
          )}
        </section>
      )}
      {rows.length > 0 && children(rows)}
      <Pager
        page={page}
        pageSize={pageSize}
        total={total}
        onShow={(page) => onPage(page > 1 ? String(page) : undefined)}
      />
    </>
  );
}

interface FilterSelectProps {
  label: string;
  /** Label of the option without filter. */
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}

/** Filter of a list by one value. */
export function FilterSelect({ label, all, value, options, onChoose }: FilterSelectProps) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? ""}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export const Loading = () => (
  <p className="panel panel__in empty-state" role="status">
    Cargando...
  </p>
);

interface ListStateProps {
  isPending: boolean;
  /** The query has failed and there is no earlier data. */
  failed: boolean;
  /** Error message, as a sentence. */
  failure: string;
  onRetry: () => void;
}

/** Loading or error state of a list. */
export function ListState({ isPending, failed, failure, onRetry }: ListStateProps) {
  if (isPending) return <Loading />;
  if (!failed) return null;
  return <NotLoaded className="panel panel__in empty-state" failure={failure} onRetry={onRetry} />;
}

/** Redirects from a page that no longer exists to the first one. */
function ToFirstPage() {
  const [search] = useSearchParams();
  const first = new URLSearchParams(search);
  first.delete("page");
  return <Navigate to={`?${first}`} replace />;
}

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onShow: (page: number) => void;
}

/** Pager of a list; nothing for a single page. */
export function Pager({ page, pageSize, total, onShow }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef(false);

  // At either end the pressed button becomes disabled: focus the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    if (pressed.current && nav.current?.querySelector(":disabled"))
      nav.current.querySelector<HTMLElement>(":enabled")?.focus();
    pressed.current = false;
  }, [page]);

  function show(next: number) {
    pressed.current = true;
    onShow(next);
  }

  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className="pager" aria-label="Páginas" ref={nav}>
      <p role="status">
        {from} a {Math.min(total, page * pageSize)} de {total}
      </p>
      <button
        className="btn btn--line"
        type="button"
        disabled={page <= 1}
        onClick={() => show(Math.min(page - 1, last))}
      >
        <Icon name="previous" />
        Anterior
      </button>
      <button
        className="btn btn--line"
        type="button"
        disabled={page >= last}
        onClick={() => show(page + 1)}
      >
        Siguiente
        <Icon name="next" />
      </button>
    </nav>
  );
}
