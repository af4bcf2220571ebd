import { PeopleNav } from "@panel/administrators/people-nav";
import { ListBody } from "@panel/list/list-body";
import { useAddress } from "@panel/list/use-address";
import { formatMoment } from "@panel/ui/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AdminLogRow } from "#shared/database.types.ts";
import { activityQuery, whoQuery } from "./activity-query";
import { deedWords, kinds } from "./deed-words";
import { pageSize } from "./read-activity";

/** Who did what, the newest first (K8). */
export function ActivityList() {
  const { search, show } = useAddress();
  const { query, who, kind, page } = activityQuery(search);
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = list;
  const people = useQuery(whoQuery()).data ?? [];
  const narrowed = who !== undefined || kind !== undefined;
  // Whoever was removed meanwhile is no choice, unless the address asks for them.
  const unknown = who && !people.some(({ id }) => id === who);

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
        <select
          className="input"
          aria-label="Quién"
          value={who ?? ""}
          onChange={(event) => show({ who: event.currentTarget.value, page: undefined })}
        >
          <option value="">Todos</option>
          {people.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          {unknown && <option value={who}>{data?.emails.get(who) ?? "Otra cuenta"}</option>}
        </select>
        <select
          className="input"
          aria-label="Qué"
          value={kind ?? ""}
          onChange={(event) => show({ kind: event.currentTarget.value, page: undefined })}
        >
          <option value="">Todo</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <ListBody
        list={list}
        failure="No se pudo cargar la actividad."
        page={page}
        pageSize={pageSize}
        onPage={(page) => show({ page })}
        empty={narrowed ? "No hay nada de eso." : "Todavía no hay actividad."}
        onWiden={
          narrowed ? () => show({ who: undefined, kind: undefined, page: undefined }) : undefined
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
                <DeedLine key={row.id} row={row} email={data?.emails.get(row.who ?? "")} />
              ))}
            </ul>
          </section>
        )}
      </ListBody>
    </>
  );
}

function DeedLine({ row, email }: { row: AdminLogRow; email: string | undefined }) {
  const author = row.who === null ? "El servidor" : (email ?? "Una cuenta que ya no existe");
  return (
    <li>
      <span>
        <strong>{author}</strong> {deedWords(row)}
      </span>
      <time dateTime={row.at}>{formatMoment(row.at)}</time>
    </li>
  );
}
