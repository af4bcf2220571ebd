import type { MetaDescriptor } from "react-router";
import type { Brand } from "#shared/brand/brand.ts";
import type { Locale } from "#shared/locales.ts";
import type { Company } from "~/entries/settings.server";
import type { Wording } from "~/i18n/facts.server";
import type { Translate } from "~/i18n/translate";
import type { LocalizedPath } from "./addresses";

export type Descriptors = MetaDescriptor[];

/** URL, language and messages of a page. */
export interface PageContext {
  siteUrl: string;
  company: Company;
  brand: Brand;
  locale: Locale;
  wording: Wording;
  /** Language prefix of the URL, if it has one. */
  prefix: Locale | undefined;
  /** Bare path in the language of the address. */
  path: string;
  /** Bare path in each language, if they may differ. */
  paths: LocalizedPath;
  /** The canonical query. */
  query: string;
  /** Canonical URL of the page. */
  url: string;
  t: Translate;
  /** URL of a bare path with the same prefix. */
  urlOf: (path: string) => string;
}
