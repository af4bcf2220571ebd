import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { destinationPath } from "~/seo/addresses";
import { breadcrumbs, itemList } from "~/seo/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export function destinationsHead(
  input: HeadInput,
  list: ListPage<{ name: string; slug: string }>,
): Descriptors {
  const page = readPage(input, "/destinations", "destinations", list);
  const { t } = page;
  const entries = list.entries.map(({ name, slug }) => ({ name, path: destinationPath(slug) }));
  const [before] = rowsOf(list.page, pageSizes.destinations);
  const items = itemList(
    page,
    t("destinations.meta.title"),
    { entries, total: list.total },
    before,
  );
  return pageMeta(page, {
    title: t("destinations.meta.title"),
    description: t("destinations.meta.description"),
    list,
    structuredData: [
      items,
      breadcrumbs(page, { name: t("nav.destinations"), path: "/destinations" }),
    ],
  });
}
