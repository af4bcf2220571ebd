import { posts } from "#content/types/posts.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { viewContext } from "~/pictures/picture-list";

const viewFields = ["slug", "title", "excerpt", "featured_image"] as const;

/** A post as a card beside a tour. */
export type PostCard = ViewOf<typeof posts.fields, (typeof viewFields)[number], Picture>;

const postCardsQuery = ({ supabase }: AppContext, locale: Locale) =>
  supabase
    .from("blog_posts")
    .select(selectOf(posts, viewFields, locale))
    .eq("is_published", true);

type PostCardsQuery = ReturnType<typeof postCardsQuery>;

/** The three newest published posts that refer to a tour. Empty if reading fails. */
export const readPostsOfTour = (context: AppContext, locale: Locale, tourId: string) =>
  readPostCards(context, locale, postCardsQuery(context, locale).contains("tour_ids", [tourId]), 3);

/** The six newest published posts that a guide signs. Empty if reading fails. */
export const readPostsOfGuide = (context: AppContext, locale: Locale, guideId: string) =>
  readPostCards(context, locale, postCardsQuery(context, locale).eq("author_guide_id", guideId), 6);

async function readPostCards(
  context: AppContext,
  locale: Locale,
  query: PostCardsQuery,
  limit: number,
): Promise<PostCard[]> {
  const { data, error } = await query.order("published_at", { ascending: false }).limit(limit);
  if (error) context.log.error("post cards not read", { error: error.message });
  if (!data) return [];
  const known = await lookUpPictures(
    context,
    data.map((row) => row.featured_image),
  );
  return data.map((row) => viewOf(posts, viewFields, row, viewContext(row, locale, known)));
}
