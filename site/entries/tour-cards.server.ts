import { tours } from "#content/types/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { formatPrice } from "~/i18n/format.server";
import { type ListOrder, type Narrow, readOrder } from "~/lists/read-order.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";

/** Without the itinerary, which is half of a tour's data. */
const viewFields = [
  "slug",
  "name",
  "destination",
  "gallery_images",
  "duration_days",
  "price_per_person",
] as const;

/** A tour as a card: on the home page, beside a destination or a post. */
export interface TourCard
  extends Omit<ViewOf<typeof tours.fields, (typeof viewFields)[number], Picture>, "pictures"> {
  picture: Picture | undefined;
  /** Price per person, formatted. */
  priceText: string;
}

function toCard(row: Partial<Row<"tours">>, locale: Locale, known: KnownPictures): TourCard {
  const { pictures, ...view } = viewOf(tours, viewFields, row, viewContext(row, locale, known));
  return { ...view, picture: pictures[0], priceText: formatPrice(view.price, locale) };
}

/** Query for active tours as cards. The caller adds filters and order. */
export const tourCardsQuery = ({ supabase }: AppContext, locale: Locale) =>
  supabase
    .from("tours")
    .select(selectOf(tours, viewFields, locale))
    .eq("is_active", true);

type TourCardRows = Awaited<ReturnType<typeof tourCardsQuery>>;

async function readRows(context: AppContext, locale: Locale, query: PromiseLike<TourCardRows>) {
  const { data, error } = await query;
  if (error) context.log.error("tours not read", { error: error.message });
  if (!data) return [];
  const known = await lookUpPictures(
    context,
    data.flatMap((row) => [row.image_url, ...row.gallery_images]),
  );
  return data.map((row) => ({ row, card: toCard(row, locale, known) }));
}

/** Runs a cards query. Empty if reading fails. */
export async function readTourCards(
  context: AppContext,
  locale: Locale,
  query: PromiseLike<TourCardRows>,
): Promise<TourCard[]> {
  return (await readRows(context, locale, query)).map(({ card }) => card);
}

/** Order of tours in all lists. */
export const featuredFirst: ListOrder = [{ by: "is_featured", descending: true }, { by: "name" }];

/** The first active tours that match, in the order of lists. Empty if reading fails. */
export async function readFirstTourCards(
  context: AppContext,
  locale: Locale,
  limit: number,
  narrow: Narrow,
): Promise<TourCard[]> {
  const { ids } = await readOrder(context, tours, locale, featuredFirst, narrow);
  return readNamedTours(context, locale, ids.slice(0, limit));
}

/** Tours by ids, in the order of the ids. Hidden and deleted ones are omitted. */
export async function readNamedTours(
  context: AppContext,
  locale: Locale,
  ids: readonly string[],
): Promise<TourCard[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(context, locale, tourCardsQuery(context, locale).in("id", ids));
  return rows
    .toSorted((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id))
    .map(({ card }) => card);
}
