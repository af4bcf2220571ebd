import { translationsOf } from "#content/columns.ts";
import { guestReviews } from "#content/types/guest-reviews.ts";
import { tours } from "#content/types/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readAllEntries } from "~/entries/read-all.server";
import { type Review, reviewFields, toReview } from "./review.server";

/** The tour of a review. */
export interface ReviewedTour {
  slug: string;
  name: string;
  lang?: string | undefined;
}

export interface ReviewWithTour extends Review {
  tour: ReviewedTour | undefined;
}

const columnsIn = (locale: Locale) =>
  selectOf(guestReviews, [...reviewFields, "text"], locale, translationsOf(["text"]));

/** All visible reviews, the newest first. */
export async function readReviews(
  context: AppContext,
  locale: Locale,
): Promise<ReviewWithTour[] | "unavailable"> {
  const rows = await readAllEntries(context, guestReviews, {
    columns: columnsIn(locale),
    order: { by: "received_on", descending: true },
  });
  if (rows === "unavailable") return rows;
  const reviews = rows.map((row) => toReview(row, locale));
  const named = await readTours(
    context,
    locale,
    reviews.flatMap(({ tourId }) => tourId ?? []),
  );
  return reviews.map((review) => ({ ...review, tour: named.get(review.tourId ?? "") }));
}

/** Visible tours by id. Without links if reading fails. */
async function readTours(context: AppContext, locale: Locale, ids: readonly string[]) {
  const named = new Map<string, ReviewedTour>();
  if (ids.length === 0) return named;
  const { data, error } = await context.supabase
    .from("tours")
    .select(selectOf(tours, ["slug", "name"], locale))
    .eq("is_active", true)
    .in("id", [...new Set(ids)]);
  if (error) context.log.error("tours of reviews not read", { error: error.message });
  for (const row of data ?? []) {
    const { slug, name, lang } = viewOf(tours, ["slug", "name"], row, {
      locale,
      pictures: () => [],
    });
    named.set(row.id, { slug, name, lang: lang?.name });
  }
  return named;
}

/** More reviews are on the page of all reviews. */
const maxReviews = 4;

/** The newest visible reviews of a tour. None if reading fails. */
export async function readReviewsOfTour(
  context: AppContext,
  locale: Locale,
  tourId: string,
): Promise<Review[]> {
  const { data, error } = await context.supabase
    .from("guest_reviews")
    .select(columnsIn(locale))
    .eq("is_active", true)
    .contains("tour_ids", [tourId])
    .order("received_on", { ascending: false })
    .order("id")
    .limit(maxReviews);
  if (error) context.log.error("reviews of a tour not read", { error: error.message });
  return (data ?? []).map((row) => toReview(row, locale));
}
