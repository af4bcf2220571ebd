import { BackendError, reasonOf } from "@panel/backend/backend-error";
import { refetch } from "@panel/backend/refetch";
import { formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ContentType } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { Columns } from "../draft/values";
import { type Days, makeLink, readLinks, revokeLink } from "./links";

interface PreviewLinksProps {
  type: ContentType;
  id: string;
  locale: Locale;
  /** What a link made now would show. */
  draft: () => Columns;
}

/** Links for somebody else to look at the draft: made, copied, and taken back (K3). */
export function PreviewLinks({ type, id, locale, draft }: PreviewLinksProps) {
  const queries = useQueryClient();
  const queryKey = ["preview-links", type.table, id];
  const { data: links = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readLinks(type, id, signal),
  });
  const [days, setDays] = useState<Days>(1);
  const [made, setMade] = useState<string>();
  const [busy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);

  async function copy() {
    setBusy(true);
    try {
      const link = await makeLink(type, id, draft(), { days, locale });
      setMade(link);
      await refetch(queries, queryKey);
      const copied = await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      );
      const until = days === 1 ? "un día" : "siete días";
      if (copied) toast({ title: "Enlace copiado", text: `Se puede abrir durante ${until}.` });
      else {
        toast({ title: "Enlace creado", text: "Cópialo del campo en que está." });
        address.current?.focus();
      }
    } catch (error) {
      const full = error instanceof BackendError && error.code === "PT409";
      const text = full ? "Hay demasiados enlaces activos: anula alguno." : reasonOf(error);
      toast({ kind: "error", title: "No se pudo crear el enlace", text });
    } finally {
      setBusy(false);
    }
  }

  async function revoke(link: string) {
    try {
      await revokeLink(link);
      setMade(undefined);
      await refetch(queries, queryKey);
      toast({ title: "Enlace anulado", text: "Ya no enseña nada." });
      summary.current?.focus();
    } catch (error) {
      toast({ kind: "error", title: "No se pudo anular el enlace", text: reasonOf(error) });
    }
  }

  return (
    <details className="links">
      <summary ref={summary}>
        Enlace para enseñarlo
        {links.length > 0 && (
          <small>{links.length === 1 ? "1 activo" : `${links.length} activos`}</small>
        )}
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
      {made && (
        <input
          ref={address}
          className="input"
          readOnly
          aria-label="Dirección del enlace"
          value={made}
          onFocus={(event) => event.currentTarget.select()}
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
