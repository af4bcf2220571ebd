import type { Locale } from "#shared/locales.ts";

/** Messages of one namespace: a row per key, with all languages. */
export type MessageTable = Record<string, Record<Locale, string>>;
