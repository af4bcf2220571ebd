import type { Database } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type FallbackLang, fallbackLang, localizedText } from "~/i18n/fallback";
import { formatDate } from "~/i18n/format.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, pictureList } from "~/pictures/picture-list";
import { translatedLocales } from "~/seo/translated-locales";
import { splitParagraphs } from "~/ui/split-paragraphs";

export type PostRow = Database["public"]["Tables"]["blog_posts"]["Row"];

const summaryTexts = { title: "title", excerpt: "excerpt" } as const;
const postTexts = { ...summaryTexts, paragraphs: "content" } as const;

/** A post as lists show it, in one language; its category and tags are Spanish alone. */
export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  /** The day of its publication as the language writes it, the month in short. */
  publishedText: string;
  updatedAt: string;
  picture: Picture | undefined;
  lang?: FallbackLang<keyof typeof summaryTexts>;
}

/** A whole post; its day is written with the month in full. */
export interface Post extends PostSummary {
  paragraphs: string[];
  lang?: FallbackLang<keyof typeof postTexts>;
  /** The languages that it is really written in. */
  translated: Locale[];
}

export type PostSummaryRow = Omit<PostRow, `content${string}` | "id" | "is_published">;

export function toPostSummary(
  row: PostSummaryRow,
  locale: Locale,
  known?: KnownPictures,
): PostSummary {
  const publishedAt = toIso(row.published_at ?? row.created_at);
  return {
    slug: row.slug,
    title: localizedText(row, "title", locale),
    excerpt: localizedText(row, "excerpt", locale),
    category: row.category,
    tags: [...new Set(row.tags.filter((tag) => tag.trim()))],
    author: row.author,
    publishedAt,
    publishedText: formatDate(publishedAt, locale, "short"),
    updatedAt: toIso(row.updated_at),
    picture: pictureList({ details: row.image_details, locale, known }, row.featured_image)[0],
    lang: fallbackLang(row, summaryTexts, locale),
  };
}

export function toPost(row: PostRow, locale: Locale, known?: KnownPictures): Post {
  const summary = toPostSummary(row, locale, known);
  return {
    ...summary,
    publishedText: formatDate(summary.publishedAt, locale, "long"),
    paragraphs: splitParagraphs(localizedText(row, "content", locale)),
    translated: translatedLocales(row),
    lang: fallbackLang(row, postTexts, locale),
  };
}

/** Databases write `2026-10-09 06:00:00+00`, which not every browser can read. */
function toIso(stored: string): string {
  return new Date(stored).toISOString();
}
