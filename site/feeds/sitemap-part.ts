import { type AppContext, appContext } from "~/context";
import type { Route } from "./+types/sitemap-part";
import { entryKinds, partsOf, readEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPlan, type SitemapPlan } from "./sitemap-plan.server";
import { type SitemapPage, sitemap } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/** Names of the files of a split sitemap. The route matches any `.xml`. */
const fileName = new RegExp(`^sitemap-(?:pages|(${entryKinds.join("|")})-([1-9]\\d{0,4}))$`);

/** @throws {Response} 503 if rows cannot be read */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = fileName.exec(params.file);
  if (!name) return notFound();
  const app = context.get(appContext);
  const plan = await readPlan(app);
  const [, kind, part] = name;
  const pages = plan.isSplit && (await readPart(app, plan, kind, Number(part)));
  return pages ? xmlResponse(sitemap(app.siteUrl, pages), "application/xml") : notFound();
}

/** The pages of a file; undefined if the file does not exist. */
async function readPart(
  app: AppContext,
  { lists }: SitemapPlan,
  kind: string | undefined,
  part: number,
): Promise<SitemapPage[] | undefined> {
  if (!kind) return readSitemapPages(app, lists);
  const list = lists.get(kind);
  return list && part <= partsOf(list) ? readEntries(app, kind, part) : undefined;
}

const notFound = () => new Response("Not Found", { status: 404 });
