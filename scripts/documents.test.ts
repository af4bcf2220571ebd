import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Not the changelog, which names files of former versions. */
const documents = globSync("{*.md,docs/**/*.md,tests/README.md,bench/README.md}")
  .filter((file) => file !== "CHANGELOG.md")
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Names that a reader creates, or that only exist at run time. */
const examples = new Set([
  "NN_new.sql",
  "bench/results/*.json",
  "deploy/site.env",
  "press.tsx",
  "site/pages/press/",
  "supabase/migrations/VERSION_name.sql",
  "supabase/seed/guides/ana.ts",
]);

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const topFolders = new Set(tracked.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []));
const fileNames = new Set(tracked.map((file) => path.basename(file)));

/** Words in code spans and code blocks, without punctuation at their ends. */
const codeWords = (text: string) =>
  [...text.matchAll(/```\w*\n[\s\S]*?```|`[^`\n]+`/g)].flatMap(([code]) =>
    code.split(/[\s`"'=]+/).map((word) => word.replace(/^\(|[,;:.)]+$/g, "")),
  );

/** Whether the word is the name of a file without a folder. */
const isFileName = (word: string) =>
  /^[\w.-]+\.(?:tsx?|mjs|css|sql|sh|svg|typ|toml)$/.test(word) && !word.startsWith(".");

/** Whether the word is a path from the root of the repository. */
const isPath = (word: string) =>
  /^[\w.-]+(?:\/[\w.*{},@$()+-]+)+\/?$/.test(word) && topFolders.has(word.split("/")[0] ?? "");

const isThere = (word: string) =>
  isFileName(word) ? fileNames.has(word) : globSync(word.replace(/\/$/, "")).length > 0;

test("L6: files and folders that documents name exist", () => {
  expect(documents.length).toBeGreaterThan(60);
  const named = documents.flatMap(({ file, text }) =>
    codeWords(text)
      .filter((word) => isFileName(word) || isPath(word))
      .map((word) => ({ file, word })),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ word }) => !examples.has(word) && !isThere(word))).toEqual([]);
  const words = new Set(named.map(({ word }) => word));
  expect([...examples].filter((word) => !words.has(word))).toEqual([]);
});

test("L6: npm scripts that documents name exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, script = ""]) => ({
      file,
      script,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
});

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

test("L6: links between documents lead to files and headings", () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = ""]) => ({ file, link }))
      .filter(({ link }) => !/^[a-z]+:/.test(link)),
  );
  expect(links.length).toBeGreaterThan(100);
  const isBroken = ({ file, link }: { file: string; link: string }) => {
    const [to = "", anchor] = link.split("#");
    const target = to ? path.join(path.dirname(file), to) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsIn(readFileSync(target, "utf8")).includes(anchor);
  };
  expect(links.filter(isBroken)).toEqual([]);
});

test("L6: docs/settings.md has the settings that the server reads, and no others", () => {
  const code = readFileSync("server/settings.mjs", "utf8");
  const read = [...code.matchAll(/\w\(\s*"([A-Z][A-Z0-9_]{3,})"/g)].map(([, name = ""]) => name);
  const rows = readFileSync("docs/settings.md", "utf8").match(/^\| `.*$/gm) ?? [];
  const described = new Set(
    rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  );
  expect(described.size).toBeGreaterThan(40);
  expect(read.filter((name) => !described.has(name))).toEqual([]);
  expect([...described].filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});
