import { type SiteText, textColumns } from "#content/texts/define.ts";
import { faultOf } from "#content/texts/rules.ts";
import type { Locale } from "#shared/locales.ts";
import type { TextsForm } from "./use-texts-form";

/**
 * Words of a form for a preview in a language, by key: unsaved ones, else stored ones if the site uses them. Null: the
 * code's. All texts are named, because the server may not have read words yet that were saved a moment ago.
 */
export function previewWords(
  texts: Readonly<Record<string, SiteText>>,
  { edits, rows }: Pick<TextsForm, "edits" | "rows">,
  locale: Locale,
): Record<string, string | null> {
  const words = Object.entries(texts).map(([key, text]) => {
    const typed = edits[key]?.[locale];
    if (typed !== undefined) return [key, typed];
    const stored = rows.get(key)?.[textColumns[locale]];
    return [key, typeof stored === "string" && !faultOf(text, stored) ? stored : null];
  });
  return Object.fromEntries(words);
}
