import { appContext } from "~/context";
import type { Route } from "./+types/sitemap";
import { entryKinds, partsOf, readEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPlan } from "./sitemap-plan.server";
import { newest, sitemap, sitemapIndex } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/**
 * All pages, or an index of files if there are too many (`sitemap-part.ts`).
 * @throws {Response} 503 if rows cannot be read
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { lists, isSplit } = await readPlan(app);
  const pages = await readSitemapPages(app, lists);
  if (!isSplit) {
    const entries = await Promise.all(entryKinds.map((kind) => readEntries(app, kind)));
    return xmlResponse(sitemap(app.siteUrl, [...pages, ...entries.flat()]), "application/xml");
  }
  const entryFiles = [...lists].flatMap(([kind, list]) =>
    Array.from({ length: partsOf(list) }, (_, at) => ({
      path: `/sitemap-${kind}-${at + 1}.xml`,
      lastModified: list.changed,
    })),
  );
  const files = [{ path: "/sitemap-pages.xml", lastModified: newest(pages) }, ...entryFiles];
  return xmlResponse(sitemapIndex(app.siteUrl, files), "application/xml");
}
