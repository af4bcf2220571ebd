import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { refetch } from "@panel/queries/query-client";
import { isCopied } from "@panel/ui/copy-link";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ContentType } from "#content/index.ts";
import type { PreviewLinkRow } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";

interface PreviewLinksProps {
  type: ContentType;
  id: string;
  locale: Locale;
  /** Saves what was typed to the draft, which the links show. */
  saveDraft?: (() => Promise<unknown>) | undefined;
}

/** Creates, copies and revokes links that show the draft to others (K3). */
export function PreviewLinks({ type, id, locale, saveDraft }: PreviewLinksProps) {
  const queries = useQueryClient();
  const queryKey = ["preview-links", type.table, id];
  const {
    data: links = [],
    isLoadingError,
    refetch: readAgain,
  } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readLinks(type, id, signal),
  });
  const [days, setDays] = useState<Days>(1);
  const [createdLink, setCreatedLink] = useState<string>();
  const [done, setDone] = useState("");
  const address = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);

  const create = useMutation({
    mutationFn() {
      const saved = saveDraft?.() ?? Promise.resolve();
      const link = saved.then(() => makeLink(type, id, { days, locale }));
      return Promise.all([link, isCopied(link)]);
    },
    async onSuccess([link, copied]) {
      setCreatedLink(link);
      await refetch(queries, queryKey);
      const until = days === 1 ? "un día" : "siete días";
      if (copied) return setDone(`Enlace copiado. Se puede abrir durante ${until}.`);
      setDone("Enlace creado. Cópialo del campo en que está.");
      address.current?.focus();
    },
  });
  const revoke = useMutation({
    mutationFn: revokeLink,
    async onSuccess() {
      setCreatedLink(undefined);
      await refetch(queries, queryKey);
      setDone("Enlace anulado. Ya no enseña nada.");
      summary.current?.focus();
    },
  });

  function clearMessages() {
    setDone("");
    create.reset();
    revoke.reset();
  }

  return (
    <details className="links">
      <summary ref={summary}>
        Enlace para enseñarlo
        {links.length > 0 && (
          <small>{links.length === 1 ? "1 activo" : `${links.length} activos`}</small>
        )}
        {isLoadingError && <small>no se pudieron cargar</small>}
      </summary>
      <p className="hint">
        Enseña el borrador a quien tenga el enlace, también lo que escribas después, hasta que
        caduque.
      </p>
      <div className="links__make">
        <select
          className="input"
          aria-label="Cuánto dura el enlace"
          value={days}
          onChange={(event) => setDays(event.currentTarget.value === "7" ? 7 : 1)}
        >
          <option value="1">Dura 1 día</option>
          <option value="7">Dura 7 días</option>
        </select>
        <button
          className="btn btn--line"
          type="button"
          aria-busy={create.isPending || undefined}
          onClick={() => {
            if (create.isPending) return;
            clearMessages();
            create.mutate();
          }}
        >
          Copiar enlace para enseñarlo
        </button>
      </div>
      {createdLink && (
        <input
          ref={address}
          className="input"
          readOnly
          aria-label="Dirección del enlace"
          value={createdLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p role="status">{done}</p>
      {/* On phones the preview is a sheet, which would hide a toast. */}
      {create.error && (
        <InlineError>No se pudo crear el enlace. {creationReason(create.error)}</InlineError>
      )}
      {revoke.error && (
        <InlineError>No se pudo anular el enlace. {reasonOf(revoke.error)}</InlineError>
      )}
      {isLoadingError && (
        <NotLoaded
          className="preview__failed"
          failure="No se pudieron cargar los enlaces activos."
          onRetry={() => void readAgain()}
        />
      )}
      {links.length > 0 && (
        <ul aria-label="Enlaces activos">
          {links.map((link) => (
            <li key={link.id}>
              Caduca el {formatMoment(link.expires_at)}
              <button
                className="more more--plain"
                type="button"
                aria-label={`Anular el enlace que caduca el ${formatMoment(link.expires_at)}`}
                onClick={() => {
                  clearMessages();
                  revoke.mutate(link.id);
                }}
              >
                Anular
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function creationReason(error: Error): string {
  const isFull = error instanceof BackendError && error.code === "PT409";
  return isFull ? "Hay demasiados enlaces activos: anula alguno." : reasonOf(error);
}

/** Validity of a link in days. */
export type Days = 1 | 7;

/** A valid link. Its address contains the token, which only its maker has seen. */
export type PreviewLink = Pick<PreviewLinkRow, "id" | "created_at" | "expires_at">;

/**
 * Links of an entry that have not expired, in the order of expiry.
 * @throws {BackendError}
 */
export async function readLinks(
  { table }: ContentType,
  entry: string,
  signal: AbortSignal,
): Promise<PreviewLink[]> {
  const links = backend().from("preview_links").select("id,created_at,expires_at");
  const ofEntry = links.match({ entry_type: table, entry_id: entry });
  const valid = ofEntry.gt("expires_at", new Date().toISOString()).order("expires_at");
  return dataOf(await valid.abortSignal(signal));
}

/**
 * Creates a link to the entry with its draft.
 * @returns its address
 * @throws {BackendError}
 */
export async function makeLink(
  { table }: ContentType,
  entry: string,
  { days, locale }: { days: Days; locale: Locale },
): Promise<string> {
  const created = await backend().rpc("make_preview_link", { type: table, entry, days });
  return `${location.origin}/${locale}/preview/${dataOf(created).token}`;
}

/**
 * Invalidates a link.
 * @throws {BackendError}
 */
export async function revokeLink(id: string): Promise<void> {
  dataOf(await backend().from("preview_links").delete().eq("id", id));
}
