import type { TextPage } from "#content/texts/define.ts";
import type { Locale } from "#shared/locales.ts";
import { targetLocale } from "./languages";

/** Value of the filter by type for texts of the site. */
export const textsType = "site_texts";

/** Language into which texts are translated. */
export type TextLanguage = Exclude<Locale, "es">;

/** Language of an address, without Spanish. */
export const textLanguage = (named: string | null | undefined): TextLanguage =>
  targetLocale(named) === "fr" ? "fr" : "en";

/** Address of the translation form of a page's texts. */
export const textsAddress = ({ page }: Pick<TextPage, "page">, language: TextLanguage): string =>
  `/translations/texts/${page}/${language}`;
