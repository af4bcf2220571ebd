import { guides } from "#content/types/guides.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import { type PostCard, readPostsOfGuide } from "~/entries/post-cards.server";
import { readEntry } from "~/entries/read-entry.server";
import { readNamedTours, type TourCard } from "~/entries/tour-cards.server";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";
import {
  cardColumns,
  type Guide,
  type GuideCardData,
  guideColumns,
  toCard,
  toGuide,
} from "./guide.server";

/** Guides shown on other pages. */
const maxShown = 6;

/** Converts rows to cards, with their portraits. */
export async function toCards(
  context: AppContext,
  locale: Locale,
  rows: readonly Row<"guides">[],
): Promise<GuideCardData[]> {
  const known = await lookUpPictures(
    context,
    rows.map((row) => row.photo),
  );
  return rows.map((row) => toCard(row, locale, known));
}

/** Visible guides in their order. Empty if reading fails. */
export async function readGuides(
  context: AppContext,
  locale: Locale,
  page: number,
): Promise<ListPage<GuideCardData>> {
  const list = await readList(context, guides, {
    columns: cardColumns(locale),
    order: [{ by: "position" }],
    locale,
    page,
    size: pageSizes.guides,
  });
  return { ...list, entries: await toCards(context, locale, list.entries) };
}

/** Whether a guide is visible. Lists are empty if reading fails, which does not mean that there is none. */
export async function hasGuides({ supabase }: AppContext): Promise<boolean | "unavailable"> {
  const { data, error } = await supabase.from("guides").select("id").eq("is_active", true).limit(1);
  return error ? "unavailable" : data.length > 0;
}

/** The first visible guides, or those of a tour. Empty if reading fails. */
export async function readShownGuides(
  context: AppContext,
  locale: Locale,
  tourId?: string,
): Promise<GuideCardData[]> {
  let query = context.supabase.from("guides").select(cardColumns(locale)).eq("is_active", true);
  if (tourId) query = query.contains("tour_ids", [tourId]);
  const { data, error } = await query.order("position").order("id").limit(maxShown);
  if (error) context.log.error("guides not read", { error: error.message });
  return toCards(context, locale, data ?? []);
}

/** A guide, with visible tours and posts. */
export interface GuidePageData {
  guide: Guide;
  resolveLink: ResolveLink;
  tours: TourCard[];
  /** The newest ones that the guide signs. */
  posts: PostCard[];
}

/** Reads everything that a visible guide's page shows; undefined if it does not exist. */
export async function readGuidePage(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<GuidePageData | undefined | "unavailable"> {
  const row = await readEntry(context, guides, slug, guideColumns(locale));
  if (!row || row === "unavailable") return row;
  const { bio, contentFormat } = toGuide(row, locale);
  const [known, tours, posts, resolveLink] = await Promise.all([
    lookUpPictures(context, [row.photo]),
    readNamedTours(context, locale, row.tour_ids),
    readPostsOfGuide(context, locale, row.id),
    readLinks(context, locale, [[bio, contentFormat]]),
  ]);
  return { guide: toGuide(row, locale, known), resolveLink, tours, posts };
}
