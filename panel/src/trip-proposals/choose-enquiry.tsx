import { enquiriesQuery } from "@panel/departures/departures-query";
import { ListState } from "@panel/list/list-body";
import { formatDay } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

/** For whom a new proposal is: it belongs to an enquiry. */
export function ChooseEnquiry() {
  const { data, error, isPending, refetch } = useQuery(enquiriesQuery);
  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to="/proposals">Propuestas</Link> / Nueva
          </p>
          <h1>¿Para quién es?</h1>
          <p>Elige una consulta. Si te escribió o llamó por otra vía, anótala primero.</p>
        </div>
        <div className="bar__acts">
          <Link className="btn" to="/contacts?add=enquiry">
            <Icon name="add" />
            Anotar consulta
          </Link>
        </div>
      </div>
      {!data && (
        <ListState
          isPending={isPending}
          failed={error !== null}
          failure="No se pudieron cargar las consultas."
          onRetry={refetch}
        />
      )}
      {data?.length === 0 && (
        <p className="panel panel__in empty-state">No hay ninguna consulta abierta.</p>
      )}
      {data && data.length > 0 && (
        <section className="panel" aria-label="Consultas">
          <ul className="lines">
            {data.map(({ id, name, created_at }) => (
              <li key={id}>
                <Link to={`/proposals/new?enquiry=${id}`} dir="auto">
                  {name}
                </Link>
                <time dateTime={created_at}>{formatDay(created_at)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
