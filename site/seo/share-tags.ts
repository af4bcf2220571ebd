import { brandFile } from "#shared/brand/brand-files.ts";
import { type Locale, openGraphLocales } from "#shared/locales.ts";
import type { Descriptors, PageContext } from "./page-context";

export interface ShareImage {
  /** Absolute URL. */
  url: string;
  alt: string;
  /** Pixels, if known. */
  size?: typeof shareSize;
}

/** Size that social networks show without cropping. */
export const shareSize = { width: 1200, height: 630 };

export interface Article {
  publishedTime?: string;
  modifiedTime?: string;
  author: string;
  section?: string;
  tags: readonly string[];
}

interface Shared {
  title: string;
  description: string;
  image?: ShareImage | undefined;
  article?: Article;
  translated: readonly Locale[];
}

/** Open Graph and Twitter card tags. */
export function shareTags(page: PageContext, shared: Shared): Descriptors {
  const { title, description, article } = shared;
  const image: ShareImage = shared.image ?? {
    url: page.siteUrl + brandFile("/og-image.jpg", page.brand),
    alt: page.brand.version ? page.company.name : page.t("meta.image.alt"),
    size: shareSize,
  };
  return [
    property("og:type", article ? "article" : "website"),
    property("og:site_name", page.company.name),
    property("og:title", title),
    property("og:description", description),
    property("og:url", page.url),
    property("og:locale", openGraphLocales[page.locale]),
    ...shared.translated
      .filter((locale) => locale !== page.locale)
      .map((locale) => property("og:locale:alternate", openGraphLocales[locale])),
    property("og:image", image.url),
    ...(image.size
      ? [
          property("og:image:width", String(image.size.width)),
          property("og:image:height", String(image.size.height)),
        ]
      : []),
    property("og:image:alt", image.alt),
    ...(article ? articleTags(article) : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image.url },
    { name: "twitter:image:alt", content: image.alt },
  ];
}

function articleTags(article: Article): Descriptors {
  const single = {
    "article:published_time": article.publishedTime,
    "article:modified_time": article.modifiedTime,
    "article:section": article.section,
  };
  return [
    // `article:author` is a profile URL; programs that show a name read this tag.
    { name: "author", content: article.author },
    ...Object.entries(single).flatMap(([name, value]) => (value ? [property(name, value)] : [])),
    // Duplicate tags would have the same React key.
    ...[...new Set(article.tags)].map((tag) => property("article:tag", tag)),
  ];
}

function property(name: string, content: string) {
  return { property: name, content };
}
