import type { MetaDescriptor } from "react-router";
import type { Locale } from "#shared/locales.ts";
import type { Company } from "~/entries/settings.server";
import type { Translate } from "~/i18n/translate";

export type Descriptors = MetaDescriptor[];

/** A page's own address and language, and the words that its loaders brought along. */
export interface PageContext {
  siteUrl: string;
  company: Company;
  locale: Locale;
  /** The language in the address, if it is pinned there. */
  prefix: Locale | undefined;
  /** Bare. */
  path: string;
  /** The part of the query that makes another page. */
  query: string;
  /** The canonical address of this page. */
  url: string;
  t: Translate;
  /** The address of another bare path in the same prefix. */
  urlOf: (path: string) => string;
}
