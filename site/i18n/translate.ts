import { intlLocales, type Locale } from "#shared/locales.ts";
import type { MessageKey, Messages, PluralKey } from "./catalogue.server";
import { numberFormat } from "./intl";

type Values = Readonly<Record<string, string | number>>;

export interface Translate {
  /** The string of a key with `{placeholders}` filled in; a missing one shows its key (A9). */
  (key: MessageKey, values?: Values): string;
  /**
   * The form that a count needs, from the keys `{key}_one` and `{key}_other`; `{n}` is the count, zero or
   * more.
   */
  count(key: PluralKey, n: number): string;
}

/** Builds the translator of one language over the strings that the page brought with it. */
export function createTranslate(locale: Locale, messages: Messages): Translate {
  const fill = (key: string, values: Values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
  return Object.assign((key: MessageKey, values?: Values) => fill(key, values), {
    count: (key: PluralKey, n: number) => {
      const form = `${key}_${isOne(n, locale) ? "one" : "other"}`;
      return fill(form, { n: digits(n, locale) });
    },
  });
}

/**
 * What the languages count as one; French counts nothing so too (Unicode CLDR, cardinal plurals).
 * `Intl.PluralRules` says the same, and a phone takes half a tenth of a second to make its first.
 */
const isOne = (n: number, locale: Locale) => (locale === "fr" ? n < 2 : n === 1);

/** No language of ours writes a whole number below a thousand in its own way. */
function digits(n: number, locale: Locale): string {
  const plain = Number.isInteger(n) && n < 1000;
  return plain ? String(n) : numberFormat(intlLocales[locale]).format(n);
}
