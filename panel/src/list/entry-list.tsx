import { Icon } from "@panel/ui/icon";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { EntryRow, type Summarise } from "./entry-row";
import { ListState } from "./list-state";
import { Pager } from "./pager";
import { pageSize } from "./read-entries";
import { SearchField } from "./search-field";
import { ToFirstPage } from "./to-first-page";
import { type ListOptions, useEntryList } from "./use-entry-list";

interface EntryListProps extends ListOptions {
  /** Beside the number of entries: `por nombre`. */
  note: string;
  /** Always the same function. */
  summarise: Summarise;
  /** Shown while there is no entry at all. */
  empty: string;
}

/** A list of entries with search, filter, pages, and what can be done to each (H5). */
export function EntryList(props: EntryListProps) {
  const { kind, note, filters, summarise, empty } = props;
  const list = useEntryList(props);
  const queries = useQueryClient();
  const { data, error, isPending, isPlaceholderData, q, filter, page, show } = list;
  const fresh = useRef<HTMLAnchorElement>(null);
  const narrowed = q !== "" || filter !== undefined;
  const { many, one, plural = many, fresh: newLabel } = kind.words;

  function refresh() {
    // The last one of a page takes the page along: nobody asks for it any more.
    const emptied = data?.rows.length === 1 && page > 1;
    if (emptied) show({ page: page > 2 ? String(page - 1) : undefined }, true);
    void queries.invalidateQueries({
      queryKey: [kind.table],
      predicate: ({ queryKey }) => !emptied || queryKey[1] !== "list",
    });
  }

  const latest = useRef(refresh);
  latest.current = refresh;
  const [onDeleted] = useState(() => () => latest.current());

  // An address may still name a page that is gone.
  const beyond = data?.rows.length === 0 && page > 1;

  return (
    <>
      <div className="bar">
        <div>
          <h1>{many}</h1>
          <p role="status">
            {data && `${data.total} ${(data.total === 1 ? one : plural).toLowerCase()}, ${note}`}
          </p>
        </div>
        <div className="bar__acts">
          <Link className="btn" to={`${kind.path}/new`} ref={fresh}>
            <Icon name="add" />
            {newLabel}
          </Link>
        </div>
      </div>
      <div className="filters">
        <SearchField value={q} onSearch={(q) => show({ q, page: undefined }, true)} />
        <select
          className="input"
          aria-label="Estado"
          value={filter?.value ?? ""}
          onChange={(event) => show({ status: event.currentTarget.value, page: undefined })}
        >
          <option value="">Todos los estados</option>
          {filters.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <ListState
        isPending={isPending}
        failed={error !== null && !data}
        failure="No se pudo cargar la lista."
        onRetry={() => list.refetch()}
      />
      {beyond && <ToFirstPage />}
      {data && data.rows.length === 0 && !beyond && (
        <section className="panel panel__in blank">
          <p>{narrowed ? "Nada coincide con lo que buscas." : empty}</p>
          {narrowed && (
            <button
              className="btn btn--line"
              type="button"
              onClick={() => show({ q: undefined, status: undefined, page: undefined })}
            >
              Ver todo
            </button>
          )}
        </section>
      )}
      {data && data.rows.length > 0 && (
        <section className="panel" aria-label={many} aria-busy={isPlaceholderData || undefined}>
          <ul className="rows">
            {data.rows.map((row) => (
              <EntryRow
                key={row.id}
                kind={kind}
                row={row}
                summarise={summarise}
                fallback={fresh}
                onDeleted={onDeleted}
              />
            ))}
          </ul>
        </section>
      )}
      {data && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={data.total}
          onShow={(page) => show({ page: page > 1 ? String(page) : undefined })}
        />
      )}
    </>
  );
}
