import type { AppContext } from "~/context";
import { pageConfig, type SitemapSource } from "~/page-config";
import { pageEntries } from "~/page-list";
import { type EntryList, readEntryList } from "./sitemap-entries.server";
import { throwUnavailable } from "./sitemap-unavailable.server";
import type { SitemapPage } from "./sitemap-xml";

/**
 * Pages other than entries. Lists have the time of their last changed row; only their first page is
 * listed, because every entry has its own page. Pages with copy in code have no time.
 * @throws {Response} 503 if rows cannot be read
 */
export async function readSitemapPages(
  context: AppContext,
  lists: ReadonlyMap<string, EntryList>,
): Promise<SitemapPage[]> {
  const featured = await readEntryList(context, "tours", true);
  const changedOf = (source: SitemapSource) =>
    source === "featured" ? featured.changed : lists.get(source)?.changed;
  const pages = pageEntries.flatMap(([name, { path }]) => {
    const { sitemap } = pageConfig[name];
    return sitemap && sitemap !== "entries" ? { path, lastModified: changedOf(sitemap) } : [];
  });
  return [...pages, ...(await readBlogTerms(context))];
}

/** Tags with fewer posts are not listed. */
const fewestOfTag = 2;

/** First pages of categories and tags, without a time: their last change is unknown. */
async function readBlogTerms(context: AppContext): Promise<SitemapPage[]> {
  const { data, error } = await context.supabase.rpc("blog_terms", undefined, { get: true });
  if (error) throwUnavailable(context, "blog_terms", error);
  return data
    .filter(({ kind, posts }) => kind === "category" || posts >= fewestOfTag)
    .map(({ kind, slug }) => ({ path: `/blog/${kind}/${slug}` }));
}
