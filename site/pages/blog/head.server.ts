import type { ListPage } from "#shared/paging.ts";
import { breadcrumbs } from "~/seo/json-ld/breadcrumbs";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { blog } from "./json-ld";
import type { PostFacts } from "./post-json-ld";

export function blogHead(input: HeadInput, list: ListPage<PostFacts>): Descriptors {
  const page = readPage(input, "/blog", "blog", list);
  const { t } = page;
  return pageMeta(page, {
    title: t("blog.meta.title"),
    description: t("blog.meta.description"),
    feed: t("blog.meta.title"),
    list,
    structuredData: [
      blog(page, list.entries),
      breadcrumbs(page, { name: t("nav.blog"), path: "/blog" }),
    ],
  });
}
