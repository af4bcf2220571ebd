import { posts } from "#content/types/posts.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import type { FeedPost } from "./rss-xml";

const newestInFeed = 30;
const viewFields = ["slug", "title", "excerpt", "author", "category"] as const;

/** The newest posts in one language. Empty if reading fails. */
export async function readFeedPosts(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<FeedPost[]> {
  const { data, error } = await supabase
    .from("blog_posts")
    .select(selectOf(posts, viewFields, locale, ["published_at", "updated_at"]))
    .eq("is_published", true)
    .order("published_at", { ascending: false })
    .limit(newestInFeed);
  if (error) {
    log.error("feed posts not read", { error: error.message });
    return [];
  }
  return data.map((row) => ({
    ...viewOf(posts, viewFields, row, { locale, pictures: () => [] }),
    id: row.id,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  }));
}
