import type { Locale } from "~/i18n/locales";
import type { AppContext } from "~/lib/context";
import { type Post, type PostSummary, toPost, toPostSummary } from "./post";

/** A list needs no contents, and they are by far the heaviest columns. */
const summaryColumns =
  "slug, title, title_en, title_fr, excerpt, excerpt_en, excerpt_fr, featured_image, category, tags, author, published_at, updated_at, created_at";

/** Published posts, newest first; a read error means none (specification §7, §8). */
export async function readPosts(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<PostSummary[]> {
  const { data, error } = await supabase
    .from("blog_posts")
    .select(summaryColumns)
    .eq("is_published", true)
    .order("published_at", { ascending: false });
  if (error) {
    log.error("posts not read", { error: error.message });
    return [];
  }
  return data.map((row) => toPostSummary(row, locale));
}

/** One published post, or undefined where there is none or it cannot be read. */
export async function readPost(
  { supabase, log }: AppContext,
  slug: string,
  locale: Locale,
): Promise<Post | undefined> {
  const { data, error } = await supabase
    .from("blog_posts")
    .select("*")
    .eq("slug", slug)
    .eq("is_published", true)
    .maybeSingle();
  if (error) log.error("post not read", { error: error.message });
  return data ? toPost(data, locale) : undefined;
}
