import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export const reviewsPage = (input: HeadInput): PageContext =>
  readPage(input, "/reviews", "reviews");

/** Without Review markup: Google does not show reviews of a company on its own site. */
export function reviewsHead(page: PageContext): Descriptors {
  const { t } = page;
  return pageMeta(page, {
    title: t("reviews.meta.title"),
    description: t("reviews.meta.description"),
    structuredData: [breadcrumbs(page, { name: t("nav.reviews"), path: "/reviews" })],
  });
}
