import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { previewDraft } from "~/entries/preview-draft.server";
import { readNamedTours, type TourCard } from "~/entries/tour-cards.server";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import {
  type Post,
  type PostSummary,
  postColumns,
  summaryColumns,
  toPost,
  toPostSummary,
} from "./post.server";

/** Published posts, newest first. Empty if reading fails. */
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
        .select(summaryColumns(locale), { count: "exact" })
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

/** A post and its related tours (J8). */
export interface PostPageData {
  post: Post;
  tours: TourCard[];
}

/** A published post; undefined if it does not exist or cannot be read. */
export async function readPost(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<PostPageData | undefined> {
  if (!isSlug(slug)) return undefined;
  const { supabase, log } = context;
  const { data, error } =
    previewDraft(context, "blog_posts") ??
    (await supabase
      .from("blog_posts")
      .select(postColumns(locale))
      .eq("slug", slug)
      .eq("is_published", true)
      .maybeSingle());
  if (error) log.error("post not read", { error: error.message });
  if (!data) return undefined;
  const [known, tours] = await Promise.all([
    lookUpPictures(context, [data.featured_image]),
    readNamedTours(context, locale, data.tour_ids),
  ]);
  return { post: toPost(data, locale, known), tours };
}
