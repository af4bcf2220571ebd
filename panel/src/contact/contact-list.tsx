import { office } from "@panel/backend/office";
import { ListBody, Loading } from "@panel/list/list-body";
import { SearchField } from "@panel/list/search-field";
import { openerId, useOpenItem } from "@panel/list/use-open-item";
import { useRowRemoved } from "@panel/list/use-row-removed";
import { hoursInWords } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { toast } from "@panel/ui/toaster";
import { useAllSettled } from "@panel/ui/use-all-settled";
import { countQuery, useCount } from "@panel/ui/use-counts";
import { useMutation } from "@tanstack/react-query";
import { channelOf } from "./contact";
import { ContactTable } from "./contact-table";
import { stateFilterWords } from "./enquiry";
import { exportEnquiries } from "./export-csv";
import {
  type EnquiryFilters,
  type MailedEnquiry,
  orders,
  pageSize,
  useEnquiries,
} from "./list-query";
import { isNotice } from "./mail";
import { RefusedNotice, UnsentNotice } from "./mail-status";
import { StateFilterField } from "./state-fields";
import { refusedQuery, unsentQuery } from "./summary-queries";

const MessageSheet = lazyPart("el mensaje", () => import("./message-sheet"));
const AddEnquirySheet = lazyPart("el formulario", () => import("./add-enquiry-sheet"));

/** Value of `?add=`, which opens the form. */
const newEnquiry = "enquiry";

/** All enquiries, the newest first. */
export function ContactList() {
  const list = useEnquiries();
  const { data, isPlaceholderData, q, unsent, refused, state, order, setParams } = list;
  const count = useCount("contact_submissions");
  const isLoaded = useAllSettled([countQuery("contact_submissions"), unsentQuery, refusedQuery]);
  const message = useOpenItem("message");
  const adding = useOpenItem("add");
  /** Link of a notice: the button of this channel is focused, nothing is recorded. */
  const recordBy = channelOf(list.search.get("record"));
  const onRowRemoved = useRowRemoved("contact_submissions", list);
  const isFiltered = q !== "" || unsent || refused || state !== undefined;

  function onErased(id: string) {
    message.focusBeside(id, data?.rows.map((row) => row.id) ?? []);
    if (!onRowRemoved({ message: undefined, record: undefined })) message.close();
    toast({ title: "Mensaje eliminado correctamente", text: "" });
  }

  return (
    <>
      <div className="bar">
        <div>
          <h1>Mensajes de contacto{count === undefined ? "" : ` (${count})`}</h1>
          <p role="status">{isLoaded && data && noteOf(data.total, list, data.rows)}</p>
        </div>
        {isLoaded && (
          <div className="bar__acts">
            <button
              className="btn"
              type="button"
              id={openerId("add", newEnquiry)}
              aria-haspopup="dialog"
              onClick={() => adding.open(newEnquiry)}
            >
              <Icon name="add" />
              Anotar consulta
            </button>
            <ExportButton
              q={q}
              unsent={unsent}
              refused={refused}
              state={state}
              total={data?.total ?? 0}
            />
          </div>
        )}
      </div>
      {isLoaded ? (
        <>
          <UnsentNotice filtered={unsent} />
          <RefusedNotice filtered={refused} />
          <div className="filters">
            <SearchField value={q} onSearch={(q) => setParams({ q, page: undefined }, true)} />
            <StateFilterField
              value={state}
              onChoose={(state) => setParams({ state, page: undefined })}
            />
            <select
              className="input filters__order"
              aria-label="Orden"
              value={order.value}
              onChange={(event) => setParams({ sort: event.currentTarget.value, page: undefined })}
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <ListBody
            list={list}
            failure="No se pudieron cargar los mensajes."
            page={list.page}
            pageSize={pageSize}
            onPage={(page) => setParams({ page })}
            empty={emptyOf(isFiltered, list)}
            onClearFilters={
              isFiltered
                ? () =>
                    setParams({ q: undefined, mail: undefined, state: undefined, page: undefined })
                : undefined
            }
          >
            {(rows) => (
              <ContactTable
                rows={rows}
                busy={isPlaceholderData}
                order={order}
                onOrder={({ value }) => setParams({ sort: value, page: undefined })}
                onOpen={message.open}
              />
            )}
          </ListBody>
        </>
      ) : (
        <Loading />
      )}
      {message.id && (
        <MessageSheet
          key={message.id}
          id={message.id}
          recordBy={recordBy}
          onClose={
            recordBy
              ? () => setParams({ message: undefined, record: undefined }, true)
              : message.close
          }
          onErased={onErased}
        />
      )}
      {adding.id && (
        <AddEnquirySheet
          onClose={adding.close}
          onAdded={(id) => setParams({ add: undefined, message: id }, true)}
        />
      )}
    </>
  );
}

type ListRequest = EnquiryFilters & { order: { label: string } };

function noteOf(
  total: number,
  { q, unsent, refused, state, order }: ListRequest,
  rows: readonly MailedEnquiry[],
): string {
  if (!q && !unsent && !refused && !state) return order.label;
  const isAnswer = ({ outbox }: MailedEnquiry) => outbox.some(({ kind }) => !isNotice(kind));
  const mail = rows.some(isAnswer) ? "un correo" : "el aviso";
  return [
    total,
    unsent && `con ${mail} sin enviar`,
    refused && "con una dirección rechazada",
    q && `${total === 1 ? "coincide" : "coinciden"} con «${q}»`,
    state && `en «${stateFilterWords(state)}»`,
  ]
    .filter((part) => part !== false && part !== "" && part !== undefined)
    .join(" ");
}

function emptyOf(isFiltered: boolean, { q, unsent, refused, state }: ListRequest): string {
  if (unsent && !q && !state) return "Ya no queda ningún aviso sin enviar.";
  if (refused && !q && !state) return "Ya no queda ninguna dirección rechazada.";
  if (state === "overdue" && !q && !unsent)
    return `Ningún mensaje lleva más de ${hoursInWords(office().replyHours)} sin respuesta.`;
  return isFiltered ? "Nada coincide con lo que buscas." : "Todavía no hay mensajes de contacto.";
}

/** Exports all matches, not only the current page. */
function ExportButton({ total, ...filters }: EnquiryFilters & { total: number }) {
  const exporting = useMutation({
    mutationFn: () => exportEnquiries(filters),
    onError: () =>
      toast({
        kind: "error",
        title: "No se pudo exportar",
        text: "El servidor no ha dado todos los mensajes. Inténtalo otra vez.",
      }),
  });
  return (
    <button
      className="btn btn--line"
      type="button"
      disabled={total === 0}
      aria-busy={exporting.isPending || undefined}
      onClick={exporting.isPending ? undefined : () => exporting.mutate()}
    >
      <Icon name="download" />
      {exporting.isPending ? "Exportando..." : "Exportar a Excel (CSV)"}
    </button>
  );
}
