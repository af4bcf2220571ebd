import { detailProblem, noDetail, type PictureDetail } from "@panel/entries/draft/picture-details";
import { isBlank } from "@panel/entries/draft/texts";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { nameOf } from "@panel/entries/entry-row";
import { AltFields } from "@panel/entries/pictures/alt-fields";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { contentTypes } from "#content/index.ts";
import { locales } from "#shared/locales.ts";
import {
  type DescribedEntry,
  type Description,
  descriptionIn,
  mergeDescriptions,
} from "./descriptions";
import { type SaveResult, saveDescription } from "./picture-changes";

interface DescriptionFormProps {
  /** `bucket/name` */
  path: string;
  address: string;
  /** Entries with the picture, as read when the form was opened. */
  entries: readonly DescribedEntry[];
  onSaved: () => void;
}

/**
 * Alternative texts of a picture in every language, saved in all entries that use it (K10). Unsaved text
 * survives closing and reloading.
 */
export function DescriptionForm({ path, address, entries: first, onSaved }: DescriptionFormProps) {
  const queries = useQueryClient();
  const [entries, setEntries] = useState(first);
  const [merged] = useState(() => mergeDescriptions(first, address));
  const mergedJson = JSON.stringify([merged.alt, merged.decorative]);
  // `over`: description when typing began.
  const initial = { ...merged.alt, decorative: merged.decorative ? "yes" : "", over: mergedJson };
  const { texts, foundAt, change, reset } = useAutosavedTexts(`picture/${path}`, initial);
  const unmounted = useUnmountSignal();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const detail: PictureDetail = {
    ...noDetail,
    alt: { es: texts.es, en: texts.en, fr: texts.fr },
    decorative: texts.decorative === "yes",
  };
  useDeclareUnsaved(JSON.stringify(texts) !== JSON.stringify(initial), reset);

  const save = useMutation({
    mutationFn: () => saveDescription(entries, address, detail, unmounted.current.signal),
    onSuccess(results) {
      for (const key of ["pictures", "translations", ...contentTypes.map(({ table }) => table)])
        void queries.invalidateQueries({ queryKey: [key] });
      const left = results.filter(({ problem }) => problem);
      setProblems([...new Set(left.map((one) => problemWords(one, address)))]);
      if (left.length > 0) return setEntries(results.flatMap(({ entry }) => entry ?? []));
      reset();
      toast({ title: "Texto alternativo guardado correctamente", text: "" });
      onSaved();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const problem = detailProblem(detail);
    setProblems(problem ? [problem] : []);
    if (!problem) save.mutate();
  }

  return (
    <form className="details__form" noValidate onSubmit={submit}>
      {foundAt !== undefined && (
        <div className="notice" role="status">
          <p>Aquí sigue lo que se escribió el {formatMoment(new Date(foundAt).toISOString())}.</p>
          {texts.over !== mergedJson && (
            <p>Después lo ha cambiado alguien. Ahora dice: {descriptionWords(merged)}</p>
          )}
          <button
            className="btn btn--line"
            type="button"
            onClick={(event) => {
              // The pressed button unmounts: focus the first field.
              event.currentTarget.form?.querySelector("input")?.focus();
              reset();
            }}
          >
            Descartar lo escrito
          </button>
        </div>
      )}
      <AltFields
        detail={detail}
        onChange={({ alt, decorative }) =>
          change({
            ...(alt && Object.fromEntries(locales.map((locale) => [locale, alt[locale]]))),
            ...(decorative !== undefined && { decorative: decorative ? "yes" : "" }),
          })
        }
      />
      {entries.length > 1 && (
        <p className="hint">
          {merged.differs
            ? `Ahora no dice lo mismo en todas partes: al guardar, dirá esto en las ${entries.length} entradas que la usan.`
            : `Se guarda en las ${entries.length} entradas que la usan.`}
        </p>
      )}
      {problems.map((problem) => (
        <InlineError key={problem}>{problem}</InlineError>
      ))}
      <button className="btn" type="submit" aria-busy={save.isPending || undefined}>
        {save.isPending ? "Guardando..." : "Guardar texto"}
      </button>
    </form>
  );
}

function problemWords({ before, entry, problem }: SaveResult, address: string): string {
  const where = `No se ha guardado en «${nameOf(before.type, before.row)}»`;
  switch (problem?.kind) {
    case "conflict": {
      const now = entry && entry !== before ? descriptionIn(entry, address) : undefined;
      const what = now ? ` Ahora dice: ${descriptionWords(now)}` : "";
      return `${where}: alguien lo ha cambiado mientras tanto.${what} Guarda otra vez para poner lo tuyo.`;
    }
    case "gone":
      return `${where}: alguien lo ha eliminado mientras tanto.`;
    case "refused":
      return `${where}: tu sesión ha terminado.`;
    case "failed":
      return `${where}. ${problem.reason}`;
    default:
      return where;
  }
}

/** Description as text: `ES «Una duna», EN «A dune».` */
function descriptionWords({ alt, decorative }: Description): string {
  if (decorative) return "es solo decorativa.";
  const filled = locales.filter((locale) => !isBlank(alt[locale]));
  if (filled.length === 0) return "nada.";
  return `${filled.map((locale) => `${locale.toUpperCase()} «${alt[locale]}»`).join(", ")}.`;
}
