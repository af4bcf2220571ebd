import type { Locale } from "#shared/locales.ts";
import type { ListPage } from "#shared/paging.ts";
import type { BlogTermKind, BlogTermPath } from "~/seo/blog-term-path.server";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { blogPosting, type PostFacts } from "./post-json-ld";

interface BlogTermFacts {
  kind: BlogTermKind;
  name: string;
  description: string;
  paths: Readonly<Record<Locale, BlogTermPath>>;
  list: ListPage<PostFacts>;
}

export function blogTermHead(
  input: HeadInput,
  { kind, name, description, paths, list }: BlogTermFacts,
): Descriptors {
  const page = readPage(input, paths, "blog", list);
  const { t } = page;
  const title = t(`blog.${kind}.title`, { name });
  return pageMeta(page, {
    title,
    description: description || t(`blog.${kind}.description`, { name }),
    feed: t("blog.meta.title"),
    list,
    structuredData: [
      {
        "@type": "CollectionPage",
        "@id": `${page.url}#collection`,
        name: title,
        description: description || undefined,
        url: page.url,
        inLanguage: page.locale,
        isPartOf: { "@id": `${page.urlOf("/blog")}#blog` },
        hasPart: list.entries.map((post) => blogPosting(page, post)),
      },
      breadcrumbs(page, { name: t("nav.blog"), path: "/blog" }, { name, path: page.path }),
    ],
  });
}
