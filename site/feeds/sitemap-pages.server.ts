import type { AppContext } from "~/context";
import { pageConfig, pageEntries, type SitemapSource } from "~/page-list";
import { type EntryKind, type EntryList, readEntryList } from "./sitemap-entries.server";
import { throwUnavailable } from "./sitemap-unavailable.server";
import type { SitemapPage } from "./sitemap-xml";

/**
 * The pages that are no entries, with the time of their last change: a list changed when the newest of its
 * rows did. Of a list only its first page is named, because every entry has a page of its own. Pages whose
 * words live in the code carry no time, because none would be honest.
 * @throws {Response} 503, where they cannot be read.
 */
export async function readSitemapPages(
  context: AppContext,
  lists: Record<EntryKind, EntryList>,
  blogChanged: string | undefined,
): Promise<SitemapPage[]> {
  const featured = await readEntryList(context, "tours", true);
  const changed: Record<SitemapSource, string | undefined> = {
    words: undefined,
    featured: featured.changed,
    destinations: lists.destinations.changed,
    tours: lists.tours.changed,
    posts: blogChanged,
  };
  const pages = pageEntries.flatMap(([name, { path }]) => {
    const { sitemap } = pageConfig[name];
    return sitemap && sitemap !== "entries" ? { path, lastModified: changed[sitemap] } : [];
  });
  return [...pages, ...(await readShelves(context))];
}

/** Posts with which a tag is worth a page to those who come from elsewhere; with one it is that post. */
const fewestOfTag = 2;

/** The shelves of the blog, the first page of each. They carry no time: what is on them may have changed or not. */
async function readShelves(context: AppContext): Promise<SitemapPage[]> {
  const { data, error } = await context.supabase.rpc("blog_shelves", undefined, { get: true });
  if (error) throwUnavailable(context, "blog_shelves", error);
  return data
    .filter(({ kind, posts }) => kind === "category" || posts >= fewestOfTag)
    .map(({ kind, slug }) => ({ path: `/blog/${kind}/${slug}` }));
}
