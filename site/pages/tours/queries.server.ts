import { hasSlugIn } from "#content/slugs.ts";
import { tours } from "#content/types/tours.ts";
import { objectsIn } from "#content/view.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes } from "#shared/paging.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { type Day, toDays } from "~/entries/days.server";
import { featuredFirst } from "~/entries/tour-cards.server";
import { formatPrice } from "~/i18n/format.server";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type Span, spanOf, type Tour, toTour, tourColumns } from "./tour.server";

/** Active tours, featured ones first. Empty if reading fails. */
export async function readTours(
  context: AppContext,
  locale: Locale,
  page: number,
): Promise<ListPage<Tour>> {
  const list = await readList(context, tours, {
    columns: tourColumns(locale),
    order: featuredFirst,
    locale,
    page,
    size: pageSizes.tours,
  });
  const known = await lookUpPictures(context, addressesOf(list.entries));
  return { ...list, entries: list.entries.map((row) => toTour(row, locale, known)) };
}

/**
 * Ranges of days, group sizes and prices over all active tours. Undefined if there is none or
 * reading fails.
 * @param list a page of all tours, without filter; if it is the only page, no query is needed
 */
export async function readTourSpan(
  { supabase, log }: AppContext,
  locale: Locale,
  list: ListPage<Tour> | undefined,
): Promise<Span | undefined> {
  if (list && list.entries.length === list.total) return spanOf(list.entries, locale);
  const { data, error } = await supabase.rpc("tour_ranges", undefined, { get: true }).single();
  if (error) log.error("span of tours not read", { error: error.message });
  if (!data?.min_days) return undefined;
  return {
    minDays: data.min_days,
    maxDays: Number(data.max_days),
    minGroup: Number(data.min_group),
    maxGroup: Number(data.max_group),
    priceText: formatPrice(Number(data.min_price), locale),
  };
}

/** The days of an active tour; undefined if it does not exist. */
export async function readDays(
  { supabase, log }: AppContext,
  slug: string,
  locale: Locale,
): Promise<Day[] | undefined | "unavailable"> {
  if (!isSlug(slug)) return undefined;
  const { data, error } = await supabase
    .from("tours")
    .select("itinerary")
    .or(hasSlugIn(tours, slug))
    .eq("is_active", true)
    .maybeSingle();
  if (error) {
    log.error("days of a tour not read", { error: error.message });
    return "unavailable";
  }
  return data
    ? toDays(objectsIn(data.itinerary, tours.fields.itinerary, locale), locale)
    : undefined;
}

const addressesOf = (rows: Pick<Row<"tours">, "image_url" | "gallery_images">[]) =>
  rows.flatMap((row) => [row.image_url, ...row.gallery_images]);
