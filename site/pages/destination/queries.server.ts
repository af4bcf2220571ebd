import { destinations } from "#content/types/destinations.ts";
import { objectsIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { previewDraft } from "~/entries/preview-draft.server";
import { readTourCards, type TourCard, tourCardsQuery } from "~/entries/tour-cards.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { ClimateMonth } from "./climate/climate.server";
import {
  type DestinationPage,
  destinationPageColumns,
  toDestinationPage,
} from "./destination-page.server";

/** More tours are in the list of tours. */
const maxTours = 12;

/** A destination and its tours. */
export interface DestinationPageData {
  destination: DestinationPage;
  climate: ClimateMonth[];
  tours: TourCard[];
}

/** Reads everything that an active destination's page shows; undefined if it does not exist. */
export async function readDestinationPage(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<DestinationPageData | undefined | "unavailable"> {
  if (!isSlug(slug)) return undefined;
  const { data, error } =
    previewDraft(context, "destinations") ??
    (await context.supabase
      .from("destinations")
      .select(destinationPageColumns(locale))
      .eq("slug", slug)
      .eq("is_active", true)
      .maybeSingle());
  if (error) {
    context.log.error("destination not read", { error: error.message });
    return "unavailable";
  }
  if (!data) return undefined;
  const toursQuery = tourCardsQuery(context, locale)
    .contains("destination_ids", [data.id])
    .order("is_featured", { ascending: false })
    .order("name")
    .limit(maxTours);
  const [known, tours] = await Promise.all([
    lookUpPictures(context, data.gallery_images),
    readTourCards(context, locale, toursQuery),
  ]);
  return {
    destination: toDestinationPage(data, locale, known),
    climate: objectsIn(data.climate, destinations.fields.climate, locale),
    tours,
  };
}
