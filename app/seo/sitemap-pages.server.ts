import type { AppContext } from "~/lib/context";
import { postPath } from "./addresses";
import type { SitemapPage } from "./sitemap";
import { translatedLocales } from "./translated-locales";

interface Dated {
  updated_at: string;
}

/**
 * The public pages with the time of their last change: a list changed when the newest of the rows
 * it shows did. Pages whose words live in the code carry no time, because none would be honest.
 * What cannot be read is logged and left out; the rest is still served.
 */
export async function readSitemapPages({ supabase, log }: AppContext): Promise<SitemapPage[]> {
  const [tours, destinations, posts] = await Promise.all([
    supabase.from("tours").select("updated_at,is_featured").eq("is_active", true),
    supabase.from("destinations").select("updated_at").eq("is_active", true),
    supabase
      .from("blog_posts")
      .select("slug,updated_at,title_en,title_fr,content_en,content_fr")
      .eq("is_published", true)
      .order("published_at", { ascending: false }),
  ]);
  for (const [table, { error }] of Object.entries({ tours, destinations, posts })) {
    if (error) log.error("sitemap rows not read", { table, error: error.message });
  }
  return [
    { path: "/", lastModified: newest(tours.data?.filter((tour) => tour.is_featured)) },
    { path: "/about" },
    { path: "/destinations", lastModified: newest(destinations.data) },
    { path: "/tours", lastModified: newest(tours.data) },
    { path: "/blog", lastModified: newest(posts.data) },
    { path: "/contact" },
    { path: "/privacy" },
    ...(posts.data ?? []).map((post) => ({
      path: postPath(post.slug),
      lastModified: post.updated_at,
      translated: translatedLocales(post),
    })),
  ];
}

function newest(rows: readonly Dated[] | null | undefined): string | undefined {
  return rows
    ?.map((row) => row.updated_at)
    .reduce<string | undefined>(
      (latest, time) => (!latest || Date.parse(time) > Date.parse(latest) ? time : latest),
      undefined,
    );
}
