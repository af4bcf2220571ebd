import type { AboutPageLeaf } from "schema-dts";
import { travelAgency } from "~/seo/company-json-ld";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export function aboutHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/about", "about");
  const { t } = page;
  return pageMeta(page, {
    title: t("about.meta.title"),
    description: t("about.meta.description"),
    structuredData: [aboutPage(page), breadcrumbs(page, { name: t("nav.about"), path: "/about" })],
  });
}

/** With the year of foundation and the years of service, as C4 requires for this page. */
function aboutPage(page: PageContext): AboutPageLeaf {
  const { t, company } = page;
  return {
    "@type": "AboutPage",
    name: t("about.meta.title"),
    url: page.url,
    inLanguage: page.locale,
    mainEntity: travelAgency(page, {
      description: `${t("about.meta.description")} ${t("about.meta.experience")}`,
      foundingDate: company.foundedYear?.toString(),
    }),
  };
}
