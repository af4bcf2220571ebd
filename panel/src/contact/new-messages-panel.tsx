import { DashboardPanel } from "@panel/dashboard/dashboard-panel";
import { formatMoment } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { OverdueLine } from "./overdue-line";
import { newestQuery } from "./read-newest";
import { UnsentLine } from "./unsent-line";

/** Latest enquiries, with links to answer them. */
export function NewMessagesPanel() {
  const query = useQuery(newestQuery);
  return (
    <DashboardPanel
      title="Últimos mensajes"
      query={query}
      isEmpty={(rows) => rows.length === 0}
      empty="Todavía no hay mensajes de contacto."
    >
      {(rows) => (
        <>
          <OverdueLine />
          <UnsentLine />
          <ul className="lines">
            {rows.map(({ id, created_at, name, message, language }) => (
              <li key={id}>
                <Link to={`/contacts?message=${id}`}>{name}</Link>
                <time dateTime={created_at}>{formatMoment(created_at)}</time>
                <p className="lines__text" lang={language ?? undefined}>
                  {message.slice(0, 160)}
                </p>
              </li>
            ))}
          </ul>
          <p className="panel__note">
            <Link className="more" to="/contacts">
              Ver todos los mensajes
            </Link>
          </p>
        </>
      )}
    </DashboardPanel>
  );
}
