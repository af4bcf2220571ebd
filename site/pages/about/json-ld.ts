import { companyListing } from "#shared/company.ts";
import type { JsonLd } from "~/seo/json-ld/json-ld";
import { travelAgency } from "~/seo/json-ld/travel-agency";
import type { PageContext } from "~/seo/page-context";

/** Founded 2010, 14 years of service, as C4 requires for this page. */
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
