import { destinations } from "#content/types/destinations.ts";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { formatDate } from "~/i18n/format.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { destinationPath, postPath, tourPath } from "~/seo/addresses";
import { excerptOf, highlight, type TextSegment } from "./excerpt.server";

export type ResultKind = "tours" | "destinations" | "blog_posts";

/** A search result, in one language. */
export interface SearchResult {
  kind: ResultKind;
  /** Bare path. */
  path: string;
  title: TextSegment[];
  titleLang?: Locale | undefined;
  excerpt: TextSegment[];
  excerptLang?: Locale | undefined;
  /** Destination or country, or the publication date. */
  note: string;
  noteLang?: Locale | undefined;
  picture: Picture | undefined;
}

/** Fields to read per content type. */
const viewFields = {
  tours: [
    "slug",
    "name",
    "destination",
    "short_description",
    "full_description",
    "itinerary",
    "gallery_images",
  ],
  destinations: [
    "slug",
    "name",
    "country",
    "short_description",
    "full_description",
    "gallery_images",
  ],
  blog_posts: ["slug", "title", "excerpt", "content", "featured_image", "published_at"],
} as const;

interface Words {
  locale: Locale;
  /** Folded prefixes to match. */
  words: readonly string[];
  known: KnownPictures;
}

/** A text for the excerpt, with its language if it is not the page's. */
type Source = readonly [text: string, lang: Locale | undefined];

/** The excerpt of the first text with a match, else the beginning of the first text. */
function bestExcerpt(words: readonly string[], sources: readonly Source[]) {
  for (const [text, excerptLang] of sources) {
    const excerpt = excerptOf(text, words);
    if (excerpt) return { excerpt, excerptLang };
  }
  const [first = "", excerptLang] = sources[0] ?? [];
  return { excerpt: excerptOf(first, words, { orBeginning: true }) ?? [], excerptLang };
}

function tourResult(row: Partial<Row<"tours">>, { locale, words, known }: Words): SearchResult {
  const view = viewOf(tours, viewFields.tours, row, viewContext(row, locale, known));
  const { lang } = view;
  return {
    kind: "tours",
    path: tourPath(view.slug),
    title: highlight(view.name, words),
    titleLang: lang?.name,
    note: view.destination,
    noteLang: lang?.destination,
    picture: view.pictures[0],
    ...bestExcerpt(words, [
      [view.shortDescription, lang?.shortDescription],
      [view.fullDescription, lang?.fullDescription],
      ...view.itinerary.map((day): Source => [day.description, day.lang?.description]),
    ]),
  };
}

function destinationResult(
  row: Partial<Row<"destinations">>,
  { locale, words, known }: Words,
): SearchResult {
  const view = viewOf(destinations, viewFields.destinations, row, viewContext(row, locale, known));
  const { lang } = view;
  return {
    kind: "destinations",
    path: destinationPath(view.slug),
    title: highlight(view.name, words),
    titleLang: lang?.name,
    note: view.country,
    noteLang: lang?.country,
    picture: view.pictures[0],
    ...bestExcerpt(words, [
      [view.shortDescription, lang?.shortDescription],
      [view.fullDescription, lang?.fullDescription],
    ]),
  };
}

function postResult(
  row: Partial<Row<"blog_posts">>,
  { locale, words, known }: Words,
): SearchResult {
  const view = viewOf(posts, viewFields.blog_posts, row, viewContext(row, locale, known));
  const { lang } = view;
  return {
    kind: "blog_posts",
    path: postPath(view.slug),
    title: highlight(view.title, words),
    titleLang: lang?.title,
    note: view.publishedAt ? formatDate(view.publishedAt, locale, "short") : "",
    picture: view.picture,
    ...bestExcerpt(words, [
      [view.excerpt, lang?.excerpt],
      [view.content, lang?.content],
    ]),
  };
}

/**
 * Reads search results in the given order. Entries deleted in the meantime are omitted.
 * @throws if reading fails
 */
export async function readResults(
  context: AppContext,
  locale: Locale,
  found: readonly { entry_type: ResultKind; entry_id: string }[],
  words: readonly string[],
): Promise<SearchResult[]> {
  const { supabase } = context;
  const idsOf = (kind: ResultKind) =>
    found.filter(({ entry_type }) => entry_type === kind).map(({ entry_id }) => entry_id);
  const read = async <Found extends { id: string }>(
    kind: ResultKind,
    ask: (
      ids: string[],
    ) => PromiseLike<{ data: Found[] | null; error: { message: string } | null }>,
  ): Promise<Found[]> => {
    const ids = idsOf(kind);
    if (ids.length === 0) return [];
    const { data, error } = await ask(ids);
    if (error) throw new Error(error.message);
    return data ?? [];
  };
  const [ofTours, ofDestinations, ofPosts] = await Promise.all([
    read("tours", (ids) =>
      supabase
        .from("tours")
        .select(selectOf(tours, viewFields.tours, locale))
        .in("id", ids),
    ),
    read("destinations", (ids) =>
      supabase
        .from("destinations")
        .select(selectOf(destinations, viewFields.destinations, locale))
        .in("id", ids),
    ),
    read("blog_posts", (ids) =>
      supabase
        .from("blog_posts")
        .select(selectOf(posts, viewFields.blog_posts, locale))
        .in("id", ids),
    ),
  ]);
  const known = await lookUpPictures(context, [
    ...ofTours.flatMap((row) => [row.image_url, row.gallery_images[0] ?? null]),
    ...ofDestinations.map((row) => row.gallery_images[0] ?? null),
    ...ofPosts.map((row) => row.featured_image),
  ]);
  const messages = { locale, words, known };
  const results = new Map<string, SearchResult>([
    ...ofTours.map((row) => [row.id, tourResult(row, messages)] as const),
    ...ofDestinations.map((row) => [row.id, destinationResult(row, messages)] as const),
    ...ofPosts.map((row) => [row.id, postResult(row, messages)] as const),
  ]);
  return found.flatMap(({ entry_id }) => results.get(entry_id) ?? []);
}
