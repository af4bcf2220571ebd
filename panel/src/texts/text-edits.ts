import { type SiteText, textColumns } from "#content/texts/define.ts";
import { cleanWords, faultOf, fingerprint, type TextFault } from "#content/texts/rules.ts";
import type { SiteTextChange, SiteTextRow } from "#shared/database.types.ts";
import { type Locale, locales } from "#shared/locales.ts";

type Texts = Readonly<Record<string, SiteText>>;
type Rows = ReadonlyMap<string, SiteTextRow>;

/** Unsaved words by key and language. Null: the code's words. */
export type Edits = Readonly<Record<string, Partial<Record<Locale, string | null>>>>;

/** Words in a field: as typed, else as stored, else the code's. */
export function editedWords(
  text: SiteText,
  row: SiteTextRow | undefined,
  edit: Edits[string] | undefined,
  locale: Locale,
): string {
  const typed = edit?.[locale];
  const own = typed === undefined ? row?.[textColumns[locale]] : typed;
  return own ?? text.words[locale];
}

/** Edits with new words of a text. Words that are already stored are no edit. */
export function withWords(
  edits: Edits,
  key: string,
  text: SiteText,
  row: SiteTextRow | undefined,
  locale: Locale,
  words: string | null,
): Edits {
  const value = words === text.words[locale] ? null : words;
  const { [key]: edit = {}, ...others } = edits;
  const { [locale]: _, ...rest } = edit;
  const isStored = value === (row?.[textColumns[locale]] ?? null);
  const next = isStored ? rest : { ...rest, [locale]: value };
  return Object.keys(next).length > 0 ? { ...others, [key]: next } : others;
}

/** Faults of the unsaved words by `key.locale`. */
export function faultsOf(texts: Texts, edits: Edits): Record<string, TextFault> {
  const faults: Record<string, TextFault> = {};
  for (const [key, edit] of Object.entries(edits))
    for (const locale of locales) {
      const text = texts[key];
      const words = edit[locale];
      if (!text || typeof words !== "string") continue;
      const fault = faultOf(text, cleanWords(words));
      if (fault) faults[`${key}.${locale}`] = fault;
    }
  return faults;
}

/** Changes to save. Pasted control characters are removed. */
export function changesOf(texts: Texts, rows: Rows, edits: Edits): SiteTextChange[] {
  return Object.entries(edits).flatMap(([key, edit]) => {
    const text = texts[key];
    if (!text) return [];
    const row = rows.get(key);
    const wordsIn = (locale: Locale) => {
      const typed = edit[locale];
      if (typed === undefined) return row?.[textColumns[locale]] ?? null;
      const clean = typed === null ? null : cleanWords(typed);
      return clean === text.words[locale] ? null : clean;
    };
    return [
      {
        key,
        text: wordsIn("es"),
        text_en: wordsIn("en"),
        text_fr: wordsIn("fr"),
        based_on: fingerprint(text.words),
        expected: row?.updated_at ?? null,
      },
    ];
  });
}

/** Edits that are left after `sent` was saved: words typed meanwhile. */
export function editsAfter(edits: Edits, sent: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([key, edit]) => {
      const left = Object.entries(edit).filter(
        ([locale, words]) => sent[key]?.[locale as Locale] !== words,
      );
      return left.length > 0 ? [[key, Object.fromEntries(left)]] : [];
    }),
  );
}

/** Languages of an unsaved text that somebody else has changed differently since it was read. */
export function clashingLanguages(
  edit: Edits[string] | undefined,
  was: SiteTextRow | null | undefined,
  row: SiteTextRow | null,
): Locale[] {
  return locales.filter((locale) => {
    const [typed, before, now] = [
      edit?.[locale],
      was?.[textColumns[locale]] ?? null,
      row?.[textColumns[locale]] ?? null,
    ];
    return typed !== undefined && now !== before && now !== typed;
  });
}
