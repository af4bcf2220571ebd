import { checkRefusal } from "@panel/auth/session";
import { BackendError, reasonOf } from "@panel/backend/backend-error";
import { refetch } from "@panel/backend/refetch";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ContentType } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import type { Columns } from "../draft/values";
import { type Days, makeLink, readLinks, revokeLink } from "./links";

interface PreviewLinksProps {
  type: ContentType;
  id: string;
  locale: Locale;
  /** Row that a new link would show. */
  draft: () => Columns;
}

/** Creates, copies and revokes links that show the draft to others (K3). */
export function PreviewLinks({ type, id, locale, draft }: PreviewLinksProps) {
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
  const [busy, setBusy] = useState(false);
  // On phones the preview is a sheet, which would hide a toast.
  const [done, setDone] = useState("");
  const [failure, setFailure] = useState("");
  const address = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);

  function clearMessages() {
    setDone("");
    setFailure("");
  }

  async function copy() {
    setBusy(true);
    clearMessages();
    try {
      const link = await makeLink(type, id, draft(), { days, locale });
      setCreatedLink(link);
      await refetch(queries, queryKey);
      const copied = await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      );
      const until = days === 1 ? "un día" : "siete días";
      if (copied) setDone(`Enlace copiado. Se puede abrir durante ${until}.`);
      else {
        setDone("Enlace creado. Cópialo del campo en que está.");
        address.current?.focus();
      }
    } catch (error) {
      const full = error instanceof BackendError && error.code === "PT409";
      const why = full ? "Hay demasiados enlaces activos: anula alguno." : reasonOf(error);
      setFailure(`No se pudo crear el enlace. ${why}`);
      checkRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  async function revoke(link: string) {
    clearMessages();
    try {
      await revokeLink(link);
      setCreatedLink(undefined);
      await refetch(queries, queryKey);
      setDone("Enlace anulado. Ya no enseña nada.");
      summary.current?.focus();
    } catch (error) {
      setFailure(`No se pudo anular el enlace. ${reasonOf(error)}`);
      checkRefusal(error);
    }
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
        Enseña lo que hay escrito ahora, aunque no esté guardado, a quien tenga el enlace. Las
        imágenes que se suben al guardar no salen.
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
          aria-busy={busy || undefined}
          onClick={() => !busy && void copy()}
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
      {failure && (
        <p className="err" role="alert">
          <Icon name="warning" />
          {failure}
        </p>
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
                onClick={() => void revoke(link.id)}
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
