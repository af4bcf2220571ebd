import { pageQuery, pageSizes } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import type { SitemapPage } from "./sitemap-xml";

/**
 * The pages that are no posts, with the time of their last change: a list changed when the newest of
 * its rows did, and each of its pages with it, because entries move from one to the next. Tours and
 * destinations have no page of their own, so that all pages of their lists are named; posts have.
 * Pages whose words live in the code carry no time, because none would be honest. What cannot be read
 * is logged and left out; the rest is still served.
 */
export async function readSitemapPages(
  context: AppContext,
  blogChanged: string | undefined,
): Promise<SitemapPage[]> {
  const [featured, tours, destinations] = await Promise.all([
    readList(context, "tours", true),
    readList(context, "tours"),
    readList(context, "destinations"),
  ]);
  return [
    { path: "/", lastModified: featured.changed },
    { path: "/about" },
    ...listPages("/destinations", destinations, pageSizes.destinations),
    ...listPages("/tours", tours, pageSizes.tours),
    { path: "/blog", lastModified: blogChanged },
    { path: "/contact" },
    { path: "/privacy" },
  ];
}

interface List {
  total: number;
  changed: string | undefined;
}

function listPages(path: string, { total, changed }: List, size: number): SitemapPage[] {
  const pages = Math.max(1, Math.ceil(total / size));
  return Array.from({ length: pages }, (_, at) => ({
    path: path + pageQuery(at + 1),
    lastModified: changed,
  }));
}

async function readList(
  { supabase, log }: AppContext,
  table: "tours" | "destinations",
  featured = false,
): Promise<List> {
  let rows = supabase
    .from(table as "tours")
    .select("updated_at", { count: "exact" })
    .eq("is_active", true);
  if (featured) rows = rows.eq("is_featured", true);
  const { data, count, error } = await rows.order("updated_at", { ascending: false }).limit(1);
  if (error) log.error("sitemap rows not read", { table, error: error.message });
  return { total: count ?? 0, changed: data?.[0]?.updated_at };
}
