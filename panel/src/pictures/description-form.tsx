import { detailProblem, noDetail, type PictureDetail } from "@panel/entries/draft/picture-details";
import { useKeptText } from "@panel/entries/editor/use-kept-text";
import { nameOf } from "@panel/entries/entry-row";
import { AltFields } from "@panel/entries/pictures/alt-fields";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { contentTypes } from "#content/index.ts";
import { locales } from "#shared/locales.ts";
import { type Described, saidTogether } from "./described";
import { saveDescription, type Written } from "./save-description";

interface DescriptionFormProps {
  /** `bucket/name` */
  path: string;
  address: string;
  /** Those that show it, as they were when it was opened. */
  entries: readonly Described[];
  onSaved: () => void;
}

/**
 * A picture's words for those who do not see it, in every language, for all entries that show it (K10). What is
 * typed survives a closing and a reload until it is saved.
 */
export function DescriptionForm({ path, address, entries: first, onSaved }: DescriptionFormProps) {
  const queries = useQueryClient();
  const [entries, setEntries] = useState(first);
  const [said] = useState(() => saidTogether(first, address));
  const initial = { ...said.alt, decorative: said.decorative ? "yes" : "" };
  const { texts, foundAt, change, reset } = useKeptText(`picture/${path}`, initial);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const detail: PictureDetail = {
    ...noDetail,
    alt: { es: texts.es, en: texts.en, fr: texts.fr },
    decorative: texts.decorative === "yes",
  };
  useDeclareUnsaved(JSON.stringify(texts) !== JSON.stringify(initial));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problem = detailProblem(detail);
    if (problem) return setProblems([problem]);
    setBusy(true);
    setProblems([]);
    const written = await saveDescription(entries, address, detail);
    for (const key of ["pictures", "translations", ...contentTypes.map(({ table }) => table)])
      void queries.invalidateQueries({ queryKey: [key] });
    const left = written.filter(({ problem }) => problem);
    if (left.length === 0) {
      reset();
      toast({ title: "Texto alternativo guardado correctamente", text: "" });
      return onSaved();
    }
    setEntries(written.flatMap(({ entry }) => entry ?? []));
    setProblems(left.map(problemWords));
    setBusy(false);
  }

  return (
    <form className="details__form" noValidate onSubmit={save}>
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
          {said.differs
            ? `Ahora no dice lo mismo en todas partes: al guardar, dirá esto en las ${entries.length} entradas que la usan.`
            : `Se guarda en las ${entries.length} entradas que la usan.`}
        </p>
      )}
      {foundAt !== undefined && (
        <p className="hint" role="status">
          Sin guardar desde el {formatMoment(new Date(foundAt).toISOString())}.
        </p>
      )}
      {problems.length > 0 && (
        <div role="alert">
          {problems.map((problem) => (
            <p className="err" key={problem}>
              <Icon name="warning" />
              {problem}
            </p>
          ))}
        </div>
      )}
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Guardando..." : "Guardar texto"}
      </button>
    </form>
  );
}

function problemWords({ before: { type, row }, problem }: Written): string {
  const where = `No se ha guardado en «${nameOf(type, row)}»`;
  switch (problem?.kind) {
    case "conflict":
      return `${where}: alguien lo ha cambiado mientras tanto. Guarda otra vez para ponerlo en lo que hay ahora.`;
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
