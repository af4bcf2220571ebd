import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentTypes } from "./index.ts";

/** Code that must work for every type. The pages of the types may name them. */
const folders = ["panel/src", "server", "shared", "scripts", "site"];
const pages = "site/pages/";

/** Files that may name a type, with the reason. A folder ends with a slash. */
const allowed: Record<string, string> = {
  "panel/src/contact/enquiry-details.ts": "an enquiry names the tour from whose page it was sent",
  "panel/src/statistics/": "enquiries are counted per tour",
  "server/backend/create-backend.ts": "only posts have a publication date",
  "server/backend/hosted/create-backend.ts": "only posts have a publication date",
  "server/backend/publication-timer.ts": "only posts have a publication date",
  "server/ops/snapshot/target.ts": "a table by which a database of this site is recognised",
  "server/site/page-cache/brochure-address.ts": "only tours have brochures",
  "server/site/page-cache/cache-tags.ts": "functions for the lists of tours and of the blog",
  "server/site/page-cache/cacheable-pages.ts": "only the list of tours has filters",
  "server/site/preview/draft-row.ts": "a relation of any type checks the shape of an id",
  "shared/database.types.ts": "row types, and functions for the lists of tours and of the blog",
  "shared/declared-columns.types.ts": "generated",
  "shared/paging.ts": "page sizes of the lists",
  "site/entries/": "cards and structured data of tours, destinations and posts, for several pages",
  "site/feeds/":
    "the home page's featured tours and the blog's feed; queries are typed as of one table",
  "site/i18n/catalogue.server.ts": "words of the pages",
  "site/layout/": "styles, words and skeletons of the pages",
  "site/lists/": "filters of the list of tours",
  "site/page-list.ts": "pages",
  "site/routes.ts": "brochures and days of tours",
  "site/seo/addresses.ts": "addresses of pages",
  "site/seo/page-meta.ts": "share pictures of pages",
  "site/ui/": "links to the list of tours",
};

function isAllowed(file: string): boolean {
  return Object.keys(allowed).some((name) =>
    name.endsWith("/") ? file.startsWith(name) : file === name,
  );
}

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

test("L5: code outside of the types' pages names no content type", () => {
  const names = contentTypes.map(({ table }) => table).join("|");
  const named = new RegExp(`["'\`/.](?:${names})\\b`);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const checked = files.filter(
    (file) =>
      /\.(?:tsx?|mjs)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !file.startsWith(pages) &&
      !isAllowed(file),
  );
  expect(checked.length).toBeGreaterThan(400);
  const found = checked.filter((file) => named.test(withoutComments(readFileSync(file, "utf8"))));
  expect(found).toEqual([]);
});
