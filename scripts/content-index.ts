/**
 * First part of `npm run content:migration`: writes the list of the content types that `content/types/` declares, and
 * the addresses of their pages. With `--check`, as part of `npm run check`, it names files that are not up to date.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentTypeOf } from "../content/define.ts";
import { isContentType, positionOf } from "../content/properties.ts";
import { StartError } from "../server/start-error.ts";
import { formatSource } from "./format-source.ts";
import { runCommand } from "./run-command.ts";

const root = path.join(import.meta.dirname, "..");
const folder = path.join(root, "content/types");

interface Declared {
  file: string;
  /** Name of the export. */
  name: string;
  type: ContentTypeOf;
}

/** Keys are file names. */
async function readDeclared(): Promise<Declared[]> {
  const files = (await readdir(folder)).toSorted();
  const declared = files.map(async (file) => {
    const exported: Record<string, object> = await import(`../content/types/${file}`);
    const found = Object.entries(exported).flatMap(([name, type]) =>
      isContentType(type) ? [{ file, name, type }] : [],
    );
    if (found.length === 0) throw new StartError(`content/types/${file} exports no content type`);
    return found;
  });
  return (await Promise.all(declared)).flat();
}

const isMade = "// Made from `content/types/` by `npm run content:migration`.";

function renderIndex(declared: readonly Declared[]): string {
  const inOrder = declared.toSorted((a, b) => positionOf(a.type) - positionOf(b.type));
  const imports = [...Map.groupBy(declared, ({ file }) => file)].map(
    ([file, types]) =>
      `import { ${types.map(({ name }) => name).join(", ")} } from "./types/${file}";`,
  );
  return `${isMade}
import type { ContentTypeOf } from "./define.ts";
${imports.join("\n")}

/** Content types, in the panel's order. */
export const contentTypes = [${inOrder.map(({ name }) => name).join(", ")}] as const;

/** Table of a content type. */
export type ContentTable = (typeof contentTypes)[number]["table"];

/** Any declared content type. */
export type ContentType = ContentTypeOf<ContentTable>;
`;
}

function renderPages(declared: readonly Declared[]): string {
  const placeOf = ({ type: { site, admin } }: Declared) =>
    site?.navigationPosition ?? 100 + admin.position;
  const pages = declared
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap(({ type: { site } }) => {
      // The pages of fixed addresses are in `site/page-list.ts`.
      if (!site?.path) return [];
      const list = {
        path: site.path,
        inNavigation: site.navigationPosition !== undefined || undefined,
      };
      const name = site.path.slice(1);
      return [
        [name, list],
        ...(site.onePage ? [] : [[`${name}/entry`, { path: `${site.path}/:slug` }]]),
      ];
    });
  return `${isMade}

/** Addresses of the content types' lists and entries. Browsers load them, but not the declarations. */
export const contentPages = ${JSON.stringify(Object.fromEntries(pages))} as const;

/** Name of a content type's list: its path without slash. */
export type ContentList = Exclude<keyof typeof contentPages, \`\${string}/entry\`>;
`;
}

await runCommand(async () => {
  const declared = await readDeclared();
  for (const [file, source] of [
    ["content/index.ts", renderIndex(declared)],
    ["shared/content-pages.ts", renderPages(declared)],
  ] as const) {
    const text = formatSource(source);
    const address = path.join(root, file);
    if ((await readFile(address, "utf8")) === text) continue;
    if (process.argv.includes("--check"))
      throw new StartError(
        `${file} is not what content/types/ declares: npm run content:migration writes it`,
      );
    await writeFile(address, text);
  }
});
