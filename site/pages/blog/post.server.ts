import { translationsOf } from "#content/columns.ts";
import { mainTextOf, slugColumnsOf } from "#content/properties.ts";
import { type Slugs, slugsOf } from "#content/slugs.ts";
import { posts } from "#content/types/posts.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { formatDate } from "~/i18n/format.server";
import type { GuideCardData } from "~/pages/guides/guide.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import type { BlogTermPath } from "~/seo/blog-term-path.server";
import { translatedLocales } from "~/seo/translated-locales";
import type { Authors } from "./authors.server";
import { type TermName, type Terms, termNamed } from "./terms.server";

/** Fields of a post in lists. Without the content, the largest column. */
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
const pageFields = [...summaryFields, "content", "content_format"] as const;
/** Extra columns: times, and the guide who signs. */
const others = ["created_at", "updated_at", "author_guide_id"];

export const summaryColumns = (locale: Locale) => selectOf(posts, summaryFields, locale, others);

/** With slugs and contents of all languages, to find out the other addresses. Related tours are read in parallel. */
export const postColumns = (locale: Locale) =>
  selectOf(posts, pageFields, locale, [
    ...others,
    "tour_ids",
    ...slugColumnsOf(posts),
    ...translationsOf([mainTextOf(posts)]),
  ]);

interface Dates {
  /** ISO 8601. */
  publishedAt: string;
  /** Publication date, formatted. */
  publishedText: string;
  /** ISO 8601. For a scheduled post at least the publication time. */
  updatedAt: string;
}

type View<Name extends (typeof pageFields)[number]> = ViewOf<typeof posts.fields, Name, Picture>;

/**
 * A post in lists, in one language. `author` is the name of the guide who signs it, if the guide is visible.
 */
export type PostSummary = Omit<View<(typeof summaryFields)[number]>, "publishedAt"> &
  Dates & {
    /** Category and first tags. */
    labels: TermName[];
  };

/** A post on its own page. */
export type Post = Omit<View<(typeof pageFields)[number]>, "publishedAt"> &
  Dates & {
    slugs: Slugs;
    /** Languages into which it is translated. */
    translated: Locale[];
    /** The guide who signs it, if visible. */
    guide: GuideCardData | undefined;
    /** Category and tags with their bare paths. */
    terms: (TermName & { path: BlogTermPath | undefined })[];
  };

/** Data beside the row. */
interface Related {
  known?: KnownPictures;
  timeZone?: string;
  authors?: Authors;
  terms?: Terms;
}

const tagsOnCard = 2;

/** Without their translations, names are as the post writes them. */
const noTerms: Terms = { all: [], error: null };

/** Category and tags of a post, in this order. */
function termsOf(
  { category, tags }: { category: string; tags: readonly string[] },
  locale: Locale,
  terms: Terms = noTerms,
) {
  const [own, ...others] = [
    termNamed(terms, "category", category, locale),
    ...tags.map((tag) => termNamed(terms, "tag", tag, locale)),
  ];
  return {
    category: own?.name ?? category,
    tags: others.map(({ name }) => name),
    terms: [...(own ? [own] : []), ...others],
  };
}

type PostRow = Partial<Row<"blog_posts">> & Pick<Row<"blog_posts">, "created_at" | "updated_at">;

/** Converts a row for lists; short month name. */
export function toPostSummary(
  row: PostRow,
  locale: Locale,
  { known, timeZone, authors, terms: knownTerms }: Related = {},
): PostSummary {
  const view = viewOf(posts, summaryFields, row, viewContext(row, locale, known));
  const author = authors?.get(row.author_guide_id ?? "")?.name ?? view.author;
  const { category, tags, terms } = termsOf(view, locale, knownTerms);
  const labels = terms.slice(0, 1 + tagsOnCard).map(({ name, lang }) => ({ name, lang }));
  const dates = datesOf(view, row, locale, "short", timeZone);
  return { ...view, author, category, tags, labels, ...dates };
}

/** Converts a row for the post's page; full month name. */
export function toPost(
  row: PostRow,
  locale: Locale,
  { known, timeZone, authors, terms }: Related = {},
): Post {
  const view = viewOf(posts, pageFields, row, viewContext(row, locale, known));
  const guide = authors?.get(row.author_guide_id ?? "");
  return {
    ...view,
    author: guide?.name ?? view.author,
    guide,
    ...datesOf(view, row, locale, "long", timeZone),
    slugs: slugsOf(row),
    translated: translatedLocales(posts, row),
    ...termsOf(view, locale, terms),
  };
}

function datesOf(
  view: { publishedAt: string | undefined },
  row: PostRow,
  locale: Locale,
  length: "short" | "long",
  timeZone: string | undefined,
): Dates {
  const publishedAt = view.publishedAt ?? new Date(row.created_at).toISOString();
  return {
    publishedAt,
    publishedText: formatDate(publishedAt, locale, length, timeZone),
    updatedAt: new Date(
      Math.max(...[row.updated_at, publishedAt].map((time) => Date.parse(time))),
    ).toISOString(),
  };
}

/** Data of the page's article, whose content and byline are static HTML. */
export function toArticle({ content, contentFormat, slugs, author, guide, ...article }: Post) {
  return article;
}

export type ArticleData = ReturnType<typeof toArticle>;
