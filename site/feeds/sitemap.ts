import { appContext } from "~/context";
import type { Route } from "./+types/sitemap";
import { entryKinds, partsOf, readEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPlan } from "./sitemap-plan.server";
import { readPosts } from "./sitemap-posts.server";
import { newest, sitemap, sitemapIndex } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/**
 * All pages, or an index of files if there are too many (`sitemap-part.ts`).
 * @throws {Response} 503 if rows cannot be read
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const plan = await readPlan(app);
  if (!plan.isSplit) {
    const [posts, ...entries] = await Promise.all([
      readPosts(app),
      ...entryKinds.map((kind) => readEntries(app, kind)),
    ]);
    const pages = await readSitemapPages(app, plan.lists, newest(posts));
    return xmlResponse(
      sitemap(app.siteUrl, [...pages, ...entries.flat(), ...posts]),
      "application/xml",
    );
  }
  const postParts = (plan.posts.length > 0 ? plan.posts : [undefined]).map((part, at) => ({
    path: `/sitemap-posts-${at + 1}.xml`,
    lastModified: part?.changed_at,
  }));
  const entryParts = entryKinds.flatMap((kind) =>
    Array.from({ length: partsOf(plan.lists[kind]) }, (_, at) => ({
      path: `/sitemap-${kind}-${at + 1}.xml`,
      lastModified: plan.lists[kind].changed,
    })),
  );
  const pages = await readSitemapPages(app, plan.lists, newest(postParts));
  const files = [
    { path: "/sitemap-pages.xml", lastModified: newest(pages) },
    ...entryParts,
    ...postParts,
  ];
  return xmlResponse(sitemapIndex(app.siteUrl, files), "application/xml");
}
