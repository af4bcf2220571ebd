import { shortPaths } from "#content/slugs.ts";
import { defaultLocale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { pageConfig, type SitemapSource } from "~/page-config";
import { pageEntries } from "~/page-list";
import { termPaths, termsIn } from "~/pages/blog/terms.server";
import { isShownEmpty } from "./sitemap-entries.server";
import type { SitemapPage } from "./sitemap-xml";
import { throwUnavailable } from "./throw-unavailable.server";

/**
 * Pages other than entries. Lists have the time of their last changed row; only their first page is
 * listed, because every entry has its own page. Pages with copy in code have no time.
 * @param changes time of the last change of each list's rows, by list; undefined for lists without rows
 * @throws {Response} 503 if rows cannot be read
 */
export async function readSitemapPages(
  context: AppContext,
  changes: ReadonlyMap<string, string | undefined>,
): Promise<SitemapPage[]> {
  const lastChanges = new Map<SitemapSource, string | undefined>([
    ...(changes as ReadonlyMap<SitemapSource, string | undefined>),
    ["featured", await readFeaturedChange(context)],
    ["departures", await readDepartureChange(context)],
  ]);
  const pages = pageEntries.flatMap(([name, { path }]) => {
    const { sitemap } = pageConfig[name];
    if (!sitemap || sitemap === "entries") return [];
    const lastModified = lastChanges.get(sitemap);
    const isListed = sitemap !== "departures" && isShownEmpty(name);
    return isListed || lastModified !== undefined ? { path, lastModified } : [];
  });
  return [...pages, ...(await readBlogTerms(context))];
}

async function readFeaturedChange(context: AppContext): Promise<string | undefined> {
  const { data, error } = await context.supabase
    .from("tours")
    .select("updated_at")
    .eq("is_active", true)
    .eq("is_featured", true)
    .order("updated_at", { ascending: false })
    .limit(1);
  if (error) throwUnavailable(context, "sitemap rows not read", "tours", error);
  return data[0]?.updated_at;
}

/** Undefined if there is no coming departure. */
async function readDepartureChange(context: AppContext): Promise<string | undefined> {
  const { data, error } = await context.supabase
    .from("departures")
    .select("updated_at")
    .neq("state", "cancelled")
    .order("updated_at", { ascending: false })
    .limit(1);
  if (error) throwUnavailable(context, "sitemap rows not read", "departures", error);
  return data[0]?.updated_at;
}

/** Tags with fewer posts are not listed. */
const fewestOfTag = 2;

/** First pages of categories and tags, without a time: their last change is unknown. */
async function readBlogTerms(context: AppContext): Promise<SitemapPage[]> {
  const { data, error } = await context.supabase.rpc("blog_terms", undefined, { get: true });
  if (error) throwUnavailable(context, "sitemap rows not read", "blog_terms", error);
  return termsIn(data, defaultLocale)
    .filter(({ kind, posts }) => kind === "category" || posts >= fewestOfTag)
    .map((term) => ({ path: shortPaths(termPaths(term)) }));
}
