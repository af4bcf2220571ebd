import { posts } from "#content/types/posts.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes } from "#shared/paging.ts";
import { picturesInText } from "#shared/rich-text/picture-line.ts";
import type { AppContext } from "~/context";
import { readEntry } from "~/entries/read-entry.server";
import { readTimeZone } from "~/entries/settings.server";
import { readNamedTours, type TourCard } from "~/entries/tour-cards.server";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";
import { type TextPictures, uploadedPictures } from "~/rich-text/text-pictures.server";
import { readAuthors } from "./authors.server";
import {
  type Post,
  type PostSummary,
  postColumns,
  summaryColumns,
  toPost,
  toPostSummary,
} from "./post.server";
import { readTerms, type Terms } from "./terms.server";

/** Published posts, newest first. Empty if reading fails. */
export async function readPosts(
  context: AppContext,
  locale: Locale,
  page: number,
  terms: Terms,
): Promise<ListPage<PostSummary>> {
  const list = await readList(context, posts, {
    columns: summaryColumns(locale),
    order: [{ by: "published_at", descending: true }],
    locale,
    page,
    size: pageSizes.blog,
  });
  return { ...list, entries: await toPostSummaries(context, locale, list.entries, terms) };
}

/** Converts rows for lists, with what is stored elsewhere: pictures, authors. */
export async function toPostSummaries(
  context: AppContext,
  locale: Locale,
  rows: readonly Row<"blog_posts">[],
  terms: Terms,
): Promise<PostSummary[]> {
  const [timeZone, known, authors] = await Promise.all([
    readTimeZone(context),
    lookUpPictures(
      context,
      rows.map((row) => row.featured_image),
    ),
    readAuthors(context, locale, rows),
  ]);
  return rows.map((row) => toPostSummary(row, locale, { known, timeZone, authors, terms }));
}

/** A post and its related tours (J8). */
export interface PostPageData {
  post: Post;
  resolveLink: ResolveLink;
  /** Pictures in the content. */
  pictures: TextPictures;
  tours: TourCard[];
}

/** A published post; undefined if it does not exist or cannot be read. */
export async function readPost(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<PostPageData | undefined> {
  const row = await readEntry(context, posts, slug, postColumns(locale));
  if (!row || row === "unavailable") return undefined;
  const { content, contentFormat } = toPost(row, locale);
  const addresses = picturesInText(content, contentFormat);
  const [timeZone, known, tours, authors, resolveLink, terms] = await Promise.all([
    readTimeZone(context),
    lookUpPictures(context, [row.featured_image, ...addresses]),
    readNamedTours(context, locale, row.tour_ids),
    readAuthors(context, locale, [row]),
    readLinks(context, locale, [[content, contentFormat]]),
    readTerms(context, locale),
  ]);
  return {
    post: toPost(row, locale, { known, timeZone, authors, terms }),
    tours,
    resolveLink,
    pictures: uploadedPictures(addresses, row, locale, known),
  };
}
