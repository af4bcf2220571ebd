import { defaultLocale, type Locale, locales } from "~/i18n/locales";
import type { EntryKind } from "../entry/kind";
import { columnOf } from "../entry/texts";

type Translatable = Pick<EntryKind, "texts" | "lists" | "days">;

/** The languages into which everything is to be translated. */
export const targetLocales = locales.filter((locale) => locale !== defaultLocale);

/**
 * What PostgREST's `or` is asked to find the entries that miss a translation, so that the others need
 * not be read. It counts as `completenessOf` does, except for what a filter cannot say: it misses a
 * list that is merely shorter than the Spanish one, which the panel's own forms never write.
 */
export function pendingFilter(kind: Translatable): string {
  return targetLocales.flatMap((locale) => termsOf(kind, locale)).join(",");
}

function termsOf({ texts, lists, days }: Translatable, locale: Locale): string[] {
  return [
    ...texts.flatMap(({ field, optional }) => {
      const column = columnOf(field, locale);
      const open = [`${column}.is.null`, `${column}.eq.`];
      return optional ? open.map((term) => `and(${field}.neq.,${term})`) : open;
    }),
    ...lists.flatMap(({ field }) => {
      const column = columnOf(field, locale);
      // An empty text keeps the place of a translation that is missing.
      return [`and(${field}.neq.{},${column}.eq.{})`, `${column}.cs.{""}`];
    }),
    ...(days ? [`${days}.cs.[{"description_${locale}":""}]`] : []),
  ];
}
