/**
 * Checks that every page below `site/pages` is listed in `site/page-config.ts`, and that every listed page
 * has its file.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { notFoundPage, pageConfig, scriptlessPages } from "../site/page-config.ts";

const pages = fileURLToPath(new URL("../site/pages", import.meta.url));
const listed = new Set([
  ...[...Object.values(pageConfig), notFoundPage].map(({ file }) => file),
  ...scriptlessPages,
]);

/** A page module imports its React Router types and has a default export. */
const marks = [/from "\.\/\+types\//, /^export default /m];
const routes = globSync("**/*.tsx", { cwd: pages }).filter((file) => {
  const source = readFileSync(join(pages, file), "utf8");
  return marks.every((mark) => mark.test(source));
});

const wrong = [
  ...routes
    .filter((file) => !listed.has(file))
    .map((file) => `site/pages/${file} is a page, but not in site/page-config.ts`),
  ...[...listed]
    .filter((file) => !existsSync(join(pages, file)))
    .map((file) => `site/page-config.ts names site/pages/${file}, which is not there`),
];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
