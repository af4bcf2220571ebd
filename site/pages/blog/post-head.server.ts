import { pictureUrl, postPath } from "~/seo/addresses";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { sharePictureUrl } from "~/seo/share-picture.server";
import { shareSize } from "~/seo/share-tags";
import { blogPosting, type PostFacts, sharedPost } from "./post-json-ld";

export function postHead(page: PageContext, post: PostFacts): Descriptors {
  const { t } = page;
  const own = sharePictureUrl(page, "blog", sharedPost(post));
  const elsewhere = pictureUrl(page.siteUrl, post.picture?.src);
  return pageMeta(page, {
    title: post.title,
    description: post.excerpt,
    keywords: post.tags?.join(", "),
    // An external picture is shared unchanged; its size is unknown.
    image: own
      ? { url: own, alt: post.title, size: shareSize }
      : elsewhere
        ? { url: elsewhere, alt: post.title }
        : undefined,
    article: {
      publishedTime: post.publishedAt ?? undefined,
      modifiedTime: post.updatedAt ?? undefined,
      author: post.author,
      section: post.category ?? undefined,
      tags: post.tags ?? [],
    },
    translated: post.translated,
    feed: t("blog.meta.title"),
    structuredData: [
      blogPosting(page, post),
      breadcrumbs(
        page,
        { name: t("nav.blog"), path: "/blog" },
        { name: post.title, path: postPath(post.slug) },
      ),
    ],
  });
}
