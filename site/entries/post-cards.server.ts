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

const maxPosts = 3;

/** The newest published posts that refer to a tour. Empty if reading fails. */
export async function readPostsOfTour(
  context: AppContext,
  locale: Locale,
  tourId: string,
): Promise<PostCard[]> {
  const { data, error } = await context.supabase
    .from("blog_posts")
    .select(selectOf(posts, viewFields, locale))
    .eq("is_published", true)
    .contains("tour_ids", [tourId])
    .order("published_at", { ascending: false })
    .limit(maxPosts);
  if (error) context.log.error("posts of a tour not read", { error: error.message });
  if (!data) return [];
  const known = await lookUpPictures(
    context,
    data.map((row) => row.featured_image),
  );
  return data.map((row) => viewOf(posts, viewFields, row, viewContext(row, locale, known)));
}
