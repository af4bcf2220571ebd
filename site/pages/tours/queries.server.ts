import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageQuery, pageSizes, rowsOf } from "#shared/paging.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { type FallbackLang, fallbackLang, localizedText } from "~/i18n/fallback";
import { formatPrice } from "~/i18n/format.server";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { pictureList } from "~/pictures/picture-list";
import type { SharedEntry } from "~/seo/share-picture.server";
import { sharedTour } from "./json-ld";
import { type Span, spanOf, type Tour, type TourRow, toTour, tourColumns } from "./tour.server";

/** What a poster on the home page shows of a tour. */
export interface FeaturedTour {
  slug: string;
  /** The query of the list's page on which the tour is. */
  query: string;
  name: string;
  destination: string;
  picture: Picture | undefined;
  days: number;
  /** The price per person, as the language writes it. */
  priceText: string;
  lang?: FallbackLang<keyof typeof posterTexts>;
}

const posterTexts = { name: "name", destination: "destination" } as const;

/** A poster needs no itinerary, and that is half of a tour. */
const posterColumns =
  "slug, name, name_en, name_fr, destination, destination_en, destination_fr, image_url, gallery_images, image_details, duration_days, price_per_person";

const featuredOnHome = 3;

/** Up to three featured, active tours; a read error means none. */
export async function readFeaturedTours(
  context: AppContext,
  locale: Locale,
): Promise<FeaturedTour[]> {
  const { supabase, log } = context;
  const { data, count, error } = await supabase
    .from("tours")
    .select(posterColumns, { count: "exact" })
    .eq("is_featured", true)
    .eq("is_active", true)
    .order("created_at", { ascending: false })
    .order("name")
    .limit(featuredOnHome);
  if (error) {
    log.error("featured tours not read", { error: error.message });
    return [];
  }
  const known = await lookUpPictures(context, addressesOf(data));
  // The list begins with the featured ones, and hardly anybody features more than fit on its first page.
  const positions =
    (count ?? 0) > pageSizes.tours
      ? await Promise.all(data.map(({ slug }) => tourPosition(context, slug)))
      : [];
  return data.map((row, at) => ({
    slug: row.slug,
    query: pageQuery(Math.floor((positions[at] ?? 0) / pageSizes.tours) + 1),
    name: localizedText(row, "name", locale),
    destination: localizedText(row, "destination", locale),
    picture: pictureList(
      { details: row.image_details, locale, known },
      row.image_url,
      ...row.gallery_images,
    )[0],
    days: row.duration_days,
    priceText: formatPrice(Number(row.price_per_person), locale),
    lang: fallbackLang(row, posterTexts, locale),
  }));
}

/** Active tours, the featured ones first; a read error means none. */
export async function readTours(
  context: AppContext,
  locale: Locale,
  page: number,
): Promise<ListPage<Tour>> {
  const { supabase } = context;
  const size = pageSizes.tours;
  const list = await readList(context, {
    what: "tours",
    page,
    size,
    rows: () =>
      supabase
        .from("tours")
        .select(tourColumns(locale), { count: "exact" })
        .eq("is_active", true)
        .order("is_featured", { ascending: false })
        .order("name")
        .order("id")
        .range(...rowsOf(page, size)),
    count: () =>
      supabase.from("tours").select("id", { count: "exact", head: true }).eq("is_active", true),
  });
  const known = await lookUpPictures(context, addressesOf(list.entries));
  return { ...list, entries: list.entries.map((row) => toTour(row, locale, known)) };
}

/**
 * What all active tours have in common; undefined where there is none or it cannot be read.
 * @param list a page of them: the only one answers for itself.
 */
export async function readTourSpan(
  { supabase, log }: AppContext,
  locale: Locale,
  list: ListPage<Tour>,
): Promise<Span | undefined> {
  if (list.entries.length === list.total) return spanOf(list.entries, locale);
  const { data, error } = await supabase.rpc("tour_span").single();
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

/** How many tours stand before one in the list; undefined where it is not in it. */
export async function tourPosition(
  { supabase, log }: AppContext,
  slug: string,
): Promise<number | undefined> {
  if (!isSlug(slug)) return undefined;
  const { data, error } = await supabase.rpc("tour_position", { slug });
  if (error) log.error("tour's position not read", { error: error.message });
  return data ?? undefined;
}

/** What a link to an active tour shows elsewhere; undefined where there is none or it cannot be read. */
export async function readSharedTour(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<SharedEntry | undefined> {
  if (!isSlug(slug)) return undefined;
  const { data, error } = await context.supabase
    .from("tours")
    .select(tourColumns(locale))
    .eq("slug", slug)
    .eq("is_active", true)
    .maybeSingle();
  if (error) context.log.error("tour not read", { error: error.message });
  if (!data) return undefined;
  return sharedTour(toTour(data, locale, await lookUpPictures(context, addressesOf([data]))));
}

const addressesOf = (rows: Pick<TourRow, "image_url" | "gallery_images">[]) =>
  rows.flatMap((row) => [row.image_url, ...row.gallery_images]);
