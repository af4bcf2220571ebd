import { type AppContext, appContext } from "~/context";
import type { Route } from "./+types/sitemap-part";
import { type EntryKind, entryKinds, partsOf, readEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPlan, type SitemapPlan } from "./sitemap-plan.server";
import { readPosts } from "./sitemap-posts.server";
import { newest, type SitemapPage, sitemap } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/** Names of the files of a split sitemap. The route matches any `.xml`. */
const fileName = new RegExp(
  `^sitemap-(?:pages|(${[...entryKinds, "posts"].join("|")})-([1-9]\\d{0,4}))$`,
);

/** @throws {Response} 503 if rows cannot be read */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = fileName.exec(params.file);
  if (!name) return notFound();
  const app = context.get(appContext);
  const plan = await readPlan(app);
  if (!plan.isSplit) return notFound();
  const [, kind, number] = name as unknown as [string, EntryKind | "posts" | undefined, string];
  const pages = await readPart(app, plan, kind, Number(number));
  if (pages === "none") return notFound();
  return xmlResponse(sitemap(app.siteUrl, pages), "application/xml");
}

/** The pages of a file; `none` if the file does not exist. */
async function readPart(
  app: AppContext,
  { lists, posts }: SitemapPlan,
  kind: EntryKind | "posts" | undefined,
  part: number,
): Promise<SitemapPage[] | "none"> {
  if (!kind) {
    const changed = newest(posts.map(({ changed_at }) => ({ lastModified: changed_at })));
    return readSitemapPages(app, lists, changed);
  }
  if (kind !== "posts") return part > partsOf(lists[kind]) ? "none" : readEntries(app, kind, part);
  // All posts fit into one file, beside several files of tours.
  if (posts.length === 0) return part > 1 ? "none" : readPosts(app);
  const found = posts[part - 1];
  return found ? readPosts(app, found) : "none";
}

const notFound = () => new Response("Not Found", { status: 404 });
