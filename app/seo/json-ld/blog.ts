import type { PageContext } from "../page-context";
import { blogPosting, type PostFacts } from "./blog-posting";
import type { JsonLd } from "./json-ld";
import { agencyReference } from "./travel-agency";

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
