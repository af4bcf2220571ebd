import { locales } from "#shared/locales.ts";
import type { PageContext } from "~/seo/page-context";
import type { JsonLd } from "./json-ld";
import { agencyReference } from "./travel-agency";

export function webSite(page: PageContext): JsonLd {
  return {
    "@type": "WebSite",
    "@id": `${page.siteUrl}/#website`,
    name: page.company.name,
    url: `${page.siteUrl}/`,
    inLanguage: [...locales],
    publisher: agencyReference(page),
  };
}
