import { localizedText } from "~/i18n/fallback";
import type { Locale } from "~/i18n/locales";
import { pictureList } from "~/images/picture-list";
import type { AppContext } from "~/lib/context";
import { type Tour, toTour } from "./tour";

/** What a poster on the home page shows of a tour. */
export interface FeaturedTour {
  slug: string;
  name: string;
  destination: string;
  picture: string | undefined;
  days: number;
  /** USD per person. */
  price: number;
}

const featuredOnHome = 3;

/** Up to three featured, active tours; a read error means none (specification §8, §9). */
export async function readFeaturedTours(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<FeaturedTour[]> {
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
  return data.map((row) => ({
    slug: row.slug,
    name: localizedText(row, "name", locale),
    destination: localizedText(row, "destination", locale),
    picture: pictureList(row.image_url, ...row.gallery_images)[0],
    days: row.duration_days,
    price: Number(row.price_per_person),
  }));
}

/** Every active tour, the featured ones first; a read error means none (specification §7, §8). */
export async function readTours({ supabase, log }: AppContext, locale: Locale): Promise<Tour[]> {
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
  return data.map((row) => toTour(row, locale));
}
