import { hasSlugIn } from "#content/slugs.ts";
import { tours } from "#content/types/tours.ts";
import type { Locale } from "#shared/locales.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { type PostCard, readPostsOfTour } from "~/entries/post-cards.server";
import { practicalTexts } from "~/entries/practical-info";
import { readEntry } from "~/entries/read-entry.server";
import { readFirstTourCards, type TourCard } from "~/entries/tour-cards.server";
import type { Narrow } from "~/lists/read-order.server";
import type { Departure } from "~/pages/departures/departure.server";
import { readDeparturesOf } from "~/pages/departures/queries.server";
import type { GuideCardData } from "~/pages/guides/guide.server";
import { readShownGuides } from "~/pages/guides/queries.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";
import { type Questions, readQuestionsAbout } from "../faq/questions.server";
import { readReviewsOfTour } from "../reviews/queries.server";
import type { Review } from "../reviews/review.server";
import { type Place, readPlaces } from "./places.server";
import { type TourRoute, toRoute } from "./route.server";
import { type TourPage, toTourPage, tourPageColumns } from "./tour-page.server";

/** Number of related tours shown. */
const maxRelated = 3;

/** Everything that a tour's page shows. */
export interface TourPageData {
  tour: TourPage;
  route: TourRoute;
  /** Destinations of the tour. */
  places: Place[];
  departures: Departure[];
  guides: GuideCardData[];
  resolveLink: ResolveLink;
  /** Other tours to the same destinations. */
  related: TourCard[];
  posts: PostCard[];
  questions: Questions;
  reviews: Review[];
}

/** Whether the tour is visible. True if reading fails. */
export async function isTourVisible({ supabase }: AppContext, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const { data, error } = await supabase
    .from("tours")
    .select("slug")
    .or(hasSlugIn(tours, slug))
    .eq("is_active", true)
    .maybeSingle();
  return data !== null || error !== null;
}

/** Reads everything that an active tour's page shows; undefined if it does not exist. */
export async function readTourPage(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<TourPageData | undefined | "unavailable"> {
  const row = await readEntry(context, tours, slug, tourPageColumns(locale));
  if (!row || row === "unavailable") return row;
  const [known, places, departures, guides, related, posts, questions, reviews] = await Promise.all(
    [
      lookUpPictures(context, [row.image_url, ...row.gallery_images]),
      readPlaces(context, locale, row.destination_ids),
      readDeparturesOf(context, locale, row),
      readShownGuides(context, locale, row.id),
      readRelated(context, locale, row),
      readPostsOfTour(context, locale, row.id),
      readQuestionsAbout(context, locale, { tour: row.id, destinations: row.destination_ids }),
      readReviewsOfTour(context, locale, row.id),
    ],
  );
  const tour = toTourPage(row, locale, known);
  return {
    tour,
    route: toRoute(row, locale),
    places,
    departures,
    guides,
    resolveLink: await readLinks(context, locale, [
      [tour.fullDescription, tour.contentFormat],
      ...places.flatMap(practicalTexts),
    ]),
    related,
    posts,
    questions,
    reviews,
  };
}

/** Other tours to one of its destinations, or to one of its countries if it has no destinations. */
async function readRelated(
  context: AppContext,
  locale: Locale,
  { id, destination_ids: destinations, countries }: Related,
): Promise<TourCard[]> {
  const others = (narrow: Narrow) =>
    readFirstTourCards(context, locale, maxRelated, (rows) => narrow(rows.neq("id", id)));
  if (destinations.length > 0)
    return others((rows) => rows.overlaps("destination_ids", destinations));
  if (countries.length > 0) return others((rows) => rows.overlaps("countries", countries));
  return [];
}

interface Related {
  id: string;
  destination_ids: string[];
  countries: string[];
}
