import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

/** Characters of a title that search engines and tabs show. */
const maxTitleLength = 60;

/** What people look for is no page of its own: its canonical address is the search itself. */
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
