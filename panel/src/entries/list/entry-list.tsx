import { FilterSelect, ListBody } from "@panel/list/list-body";
import { SearchField } from "@panel/list/search-field";
import { useRowRemoved } from "@panel/list/use-row-removed";
import { Icon } from "@panel/ui/icon";
import { useRef } from "react";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { UnfinishedEntries } from "../drafts/unfinished-entries";
import { emptyOf, menuOf, newOf, nounsOf } from "../labels";
import { statesOf } from "../states";
import { EntryItem } from "./entry-item";
import { counted, orderWords } from "./list-text";
import { orderOf, ordersOf } from "./orders";
import { pageSize } from "./read-entries";
import { changedFilter } from "./read-page";
import { SelectButton, SelectionBar, useSelection } from "./selection";
import { useTermUses } from "./terms";
import { useEntryList } from "./use-entry-list";

/**
 * Entries of one type with search, filter and pages (H5). Listed fields (`list: true`) and filters (`yes`,
 * `no` and `future` of a field) are declared in `content/<type>.ts`.
 */
export function EntryList({ type }: { type: ContentType }) {
  const list = useEntryList(type);
  const { data, isPlaceholderData, q, state, isChanged, setParams } = list;
  const onRowRemoved = useRowRemoved(type.table, list);
  const fresh = useRef<HTMLAnchorElement>(null);
  const selection = useSelection();
  const uses = useTermUses(type);
  const isFiltered = q !== "" || state !== undefined || isChanged;
  const filters = statesOf(type).map(({ value, words: [, label] }) => ({ value, label }));

  return (
    <>
      <div className="bar">
        <div>
          <h1>{menuOf(type)}</h1>
          <p role="status">
            {data &&
              `${counted(data.total, nounsOf(type))}, ${isChanged ? "los últimos cambios primero" : orderWords(type, list.order)}`}
          </p>
        </div>
        <div className="bar__acts">
          <SelectButton selection={selection} />
          <Link className="btn" to={`${panelPath(type)}/new`} ref={fresh}>
            <Icon name="add" />
            {newOf(type)}
          </Link>
        </div>
      </div>
      <div className="filters filters--sorted">
        <SearchField value={q} onSearch={(q) => setParams({ q, page: undefined }, true)} />
        <FilterSelect
          label="Estado"
          all="Todos los estados"
          value={isChanged ? changedFilter.value : state?.value}
          options={[...filters, changedFilter]}
          onChoose={(status) => setParams({ status, page: undefined })}
        />
        {!isChanged && (
          <select
            className="input"
            aria-label="Ordenar"
            value={list.order.value}
            onChange={({ currentTarget: { value } }) => {
              const sort = value === orderOf(type, null).value ? undefined : value;
              setParams({ sort, page: undefined });
            }}
          >
            {ordersOf(type).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      {data && <UnfinishedEntries type={type} {...data.unfinished} fallback={fresh} />}
      <ListBody
        list={list}
        failure="No se pudo cargar la lista."
        page={list.page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty={isFiltered ? "Nada coincide con lo que buscas." : emptyOf(type)}
        onClearFilters={
          isFiltered
            ? () => setParams({ q: undefined, status: undefined, page: undefined })
            : undefined
        }
      >
        {(rows) => (
          <section
            className="panel"
            aria-label={menuOf(type)}
            aria-busy={isPlaceholderData || undefined}
          >
            <ul className="rows rows--switched">
              {rows.map((row) => (
                <EntryItem
                  key={row.id}
                  type={type}
                  row={row}
                  draft={data?.drafts.get(row.id)}
                  uses={uses?.get(row.id)}
                  fallback={fresh}
                  selection={selection}
                  onDeleted={() => onRowRemoved()}
                />
              ))}
            </ul>
            {selection.isSelecting && <SelectionBar {...{ type, rows, selection }} />}
          </section>
        )}
      </ListBody>
    </>
  );
}
