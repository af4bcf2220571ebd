import { blog } from "../json-ld/blog";
import type { PostFacts } from "../json-ld/blog-posting";
import { breadcrumbs } from "../json-ld/breadcrumbs";
import { type Descriptors, type MetaInput, readPage } from "../page-context";
import { pageMeta } from "../page-meta";

export function blogMeta(args: MetaInput, posts: readonly PostFacts[] = []): Descriptors {
  const page = readPage(args, "/blog");
  if (!page) return [];
  const { t } = page;
  return pageMeta(page, {
    title: t("blog.meta.title"),
    description: t("blog.meta.description"),
    feed: t("blog.meta.title"),
    structuredData: [blog(page, posts), breadcrumbs(page, { name: t("nav.blog"), path: "/blog" })],
  });
}
