import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { tourPath } from "~/seo/addresses";
import { breadcrumbs, itemList } from "~/seo/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

/** @param isFiltered a filter is set; the page is then not indexed */
export function toursHead(
  input: HeadInput,
  list: ListPage<{ name: string; slug: string }>,
  isFiltered = false,
): Descriptors {
  const page = readPage(input, "/tours", "tours", list);
  const { t } = page;
  const entries = list.entries.map(({ name, slug }) => ({ name, path: tourPath(slug) }));
  const [before] = rowsOf(list.page, pageSizes.tours);
  const items = itemList(page, t("tours.meta.title"), { entries, total: list.total }, before);
  return pageMeta(page, {
    title: t("tours.meta.title"),
    description: t("tours.meta.description"),
    list,
    notIndexed: isFiltered,
    structuredData: [
      ...(isFiltered ? [] : [items]),
      breadcrumbs(page, { name: t("nav.tours"), path: "/tours" }),
    ],
  });
}
