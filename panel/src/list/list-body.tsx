import type { ReactNode } from "react";
import { ListState } from "./list-state";
import { Pager } from "./pager";
import { ToFirstPage } from "./to-first-page";

interface ListBodyProps<Row> {
  /** The query that brings one page of the rows. */
  list: {
    data: { rows: Row[]; total: number } | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => void;
  };
  /** What could not be loaded, as a sentence. */
  failure: string;
  page: number;
  pageSize: number;
  onPage: (page: string | undefined) => void;
  /** What is said where there are no rows. */
  empty: string;
  /** Shows everything, where a search or a filter has left nothing. */
  onWiden: (() => void) | undefined;
  children: (rows: Row[]) => ReactNode;
}

/** A page of rows, or that it is on its way, did not arrive, or is empty; and the way to the other pages. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, failure, page, pageSize, onPage, empty, onWiden, children } = props;
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
  // An address may name a page that is gone.
  const beyond = rows.length === 0 && page > 1;
  return (
    <>
      {beyond && <ToFirstPage />}
      {rows.length === 0 && !beyond && (
        <section className="panel panel__in blank">
          <p>{empty}</p>
          {onWiden && (
            <button className="btn btn--line" type="button" onClick={onWiden}>
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
  /** What is chosen where the list is not narrowed. */
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}

/** Narrows a list to one of some values. */
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
