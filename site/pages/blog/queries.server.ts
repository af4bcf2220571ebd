import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { SharedEntry } from "~/seo/share-picture.server";
import { type Post, type PostSummary, toPost, toPostSummary } from "./post.server";
import { sharedPost } from "./post-json-ld";

/** A list needs no contents, and they are by far the heaviest columns. */
const summaryColumns =
  "slug, title, title_en, title_fr, excerpt, excerpt_en, excerpt_fr, featured_image, image_details, category, tags, author, published_at, updated_at, created_at";

/** Published posts, newest first; a read error means none. */
export async function readPosts(
  context: AppContext,
  locale: Locale,
  page: number,
): Promise<ListPage<PostSummary>> {
  const { supabase } = context;
  const size = pageSizes.blog;
  const list = await readList(context, {
    what: "posts",
    page,
    size,
    rows: () =>
      supabase
        .from("blog_posts")
        .select(summaryColumns, { count: "exact" })
        .eq("is_published", true)
        .order("published_at", { ascending: false })
        .order("id")
        .range(...rowsOf(page, size)),
    count: () =>
      supabase
        .from("blog_posts")
        .select("id", { count: "exact", head: true })
        .eq("is_published", true),
  });
  const known = await lookUpPictures(
    context,
    list.entries.map((row) => row.featured_image),
  );
  return { ...list, entries: list.entries.map((row) => toPostSummary(row, locale, known)) };
}

/** One published post, or undefined where there is none or it cannot be read. */
export async function readPost(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<Post | undefined> {
  if (!isSlug(slug)) return undefined;
  const { supabase, log } = context;
  const { data, error } = await supabase
    .from("blog_posts")
    .select("*")
    .eq("slug", slug)
    .eq("is_published", true)
    .maybeSingle();
  if (error) log.error("post not read", { error: error.message });
  if (!data) return undefined;
  return toPost(data, locale, await lookUpPictures(context, [data.featured_image]));
}

/** What a link to a published post shows elsewhere; undefined where there is none. */
export async function readSharedPost(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<SharedEntry | undefined> {
  const post = await readPost(context, slug, locale);
  return post && sharedPost(post);
}
