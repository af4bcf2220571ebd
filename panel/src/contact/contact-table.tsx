import { openerId } from "@panel/list/use-open-item";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { telephoneAddress } from "../../../supabase/functions/_shared/phone-number.ts";
import { tripLine } from "../../../supabase/functions/_shared/trip-words.ts";
import { emptyValue, mailAddress } from "./enquiry";
import { type MailedEnquiry, type Order, type OrderColumn, orderAfter } from "./list-query";
import { MailBadge } from "./mail-status";
import { StateBadges } from "./state-fields";

const columns: { label: string; column?: OrderColumn }[] = [
  { label: "Fecha", column: "created_at" },
  { label: "Nombre", column: "name" },
  { label: "Correo", column: "email" },
  { label: "Teléfono" },
  { label: "Contacto preferido" },
  { label: "Mensaje" },
];

interface ContactTableProps {
  rows: readonly MailedEnquiry[];
  /** Displays the previous page while the next one loads. */
  busy: boolean;
  order: Order;
  onOrder: (order: Order) => void;
  onOpen: (id: string) => void;
}

/** Enquiries as a table. On phones the style sheet lays out each row as a labelled list. */
export function ContactTable({ rows, busy, order, onOrder, onOpen }: ContactTableProps) {
  return (
    <section className="panel tablewrap" aria-label="Mensajes" aria-busy={busy || undefined}>
      <table className="ledger">
        <thead>
          <tr>
            {columns.map(({ label, column }) =>
              column ? (
                <OrderHeading key={label} {...{ label, column, order, onOrder }} />
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ContactRow key={row.id} row={row} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface OrderHeadingProps extends Pick<ContactTableProps, "order" | "onOrder"> {
  label: string;
  column: OrderColumn;
}

function OrderHeading({ label, column, order, onOrder }: OrderHeadingProps) {
  const direction = order.ascending ? "ascending" : "descending";
  const isSorted = order.column === column;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" onClick={() => onOrder(orderAfter(order, column))}>
        {label}
        <Icon name={isSorted && order.ascending ? "up" : "down"} />
      </button>
    </th>
  );
}

function ContactRow({ row, onOpen }: { row: MailedEnquiry; onOpen: (id: string) => void }) {
  const phone = telephoneAddress(row.phone);
  const trip = tripLine(row);
  return (
    <tr>
      <td className="num" data-label="Fecha">
        {formatMoment(row.created_at)}
      </td>
      <td className="name" data-label="Nombre">
        <button
          className="opener"
          dir="auto"
          type="button"
          id={openerId("message", row.id)}
          aria-haspopup="dialog"
          onClick={() => onOpen(row.id)}
        >
          {row.name}
        </button>
      </td>
      <td className="mail" data-label="Correo">
        <a href={mailAddress(row.email)}>
          <Breakable email={row.email} />
        </a>
      </td>
      <td className="num" data-label="Teléfono">
        {phone ? <a href={phone}>{row.phone}</a> : row.phone || emptyValue}
      </td>
      <td data-label="Preferido">{row.preferred_contact || emptyValue}</td>
      <td className="msg" data-label="Mensaje">
        <span className="clamp2" dir="auto" lang={row.language ?? undefined}>
          {row.message}
        </span>
        {trip && <span className="trip">{trip}</span>}
        <p className="badges">
          <StateBadges enquiry={row} />
          <MailBadge mails={row.outbox} />
        </p>
      </td>
    </tr>
  );
}

/** Allows a line break before the @. */
function Breakable({ email }: { email: string }) {
  const [name, ...host] = email.split("@");
  return (
    <>
      {name}
      <wbr />@{host.join("@")}
    </>
  );
}
