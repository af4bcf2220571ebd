import type { Locale } from "#shared/locales.ts";

/** Messages of one namespace: a row per key, with all languages. */
export type MessageTable = Record<string, Record<Locale, string>>;

/** Messages of one language, by key. */
export type Messages = Readonly<Record<string, string>>;

/** Messages of all languages by namespace: all of them, and those that are sent to the browser. */
export interface Catalogues {
  server: Record<Locale, Readonly<Record<string, Messages>>>;
  client: Record<Locale, Readonly<Record<string, Messages>>>;
}
