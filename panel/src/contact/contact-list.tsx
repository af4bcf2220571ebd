import { ListState } from "@panel/list/list-state";
import { Pager } from "@panel/list/pager";
import { SearchField } from "@panel/list/search-field";
import { ToFirstPage } from "@panel/list/to-first-page";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useCount } from "@panel/ui/use-counts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ContactTable } from "./contact-table";
import { exportEnquiries } from "./export-enquiries";
import type { Narrowing } from "./find-enquiries";
import { MessageSheet } from "./message-sheet";
import { orders } from "./order";
import { pageSize } from "./read-enquiries";
import { UnsentNotice } from "./unsent-notice";
import { useEnquiries } from "./use-enquiries";
import { useOpenMessage } from "./use-open-message";
import { useRetry } from "./use-retry";

/** Every enquiry, the newest first. */
export function ContactList() {
  const list = useEnquiries();
  const { data, error, isPending, isPlaceholderData, q, unsent, order, page, show } = list;
  const count = useCount("contact_submissions");
  const message = useOpenMessage();
  const retry = useRetry();
  const queries = useQueryClient();
  const narrowed = q !== "" || unsent;

  function onErased(id: string) {
    const ids = data?.rows.map((row) => row.id) ?? [];
    const at = ids.indexOf(id);
    message.focusNext(ids[at + 1] ?? ids[at - 1] ?? null);
    // The last one of a page takes the page along: nobody asks for it any more.
    const emptied = ids.length === 1 && page > 1;
    if (emptied) show({ message: undefined, page: page > 2 ? String(page - 1) : undefined }, true);
    else message.close();
    toast({ title: "Mensaje eliminado correctamente", text: "" });
    void queries.invalidateQueries({
      queryKey: ["contact_submissions"],
      predicate: ({ queryKey }) => !emptied || queryKey[1] !== "list",
    });
  }

  // An address may name a page that is gone, as after its mails went out.
  const beyond = data?.rows.length === 0 && page > 1;

  return (
    <>
      <div className="bar">
        <div>
          <h1>Mensajes de contacto{count === undefined ? "" : ` (${count})`}</h1>
          <p role="status">{data && noteOf(data.total, q, unsent, order.label)}</p>
        </div>
        <div className="bar__acts">
          <ExportButton q={q} unsent={unsent} total={data?.total ?? 0} />
        </div>
      </div>
      <UnsentNotice filtered={unsent} retry={retry} />
      <div className="filters filters--table">
        <SearchField value={q} onSearch={(q) => show({ q, page: undefined }, true)} />
        <select
          className="input"
          aria-label="Orden"
          value={order.value}
          onChange={(event) => show({ sort: event.currentTarget.value, page: undefined })}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <ListState
        isPending={isPending}
        failed={error !== null && !data}
        failure="No se pudieron cargar los mensajes."
        onRetry={() => list.refetch()}
      />
      {beyond && <ToFirstPage />}
      {data && data.rows.length === 0 && !beyond && (
        <section className="panel panel__in blank">
          <p>{emptyOf(narrowed, q, unsent)}</p>
          {narrowed && (
            <button
              className="btn btn--line"
              type="button"
              onClick={() => show({ q: undefined, mail: undefined, page: undefined })}
            >
              Ver todo
            </button>
          )}
        </section>
      )}
      {data && data.rows.length > 0 && (
        <ContactTable
          rows={data.rows}
          busy={isPlaceholderData}
          order={order}
          onOrder={({ value }) => show({ sort: value, page: undefined })}
          onOpen={message.open}
        />
      )}
      {data && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={data.total}
          onShow={(page) => show({ page: page > 1 ? String(page) : undefined })}
        />
      )}
      {message.id && (
        <MessageSheet
          key={message.id}
          id={message.id}
          retry={retry}
          onClose={message.close}
          onErased={onErased}
        />
      )}
    </>
  );
}

function noteOf(total: number, q: string, unsent: boolean, order: string): string {
  const late = `${total} con el aviso sin enviar`;
  if (!q) return unsent ? late : order;
  return `${unsent ? late : total} ${total === 1 ? "coincide" : "coinciden"} con «${q}»`;
}

function emptyOf(narrowed: boolean, q: string, unsent: boolean): string {
  if (unsent && !q) return "Ya no queda ningún aviso sin enviar.";
  return narrowed ? "Nada coincide con lo que buscas." : "Todavía no hay mensajes de contacto.";
}

/** Everything that the search finds, not only the page of it that is shown. */
function ExportButton({ total, ...narrowing }: Narrowing & { total: number }) {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await exportEnquiries(narrowing);
    } catch {
      toast({
        kind: "error",
        title: "No se pudo exportar",
        text: "El servidor no ha dado todos los mensajes. Inténtalo otra vez.",
      });
    }
    setBusy(false);
  }

  return (
    <button
      className="btn btn--line"
      type="button"
      disabled={total === 0}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : run}
    >
      <Icon name="download" />
      {busy ? "Exportando..." : "Exportar a Excel (CSV)"}
    </button>
  );
}
