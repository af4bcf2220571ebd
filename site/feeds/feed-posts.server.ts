import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { localizedText } from "~/i18n/fallback";
import type { FeedPost } from "./rss-xml";

const newestInFeed = 30;

/** The newest posts in one language; a read error means none. */
export async function readFeedPosts(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<FeedPost[]> {
  const { data, error } = await supabase
    .from("blog_posts")
    .select(
      "id,slug,title,title_en,title_fr,excerpt,excerpt_en,excerpt_fr,author,category,published_at,updated_at",
    )
    .eq("is_published", true)
    .order("published_at", { ascending: false })
    .limit(newestInFeed);
  if (error) {
    log.error("feed posts not read", { error: error.message });
    return [];
  }
  return data.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: localizedText(row, "title", locale),
    excerpt: localizedText(row, "excerpt", locale),
    author: row.author,
    category: row.category,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  }));
}
