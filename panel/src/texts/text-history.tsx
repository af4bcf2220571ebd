import { byWhom, readEmails } from "@panel/entries/versions/accounts";
import { formatMoment } from "@panel/ui/format";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useQuery } from "@tanstack/react-query";
import { type SiteText, textColumns } from "#content/texts/define.ts";
import type { SiteTextVersionRow } from "#shared/database.types.ts";
import { localeNames, locales } from "#shared/locales.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { versionsQuery } from "./texts-query";

interface TextHistoryProps {
  textKey: string;
  text: SiteText;
  /** Puts earlier words into the form, unsaved. */
  onRestore: (was: SiteTextVersionRow["was"]) => void;
  onClose: () => void;
}

/** Earlier words of a text, the newest first. Null in a language: the code's words. */
export default function TextHistory({ textKey, text, onRestore, onClose }: TextHistoryProps) {
  const { data, isPending, error, refetch } = useQuery({
    ...versionsQuery(textKey),
    queryFn: async (context) => {
      const versions = await versionsQuery(textKey).queryFn(context);
      return { versions, emails: await readEmails(versions.map((each) => each.recorded_by)) };
    },
  });
  return (
    <Sheet title="Historial" note={text.label} closeLabel="Cerrar el historial" onClose={onClose}>
      <div className="history">
        {isPending && <p role="status">Cargando...</p>}
        {error && !data && (
          <NotLoaded failure="No se pudo cargar el historial." onRetry={() => void refetch()} />
        )}
        {data?.versions.length === 0 && (
          <p>Todavía no hay versiones anteriores: cada cambio que guardes deja aquí la suya.</p>
        )}
        <ol className="states">
          {data?.versions.map(({ id, was, recorded_at, recorded_by }) => (
            <li key={id}>
              <p>
                Hasta el {formatMoment(recorded_at)}, cuando se cambió{" "}
                {byWhom(recorded_by, data.emails)}:
              </p>
              {locales.map((locale) => {
                const words = was[textColumns[locale]];
                return (
                  <p key={locale}>
                    <small>{localeNames[locale]}: </small>
                    {words === null || words === undefined ? (
                      "el original"
                    ) : (
                      <b lang={locale}>{words || "vacío"}</b>
                    )}
                  </p>
                );
              })}
              <button
                className="btn btn--line"
                type="button"
                onClick={() => {
                  onRestore(was);
                  onClose();
                }}
              >
                Recuperar en el formulario
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
