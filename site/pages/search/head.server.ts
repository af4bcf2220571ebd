import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

/** Length of a title that search engines and tabs show. */
const maxTitleLength = 60;

/** Head of the search page. Results are not indexed; the canonical URL has no query. */
export function searchHead(input: HeadInput, q: string): Descriptors {
  const page = readPage(input, "/search", "search");
  const { t } = page;
  return pageMeta(page, {
    title: q
      ? t("search.meta.found", { q: [...q].slice(0, maxTitleLength).join("") })
      : t("search.meta.title"),
    description: t("search.meta.description"),
    notIndexed: true,
    structuredData: [],
  });
}
