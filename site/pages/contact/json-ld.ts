import { companyListing } from "#shared/company.ts";
import type { JsonLd } from "~/seo/json-ld/json-ld";
import { travelAgency } from "~/seo/json-ld/travel-agency";
import type { PageContext } from "~/seo/page-context";

/** Contact page of a travel agency; its description mentions 14 years of service (G9). */
export function contactPage(page: PageContext): JsonLd {
  const { t, company } = page;
  return {
    "@type": "ContactPage",
    name: t("contact.meta.title"),
    url: page.url,
    inLanguage: page.locale,
    mainEntity: travelAgency(page, {
      description: t("contact.meta.description"),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: company.phone.international,
        email: company.email,
        url: page.url,
        availableLanguage: [...companyListing.languages],
      },
    }),
  };
}
