import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentTypes } from "./index.ts";

/** Code that must work for every type. The pages of the types may name them. */
const folders = ["panel/src", "server", "shared", "scripts", "site"];
const pages = "site/pages/";

/** Files that may name a type, with the reason. A folder ends with a slash. */
const allowed: Record<string, string> = {
  "panel/src/contact/enquiry-details.ts": "an enquiry names the tour from whose page it was sent",
  "panel/src/departures/": "departures are of tours",
  "panel/src/trip-proposals/": "a proposal begins with a tour",
  "server/ops/snapshot/target.ts": "a table by which a database of this site is recognised",
  "server/site/page-cache/brochure-address.ts": "only tours have brochures",
  "server/site/page-cache/cache-tags.ts": "functions for the lists of tours and of the blog",
  "shared/database.types.ts": "arguments of the functions for terms",
  "site/enquiry/tour-of-name.server.ts": "an enquiry names the tour of its link",
  "site/entries/": "cards and structured data of tours, destinations and posts, for several pages",
  "site/feeds/sitemap-pages.server.ts": "the home page's featured tours",
  "site/i18n/catalogue.server.ts": "messages of the pages",
  "site/layout/pending-page.tsx": "skeletons of the pages",
  "site/page-config.ts": "files and budgets of the pages",
  "site/routes.ts": "brochures and days of tours",
  "site/seo/addresses.ts": "addresses of pages",
  "site/ui/call-to-action.tsx": "a link to the list of tours",
};

const exceptionOf = (file: string) =>
  Object.keys(allowed).find((name) => (name.endsWith("/") ? file.startsWith(name) : file === name));

/** Without comments, and casts of queries: supabase-js has no type for a query of any table. */
const withoutComments = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "")
    .replace(/ as "\w+"/g, "");
const isGenerated = (code: string) => code.startsWith("// Made from ");

test("L5: code outside of the types' pages names no content type", () => {
  const names = contentTypes.map(({ table }) => table).join("|");
  const named = new RegExp(`["'\`/.](?:${names})\\b`);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const checked = files.filter(
    (file) =>
      /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(pages),
  );
  expect(checked.length).toBeGreaterThan(400);
  const found = checked.filter((file) => {
    const code = readFileSync(file, "utf8");
    return !isGenerated(code) && named.test(withoutComments(code));
  });
  expect(found.filter((file) => !exceptionOf(file))).toEqual([]);
  expect([...new Set(found.map(exceptionOf))].toSorted()).toEqual(Object.keys(allowed));
});
