import { appContext } from "~/context";
import type { Route } from "./+types/sitemap";
import { entryKinds, hasEntryPages, readAllEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { newest, sitemap } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/**
 * All pages in one file: each has a URL per language, and a file may have 50,000.
 * @throws {Response} 503 if rows cannot be read
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const lists = await Promise.all(
    entryKinds.map(async (kind) => [kind, await readAllEntries(app, kind)] as const),
  );
  const changes = new Map(lists.map(([kind, entries]) => [kind, newest(entries)]));
  const pages = await readSitemapPages(app, changes);
  // Entries that add to a fixed page have its address.
  const entries = lists
    .flatMap(([kind, each]) => (hasEntryPages(kind) ? each : []))
    .filter(({ path }) => !pages.some((page) => page.path === path));
  return xmlResponse(sitemap(app.siteUrl, [...pages, ...entries]), "application/xml");
}
