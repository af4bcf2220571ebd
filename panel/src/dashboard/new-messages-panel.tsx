import { office } from "@panel/backend/office";
import { useEnquiryCounts } from "@panel/contact/enquiry-counts";
import {
  newestQuery,
  refusedWords,
  unsentWords,
  useRefused,
  useUnsent,
} from "@panel/contact/summary-queries";
import { formatMoment, hoursInWords } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { DashboardPanel } from "./dashboard-panel";

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
          <WaitingLine />
          <UnsentLine />
          <RefusedLine />
          <ul className="lines">
            {rows.map(({ id, created_at, name, message, language }) => (
              <li key={id}>
                <Link to={`/contacts?message=${id}`} dir="auto">
                  {name}
                </Link>
                <time dateTime={created_at}>{formatMoment(created_at)}</time>
                <p className="lines__text" dir="auto" lang={language ?? undefined}>
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

/** Link to enquiries that were not answered within the promised time; nothing if there are none. */
function OverdueLine() {
  const count = useEnquiryCounts()?.overdue;
  if (!count) return null;
  return (
    <p className="panel__note panel__note--warn">
      <Icon name="warning" />
      <Link to="/contacts?state=overdue">
        {count === 1 ? "1 mensaje lleva" : `${count} mensajes llevan`} más de{" "}
        {hoursInWords(office().replyHours)} sin respuesta
      </Link>
    </p>
  );
}

/** Link to proposals whose travellers wait for an answer; nothing if there are none. */
function WaitingLine() {
  const count = useEnquiryCounts()?.waiting;
  if (!count) return null;
  return (
    <p className="panel__note panel__note--warn">
      <Icon name="warning" />
      <Link to="/proposals?state=waiting">
        {count === 1 ? "1 propuesta espera" : `${count} propuestas esperan`} respuesta
      </Link>
    </p>
  );
}

/** Link to enquiries with unsent mails; nothing if there are none. */
function UnsentLine() {
  const { data } = useUnsent();
  if (!data?.count) return null;
  return (
    <p className="panel__note panel__note--warn">
      <Icon name="warning" />
      <Link to="/contacts?mail=unsent">{unsentWords(data.count, data.hasAnswers)}</Link>
    </p>
  );
}

/** Link to enquiries whose address refuses mails; nothing if there are none. */
function RefusedLine() {
  const { data: count } = useRefused();
  if (!count) return null;
  return (
    <p className="panel__note panel__note--warn">
      <Icon name="warning" />
      <Link to="/contacts?mail=refused">{refusedWords(count)}</Link>
    </p>
  );
}
