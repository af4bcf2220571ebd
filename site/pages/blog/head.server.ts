import type { BlogLeaf } from "schema-dts";
import type { ListPage } from "#shared/paging.ts";
import { agencyReference } from "~/seo/company-json-ld";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { blogPosting, type PostFacts } from "./post-json-ld";

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

function blog(page: PageContext, posts: readonly PostFacts[]): BlogLeaf {
  return {
    "@type": "Blog",
    "@id": `${page.urlOf("/blog")}#blog`,
    name: page.t("blog.meta.title"),
    description: page.t("blog.meta.description"),
    url: page.url,
    inLanguage: page.locale,
    publisher: agencyReference(page),
    blogPost: posts.map((post) => blogPosting(page, post)),
  };
}
