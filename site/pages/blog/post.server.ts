import { translationsOf } from "#content/columns.ts";
import { posts } from "#content/posts.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { formatDate } from "~/i18n/format.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { type ShelfPath, shelfPath } from "~/seo/shelf-path.server";
import { translatedLocales } from "~/seo/translated-locales";
import { splitParagraphs } from "~/ui/split-paragraphs";

/** What lists show of a post: they need no contents, which are by far the heaviest columns. */
const summaryFields = [
  "slug",
  "title",
  "excerpt",
  "category",
  "tags",
  "author",
  "featured_image",
  "published_at",
] as const;
const pageFields = [...summaryFields, "content"] as const;
const dateColumns = ["created_at", "updated_at"];

export const summaryColumns = (locale: Locale) =>
  selectOf(posts, summaryFields, locale, dateColumns);

/** Titles and contents of all languages say what a post is written in; its tours are read beside it. */
export const postColumns = (locale: Locale) =>
  selectOf(posts, pageFields, locale, [
    ...dateColumns,
    "tour_ids",
    ...translationsOf(["title", "content"]),
  ]);

interface Dates {
  /** ISO 8601. */
  publishedAt: string;
  /** The day of its publication as the language writes it. */
  publishedText: string;
  /** ISO 8601. A scheduled post changes for visitors when it comes out. */
  updatedAt: string;
}

type View<Name extends (typeof pageFields)[number]> = ViewOf<typeof posts.fields, Name, Picture>;

/** A post as lists show it, in one language; its category and tags are Spanish alone. */
export type PostSummary = Omit<View<(typeof summaryFields)[number]>, "publishedAt"> & Dates;

/** A pageFields post. */
export type Post = Omit<View<(typeof pageFields)[number]>, "publishedAt" | "content"> &
  Dates & {
    paragraphs: string[];
    /** The languages that it is really written in. */
    translated: Locale[];
    /** Its category and then its tags, with the bare path of each. */
    shelves: { name: string; path: ShelfPath | undefined }[];
  };

type PostRow = Partial<Row<"blog_posts">> & Pick<Row<"blog_posts">, "created_at" | "updated_at">;

/** A post for a list; its day is written with the month in short. */
export function toPostSummary(row: PostRow, locale: Locale, known?: KnownPictures): PostSummary {
  const view = viewOf(posts, summaryFields, row, viewContext(row, locale, known));
  return { ...view, ...datesOf(view, row, locale, "short") };
}

/** A post for its own page; its day is written with the month in full. */
export function toPost(row: PostRow, locale: Locale, known?: KnownPictures): Post {
  const { content, ...view } = viewOf(posts, pageFields, row, viewContext(row, locale, known));
  return {
    ...view,
    ...datesOf(view, row, locale, "long"),
    paragraphs: splitParagraphs(content),
    translated: translatedLocales(row, ["title", "content"]),
    shelves: [
      { name: view.category, path: shelfPath("category", view.category) },
      ...view.tags.map((tag) => ({ name: tag, path: shelfPath("tag", tag) })),
    ],
  };
}

function datesOf(
  view: { publishedAt: string | undefined },
  row: PostRow,
  locale: Locale,
  length: "short" | "long",
): Dates {
  const publishedAt = view.publishedAt ?? new Date(row.created_at).toISOString();
  return {
    publishedAt,
    publishedText: formatDate(publishedAt, locale, length),
    updatedAt: new Date(
      Math.max(...[row.updated_at, publishedAt].map((time) => Date.parse(time))),
    ).toISOString(),
  };
}
