import { type FallbackLang, fallbackLang, localizedText } from "~/i18n/fallback";
import type { Locale } from "~/i18n/locales";
import { lookUpPictures } from "~/images/look-up.server";
import type { Picture } from "~/images/picture";
import { pictureList } from "~/images/picture-list";
import type { AppContext } from "~/lib/context";
import { sharedTour } from "~/seo/json-ld/tour";
import type { SharedEntry } from "~/seo/share-picture.server";
import { type Tour, type TourRow, toTour } from "./tour";

/** What a poster on the home page shows of a tour. */
export interface FeaturedTour {
  slug: string;
  name: string;
  destination: string;
  picture: Picture | undefined;
  days: number;
  /** USD per person. */
  price: number;
  lang?: FallbackLang<keyof typeof posterTexts>;
}

const posterTexts = { name: "name", destination: "destination" } as const;

const featuredOnHome = 3;

/** Up to three featured, active tours; a read error means none (specification §8, §9). */
export async function readFeaturedTours(
  context: AppContext,
  locale: Locale,
): Promise<FeaturedTour[]> {
  const { supabase, log } = context;
  const { data, error } = await supabase
    .from("tours")
    .select("*")
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
  return data.map((row) => ({
    slug: row.slug,
    name: localizedText(row, "name", locale),
    destination: localizedText(row, "destination", locale),
    picture: pictureList(
      { details: row.image_details, locale, known },
      row.image_url,
      ...row.gallery_images,
    )[0],
    days: row.duration_days,
    price: Number(row.price_per_person),
    lang: fallbackLang(row, posterTexts, locale),
  }));
}

/** Every active tour, the featured ones first; a read error means none (specification §7, §8). */
export async function readTours(context: AppContext, locale: Locale): Promise<Tour[]> {
  const { supabase, log } = context;
  const { data, error } = await supabase
    .from("tours")
    .select("*")
    .eq("is_active", true)
    .order("is_featured", { ascending: false })
    .order("name");
  if (error) {
    log.error("tours not read", { error: error.message });
    return [];
  }
  const known = await lookUpPictures(context, addressesOf(data));
  return data.map((row) => toTour(row, locale, known));
}

/** What a link to an active tour shows elsewhere; undefined where there is none or it cannot be read. */
export async function readSharedTour(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<SharedEntry | undefined> {
  const { data, error } = await context.supabase
    .from("tours")
    .select("*")
    .eq("slug", slug)
    .eq("is_active", true)
    .maybeSingle();
  if (error) context.log.error("tour not read", { error: error.message });
  if (!data) return undefined;
  return sharedTour(toTour(data, locale, await lookUpPictures(context, addressesOf([data]))));
}

const addressesOf = (rows: Pick<TourRow, "image_url" | "gallery_images">[]) =>
  rows.flatMap((row) => [row.image_url, ...row.gallery_images]);
