import { PeopleNav } from "@panel/administrators/people-nav";
import { FilterSelect, ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { formatMoment } from "@panel/ui/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AdminLogRow } from "#shared/database.types.ts";
import { actionWords, kinds } from "./action-words";
import { activityQuery, administratorsQuery, pageSize } from "./activity-query";

/** Log of administrators' actions, the newest first (K8). */
export function ActivityList() {
  const { search, setParams } = useAddressParams();
  const { query, actorId, kind, page } = activityQuery(search);
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = list;
  const people = useQuery(administratorsQuery()).data ?? [];
  const isFiltered = actorId !== undefined || kind !== undefined;
  // A removed administrator is an option only if the address already filters by it.
  const accounts =
    actorId === undefined || people.some(({ id }) => id === actorId)
      ? people
      : [...people, { id: actorId, email: data?.emails.get(actorId) ?? "Otra cuenta" }];

  return (
    <>
      <div className="bar">
        <div>
          <h1>Actividad</h1>
          <p>Quién ha hecho qué en los últimos doce meses.</p>
        </div>
        <PeopleNav />
      </div>
      <div className="filters filters--two">
        <FilterSelect
          label="Quién"
          all="Todos"
          value={actorId}
          options={accounts.map(({ id, email }) => ({ value: id, label: email }))}
          onChoose={(who) => setParams({ who, page: undefined })}
        />
        <FilterSelect
          label="Qué"
          all="Todo"
          value={kind}
          options={kinds}
          onChoose={(kind) => setParams({ kind, page: undefined })}
        />
      </div>
      <ListBody
        list={list}
        failure="No se pudo cargar la actividad."
        page={page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty={isFiltered ? "No hay nada de eso." : "Todavía no hay actividad."}
        onClearFilters={
          isFiltered
            ? () => setParams({ who: undefined, kind: undefined, page: undefined })
            : undefined
        }
      >
        {(rows) => (
          <section
            className="panel"
            aria-label="Actividad"
            aria-busy={isPlaceholderData || undefined}
          >
            <ul className="lines">
              {rows.map((row) => (
                <ActionLine key={row.id} row={row} email={data?.emails.get(row.actor_id ?? "")} />
              ))}
            </ul>
          </section>
        )}
      </ListBody>
    </>
  );
}

function ActionLine({ row, email }: { row: AdminLogRow; email: string | undefined }) {
  const author = row.actor_id === null ? "El servidor" : (email ?? "Una cuenta que ya no existe");
  return (
    <li>
      <span>
        <strong>{author}</strong> {actionWords(row)}
      </span>
      <time dateTime={row.at}>{formatMoment(row.at)}</time>
    </li>
  );
}
