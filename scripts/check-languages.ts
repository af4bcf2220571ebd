/**
 * Checks that each language has a flag for the menu, and that its letters are in the small font files;
 * otherwise every page also loads the full fonts (`scripts/subset-fonts.sh`).
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../supabase/functions/_shared/locales.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const icons = read("shared/assets/icons.svg");
const flags = locales
  .filter((locale) => !icons.includes(`<symbol id="icon-flag-${locale}"`))
  .map((locale) => `shared/assets/icons.svg lacks icon-flag-${locale}`);

/** Declared `unicode-range` of each small font file. */
const cores = [
  ...read("shared/styles/fonts.css").matchAll(/-core\.woff2[^}]*unicode-range:([^;]+);/g),
].map(([, ranges = ""]) => ranges.split(",").map(toRange));

function toRange(said: string): [first: number, last: number] {
  const [first = "", last = first] = said.trim().replace("U+", "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const isInEach = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return cores.every((ranges) => ranges.some(([first, last]) => code >= first && code <= last));
};

const letters = globSync("site/**/*messages.ts", { cwd: root }).flatMap((file) =>
  [...new Set(read(file))]
    .filter((letter) => letter >= " " && !isInEach(letter))
    .map((letter) => `${file} has “${letter}”, which scripts/subset-fonts.sh leaves out`),
);

const wrong = [...flags, ...letters];
if (cores.length === 0) wrong.push("shared/styles/fonts.css names no small font file");
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
