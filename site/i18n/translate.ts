import { intlLocales, type Locale } from "#shared/locales.ts";
import type { MessageKey, PluralKey } from "./catalogue.server";
import { numberFormat, pluralRules } from "./intl";
import type { Messages } from "./message-table";

type Values = Readonly<Record<string, string | number>>;

export interface Translate {
  /** The message of a key with `{placeholders}` filled in. A missing message shows its key (A9). */
  (key: MessageKey, values?: Values): string;
  /**
   * Plural form for a count, by the language's rules: from the key `{key}_one`, `{key}_few` and so on, else
   * `{key}_other`. `{n}` is the count, zero or more.
   */
  count(key: PluralKey, n: number, values?: Values): string;
}

/** Creates the translate function of one language from the page's messages. */
export function createTranslate(locale: Locale, messages: Messages): Translate {
  const fill = (key: string, values: Values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
  return Object.assign((key: MessageKey, values?: Values) => fill(key, values), {
    count: (key: PluralKey, n: number, values?: Values) => {
      const own = `${key}_${pluralRules(intlLocales[locale]).select(n)}`;
      return fill(own in messages ? own : `${key}_other`, { n: digits(n, locale), ...values });
    },
  });
}

/** Whole numbers below 1,000 are the same in all three languages. */
function digits(n: number, locale: Locale): string {
  const plain = Number.isInteger(n) && n < 1000;
  return plain ? String(n) : numberFormat(intlLocales[locale]).format(n);
}
