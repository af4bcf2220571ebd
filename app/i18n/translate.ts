import type { MessageKey, PluralKey } from "./catalogue.server";
import { numberFormat, pluralRules } from "./intl";
import { intlLocales, type Locale } from "./locales";

export type Messages = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export interface Translate {
  /** The string of a key with `{placeholders}` filled in; a missing one shows its key (checklist A9). */
  (key: MessageKey, values?: Values): string;
  /** The form that a count needs, from the keys `{key}_one` and `{key}_other`; `{n}` is the count. */
  count(key: PluralKey, n: number): string;
}

/** Builds the translator of one language over the strings that the page brought with it. */
export function createTranslate(locale: Locale, messages: Messages): Translate {
  const fill = (key: string, values: Values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
  const plural = pluralRules(intlLocales[locale]);
  return Object.assign((key: MessageKey, values?: Values) => fill(key, values), {
    count: (key: PluralKey, n: number) => {
      const form = `${key}_${plural.select(n) === "one" ? "one" : "other"}`;
      return fill(form, { n: numberFormat(intlLocales[locale]).format(n) });
    },
  });
}
