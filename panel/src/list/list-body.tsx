import type { ReactNode } from "react";
import { ListState } from "./list-state";
import { Pager } from "./pager";
import { ToFirstPage } from "./to-first-page";

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
