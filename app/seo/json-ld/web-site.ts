import { company } from "~/config/company";
import { locales } from "~/i18n/locales";
import type { PageContext } from "../page-context";
import type { JsonLd } from "./json-ld";
import { agencyReference } from "./travel-agency";

export function webSite(page: PageContext): JsonLd {
  return {
    "@type": "WebSite",
    "@id": `${page.siteUrl}/#website`,
    name: company.name,
    url: `${page.siteUrl}/`,
    inLanguage: [...locales],
    publisher: agencyReference(page),
  };
}
