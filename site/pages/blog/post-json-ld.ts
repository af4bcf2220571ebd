import type { BlogPostingLeaf } from "schema-dts";
import { brandFile } from "#shared/brand/brand-files.ts";
import type { Locale } from "#shared/locales.ts";
import { defaultLocale } from "#shared/locales.ts";
import type { Picture } from "~/pictures/picture";
import { guidePath, pictureUrl, postPath } from "~/seo/addresses";
import { agencyReference } from "~/seo/company-json-ld";
import type { PageContext } from "~/seo/page-context";
import { type SharedEntry, sharePictureUrl } from "~/seo/share-picture.server";

/** Input of a post's structured data, in the page's language. */
export interface PostFacts {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** The guide who signs it. */
  guide?: { slug: string } | undefined;
  picture?: Picture | undefined;
  category?: string | null;
  tags?: readonly string[] | null;
  publishedAt?: string | null;
  updatedAt?: string | null;
  /** Languages into which it is translated; all by default. */
  translated?: readonly Locale[];
}

export function blogPosting(page: PageContext, post: PostFacts): BlogPostingLeaf {
  const url = page.urlOf(postPath(post.slug));
  const images = [
    sharePictureUrl(page, "blog", sharedPost(post)),
    pictureUrl(page.siteUrl, post.picture?.src),
  ].filter((image) => image !== undefined);
  const profile = post.guide && page.urlOf(guidePath(post.guide.slug));
  const written = post.translated?.includes(page.locale) ?? true;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    image: images.length > 0 ? images : page.siteUrl + brandFile("/og-image.jpg", page.brand),
    author: { "@type": "Person", ...(profile && personReference(profile)), name: post.author },
    publisher: agencyReference(page),
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt ?? post.publishedAt ?? undefined,
    inLanguage: written ? page.locale : defaultLocale,
    articleSection: post.category ?? undefined,
    keywords: post.tags?.length ? [...post.tags] : undefined,
  };
}

/** The person that the profile page at this URL describes. */
const personReference = (url: string) => ({ "@id": `${url}#person`, url });

/** Data of a post's share picture. */
export function sharedPost(post: Pick<PostFacts, "slug" | "title" | "category" | "picture">) {
  const { slug, title, category, picture } = post;
  return { slug, name: title, place: category ?? "", cover: picture } satisfies SharedEntry;
}
