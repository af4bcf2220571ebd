import type { Locale } from "#shared/locales.ts";

/** One part of the site's strings: a row a key, its languages side by side, none missing. */
export type MessageTable = Record<string, Record<Locale, string>>;
