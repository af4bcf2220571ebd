import { travelAgency, webSite } from "~/seo/company-json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

/** Describes the agency with the welcome text, which mentions the years of service (B2). */
export function homeHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/", "home");
  const { t } = page;
  return pageMeta(page, {
    title: t("home.meta.title", { name: page.company.name }),
    titleAlone: true,
    description: t("home.meta.description"),
    structuredData: [webSite(page), travelAgency(page, { description: t("home.welcome.lead") })],
  });
}
