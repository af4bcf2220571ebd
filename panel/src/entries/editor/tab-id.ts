import type { Locale } from "#shared/locales.ts";

/** Id of a language's tab, which labels its panel. */
export const tabId = (locale: Locale) => `tab-${locale}`;
