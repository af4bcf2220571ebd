import { hasSlugIn } from "#content/slugs.ts";
import { destinations } from "#content/types/destinations.ts";
import { tours } from "#content/types/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { practicalTexts } from "~/entries/practical-info";
import type { Picture } from "~/pictures/picture";
import { viewContext } from "~/pictures/picture-list";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";
import { type TourRoute, toRoute } from "../route.server";
import { type TourPage, toTourPage, tourPageColumns } from "../tour-page.server";

const viewFields = [
  "slug",
  "name",
  "entry_rules",
  "health",
  "money",
  "content_format",
  "climate",
] as const;

/** A destination in a brochure. */
export type BrochurePlace = ViewOf<
  typeof destinations.fields,
  (typeof viewFields)[number],
  Picture
>;

export interface BrochureTour {
  tour: TourPage;
  route: TourRoute;
  places: BrochurePlace[];
  resolveLink: ResolveLink;
  /** Time of the last change of tour and destinations, as ISO 8601. */
  changed: string;
}

/**
 * Reads everything in an active tour's brochure; undefined if the tour does not exist.
 * `unavailable` if any part cannot be read, because an incomplete brochure may be saved by
 * visitors.
 */
export async function readBrochureTour(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<BrochureTour | undefined | "unavailable"> {
  const { supabase, log } = context;
  if (!isSlug(slug)) return undefined;
  const { data: row, error } = await supabase
    .from("tours")
    .select(`${tourPageColumns(locale)},updated_at` as "*")
    .or(hasSlugIn(tours, slug))
    .eq("is_active", true)
    .maybeSingle();
  if (error) {
    log.error("tour of a brochure not read", { error: error.message });
    return "unavailable";
  }
  if (!row) return undefined;
  const ids: readonly string[] = row.destination_ids;
  const found = await supabase
    .from("destinations")
    .select(selectOf(destinations, viewFields, locale, ["updated_at"]))
    .in("id", ids)
    .eq("is_active", true);
  if (found.error) {
    log.error("destinations of a brochure not read", { error: found.error.message });
    return "unavailable";
  }
  const places = found.data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const times = [row, ...places].map(({ updated_at }) => new Date(updated_at).getTime());
  const tour = toTourPage(row, locale);
  const placeViews = places.map((place) =>
    viewOf(destinations, viewFields, place, viewContext(place, locale, undefined)),
  );
  return {
    tour,
    route: toRoute(row, locale),
    places: placeViews,
    resolveLink: await readLinks(context, locale, [
      [tour.fullDescription, tour.contentFormat],
      ...placeViews.flatMap(practicalTexts),
    ]),
    changed: new Date(Math.max(...times)).toISOString(),
  };
}
