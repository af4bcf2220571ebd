import { formatMoment } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import { changeInWords } from "./departure";
import { logQuery } from "./departures-query";

/** «Registro»: the changes of a departure. */
export function DepartureLog({ id, titleId }: { id: string; titleId: string }) {
  const { data, isError } = useQuery(logQuery(id));
  return (
    <section className="departure__log" aria-labelledby={titleId}>
      <h3 id={titleId}>Registro</h3>
      {isError && <p role="status">No se pudo cargar el registro.</p>}
      {data && (
        <ul className="letter__list">
          {data.map((entry) => (
            <li key={entry.id}>
              <p className="letter__by">
                {formatMoment(entry.at)} · {entry.author ?? "—"}
              </p>
              <p>{changeInWords(entry)}</p>
              {entry.note && (
                <p className="letter__words" dir="auto">
                  {entry.note}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
