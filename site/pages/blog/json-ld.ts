import type { JsonLd } from "~/seo/json-ld/json-ld";
import { agencyReference } from "~/seo/json-ld/travel-agency";
import type { PageContext } from "~/seo/page-context";
import { blogPosting, type PostFacts } from "./post-json-ld";

export function blog(page: PageContext, posts: readonly PostFacts[]): JsonLd {
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
