import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export const faqPage = (input: HeadInput): PageContext => readPage(input, "/faq", "faq");

/** Without FAQPage markup, which Google shows for authorities alone. */
export function faqHead(page: PageContext): Descriptors {
  const { t } = page;
  return pageMeta(page, {
    title: t("faq.meta.title"),
    description: t("faq.meta.description"),
    structuredData: [breadcrumbs(page, { name: t("nav.faq"), path: "/faq" })],
  });
}
