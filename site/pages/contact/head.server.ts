import type { ContactPageLeaf } from "schema-dts";
import { locales } from "#shared/locales.ts";
import { travelAgency } from "~/seo/company-json-ld";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export function contactHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/contact", "contact");
  const { t } = page;
  return pageMeta(page, {
    title: t("contact.meta.title"),
    description: t("contact.meta.description"),
    structuredData: [
      contactPage(page),
      breadcrumbs(page, { name: t("nav.contact"), path: "/contact" }),
    ],
  });
}

/** Contact page of a travel agency; its description mentions the years of service (G9). */
function contactPage(page: PageContext): ContactPageLeaf {
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
        availableLanguage: [...locales],
      },
    }),
  };
}
