import { translationsOf } from "#content/columns.ts";
import type { AppContext } from "~/context";
import { postPath } from "~/seo/addresses";
import { translatedLocales } from "~/seo/translated-locales";
import { throwUnavailable } from "./sitemap-unavailable.server";
import { newest, type SitemapPage } from "./sitemap-xml";

/**
 * Posts per file. Four URLs each are far below the limit of 50,000; hosted Supabase caps responses
 * at 1,000 rows.
 */
const postsInPart = 1000;

/** First post of a file, and the time of the file's last change. */
export interface PostPart {
  published_at: string;
  id: string;
  changed_at: string;
}

/**
 * Files of posts, oldest first, so that new posts change only the last file. Empty if one file is
 * enough.
 * @throws {Response} 503 if rows cannot be read
 */
export async function readPostParts(context: AppContext): Promise<PostPart[]> {
  const { supabase } = context;
  // A separate query, also because the page cache derives from it that posts change these files.
  const posts = await supabase
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .eq("is_published", true)
    .limit(1);
  if (posts.error) throwUnavailable(context, "blog_posts", posts.error);
  if ((posts.count ?? 0) <= postsInPart) return [];
  const parts = await supabase.rpc("post_sitemap_parts", { size: postsInPart }, { get: true });
  if (parts.error) throwUnavailable(context, "post_sitemap_parts", parts.error);
  return parts.data;
}

/**
 * The pages of all published posts.
 * @throws {Response} 503 if rows cannot be read
 */
export async function readAllPosts(context: AppContext): Promise<SitemapPage[]> {
  const parts = await readPostParts(context);
  if (parts.length === 0) return readPosts(context);
  return (await Promise.all(parts.map((part) => readPosts(context, part)))).flat();
}

/**
 * The posts of one part, or the first thousand.
 * @throws {Response} 503 if rows cannot be read
 */
export async function readPosts(context: AppContext, part?: PostPart): Promise<SitemapPage[]> {
  const { supabase } = context;
  const titles = translationsOf(["title"]);
  const published = (...columns: string[]) =>
    supabase
      .from("blog_posts")
      .select(columns.join() as "slug,published_at,updated_at")
      .eq("is_published", true);
  let rows = published("slug", "published_at", "updated_at", ...titles);
  // Keyset pagination: an offset would get slower with every file.
  if (part)
    rows = rows
      .gte("published_at", part.published_at)
      .or(`published_at.gt.${part.published_at},id.lte.${part.id}`);
  const posts = await rows
    .order("published_at")
    .order("id", { ascending: false })
    .limit(postsInPart);
  if (posts.error) throwUnavailable(context, "blog_posts", posts.error);
  const [first, last] = [posts.data[0], posts.data.at(-1)];
  if (!first) return [];
  // Content columns are large. They are read only for posts with a missing title translation.
  const untitled = await published("slug", ...translationsOf(["content"]))
    .gte("published_at", first.published_at ?? "")
    .lte("published_at", last?.published_at ?? "")
    .or(titles.flatMap((title) => [`${title}.is.null`, `${title}.eq.`]).join());
  if (untitled.error) throwUnavailable(context, "blog_posts", untitled.error);
  const contents = new Map(untitled.data.map((row) => [row.slug, row]));
  return posts.data.map((post) => ({
    path: postPath(post.slug),
    // A scheduled post was edited before its publication.
    lastModified: newest([
      { lastModified: post.updated_at },
      { lastModified: post.published_at ?? "" },
    ]),
    translated: translatedLocales(
      { ...contents.get(post.slug), ...post } as Record<string, string | null>,
      ["title", "content"],
    ),
  }));
}
