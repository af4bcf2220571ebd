import { intlLocales, type Locale } from "#shared/locales.ts";
import type { MessageKey, Messages, PluralKey } from "./catalogue.server";
import { numberFormat } from "./intl";

type Values = Readonly<Record<string, string | number>>;

export interface Translate {
  /** The message of a key with `{placeholders}` filled in. A missing message shows its key (A9). */
  (key: MessageKey, values?: Values): string;
  /**
   * Plural form for a count, from the keys `{key}_one` and `{key}_other`. `{n}` is the count, zero
   * or more.
   */
  count(key: PluralKey, n: number): string;
}

/** Creates the translate function of one language from the page's messages. */
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
 * Cardinal plural rules (Unicode CLDR): French uses the singular for 0. Hard-coded, because a phone
 * needs 50 ms for its first `Intl.PluralRules`.
 */
const isOne = (n: number, locale: Locale) => (locale === "fr" ? n < 2 : n === 1);

/** Whole numbers below 1,000 are the same in all three languages. */
function digits(n: number, locale: Locale): string {
  const plain = Number.isInteger(n) && n < 1000;
  return plain ? String(n) : numberFormat(intlLocales[locale]).format(n);
}
