import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readTourCards, type TourCard, tourCardsQuery } from "~/entries/tour-cards.server";

const featuredOnHome = 3;

/** Up to three featured active tours, newest first. Empty if reading fails. */
export function readFeaturedTours(context: AppContext, locale: Locale): Promise<TourCard[]> {
  const featured = tourCardsQuery(context, locale)
    .eq("is_featured", true)
    .order("created_at", { ascending: false })
    .order("name")
    .limit(featuredOnHome);
  return readTourCards(context, locale, featured);
}
