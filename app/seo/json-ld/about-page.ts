import { companyListing } from "~/config/company";
import type { PageContext } from "../page-context";
import type { JsonLd } from "./json-ld";
import { travelAgency } from "./travel-agency";

/** Founded 2010, 14 years: the reading that C4 gives to this page. */
export function aboutPage(page: PageContext): JsonLd {
  const { t } = page;
  return {
    "@type": "AboutPage",
    name: t("about.meta.title"),
    url: page.url,
    inLanguage: page.locale,
    mainEntity: travelAgency(page, {
      description: `${t("about.meta.description")} ${t("about.meta.experience")}`,
      foundingDate: String(companyListing.foundedYear),
    }),
  };
}
