import type { ListPage } from "~/lib/paging";
import { blog } from "../json-ld/blog";
import type { PostFacts } from "../json-ld/blog-posting";
import { breadcrumbs } from "../json-ld/breadcrumbs";
import type { Descriptors } from "../page-context";
import { pageMeta } from "../page-meta";
import { type HeadInput, readPage } from "../read-page.server";

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
