import { type SiteText, type TextPage, textColumns } from "#content/texts/define.ts";
import { faultOf, type TextFault } from "#content/texts/rules.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { type Locale, locales } from "#shared/locales.ts";
import type { FactValues } from "./texts-query";

/** Languages into which texts are translated. */
export type TargetLocale = Exclude<Locale, "es">;

export const languageNames: Record<Locale, string> = { es: "español", en: "inglés", fr: "francés" };

/** Rows by key. */
export const byKey = (rows: readonly SiteTextRow[]): ReadonlyMap<string, SiteTextRow> =>
  new Map(rows.map((row) => [row.key, row]));

/** Words that pages show: those of the row if they obey the rules, else those of the code. */
export function shownWords(text: SiteText, row: SiteTextRow | undefined, locale: Locale): string {
  const own = row?.[textColumns[locale]];
  return typeof own === "string" && !faultOf(text, own) ? own : text.words[locale];
}

/** Words with the values of facts. Placeholders without a value stay. */
export function fillWords(words: string, values: Record<string, string> | undefined): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const own = name.charAt(0).toLowerCase() + name.slice(1);
    const value = values?.[own];
    if (value === undefined) return placeholder;
    return own === name ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}

/** Meanings of placeholders that are no facts, for messages. */
const valueNames: Record<string, string> = {
  site: "el nombre del sitio de opiniones",
  sites: "los nombres de los sitios de opiniones",
  name: "el nombre",
  year: "el año",
  text: "la descripción de la ficha",
};

/** A fault as a sentence for the field. */
export function faultWords(fault: TextFault): string {
  switch (fault.kind) {
    case "missing": {
      const meaning = valueNames[fault.detail];
      return `Falta {${fault.detail}}${meaning ? `: ahí va ${meaning}` : ""}.`;
    }
    case "unknown":
      return /^[{}]$/.test(fault.detail)
        ? `Sobra una llave ${fault.detail}: se vería en la web.`
        : `{${fault.detail}} no se puede usar en este texto.`;
    case "long":
      return `Es demasiado largo: caben ${fault.detail} caracteres.`;
    case "lines":
      return fault.detail === 1
        ? "Tiene que ir en una sola línea."
        : `Como mucho, ${fault.detail} líneas.`;
    case "empty":
      return "Escribe un texto o vuelve al original.";
    case "characters":
      return "Tiene caracteres invisibles que no se pueden mostrar.";
  }
}

/**
 * Languages whose words are older than changed Spanish ones: the owner's words, or the code's, which translate the
 * code's Spanish.
 */
export function languagesBehind(row: SiteTextRow): TargetLocale[] {
  if (row.es_at === null) return [];
  const changedAt = Date.parse(row.es_at);
  return (["en", "fr"] as const).filter((locale) => {
    const at = row[`${locale}_at`];
    if (at !== null && Date.parse(at) >= changedAt) return false;
    return row.text !== null || row[textColumns[locale]] !== null;
  });
}

/** `34 textos · 3 cambiados · inglés por revisar` */
export function pageSummary(page: TextPage, rows: ReadonlyMap<string, SiteTextRow>): string {
  const keys = Object.keys(page.texts);
  const changed = keys.flatMap((key) => rows.get(key) ?? []);
  const behind = locales.filter((locale) =>
    changed.some((row) => languagesBehind(row).some((each) => each === locale)),
  );
  return [
    `${keys.length} ${keys.length === 1 ? "texto" : "textos"}`,
    changed.length > 0 && `${changed.length} ${changed.length === 1 ? "cambiado" : "cambiados"}`,
    behind.length > 0 && `${behind.map((locale) => languageNames[locale]).join(" y ")} por revisar`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Lower case, without accents, for searching. */
export const foldWords = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

export interface FoundText {
  page: TextPage;
  key: string;
  text: SiteText;
  locale: Locale;
  /** Filled in, as pages show them. */
  words: string;
}

/** Texts whose label or words, as pages show them in any language, contain the query. */
export function findTexts(
  pages: readonly TextPage[],
  rows: ReadonlyMap<string, SiteTextRow>,
  facts: FactValues | undefined,
  query: string,
): FoundText[] {
  const wanted = foldWords(query.trim());
  return pages.flatMap((page) =>
    Object.entries(page.texts).flatMap(([key, text]): FoundText[] => {
      const inLanguages = locales.map((locale) => ({
        locale,
        words: fillWords(shownWords(text, rows.get(key), locale), facts?.[locale]),
      }));
      const found =
        inLanguages.find(({ words }) => foldWords(words).includes(wanted)) ??
        (foldWords(text.label).includes(wanted) ? inLanguages[0] : undefined);
      return found ? [{ page, key, text, ...found }] : [];
    }),
  );
}
