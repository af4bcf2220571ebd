/**
 * A line as a translation service gets it: text with numbered tags. `<x id="1">…</x>` stands for a placeholder, an
 * address or a name with a fixed translation; `<g id="2">…</g>` encloses words with a mark.
 */

/** Part of a line. */
export type Part =
  | string
  /** Fixed text: services may move it, but not change it. */
  | { fixed: string }
  /** Words within the mark or link with this number in the source. */
  | { group: number; parts: Part[] };

export interface Glossary {
  /** Matches any of its names as whole words, the longest first; undefined without names. */
  pattern: RegExp | undefined;
  /** Translation of a name. */
  translate: (name: string) => string;
}

/** @param names translations by name */
export function createGlossary(names: ReadonlyMap<string, string>): Glossary {
  const known = [...names.keys()].filter(Boolean).sort((one, other) => other.length - one.length);
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return {
    pattern: any ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu") : undefined,
    translate: (name) => names.get(name) ?? name,
  };
}

/** Placeholders such as `{name}`, addresses, e-mail addresses. */
const fixedText =
  /\{\{?\w+\}?\}|https?:\/\/[^\s<>()]+[^\s<>().,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/** Splits a text at its fixed parts. */
export function splitFixed(text: string, glossary: Glossary): Part[] {
  const atPlaceholders = splitAt(text, fixedText, (found) => found);
  const { pattern } = glossary;
  if (!pattern) return atPlaceholders;
  return atPlaceholders.flatMap((part) =>
    typeof part === "string" ? splitAt(part, pattern, glossary.translate) : [part],
  );
}

function splitAt(text: string, pattern: RegExp, toFixed: (found: string) => string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ fixed: toFixed(found) });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Fixed texts of a line in the order of their numbers. */
const fixedOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [];
    return "fixed" in part ? [part.fixed] : fixedOf(part.parts);
  });

/** Text outside of fixed parts. */
export const looseText = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "fixed" in part ? "" : looseText(part.parts);
    })
    .join("");

/** Whether there is anything to translate. */
export const hasWords = (parts: readonly Part[]) => /\p{L}/u.test(looseText(parts));

/** The line with tags. Fixed parts are numbered from 1, in their order; groups have their own numbers. */
export function writeTagged(parts: readonly Part[]): string {
  let fixed = 0;
  const write = (some: readonly Part[]): string =>
    some
      .map((part) => {
        if (typeof part === "string") return escapeXml(part);
        if ("group" in part) return `<g id="${part.group}">${write(part.parts)}</g>`;
        fixed += 1;
        return `<x id="${fixed}">${escapeXml(part.fixed)}</x>`;
      })
      .join("");
  return write(parts);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const tagPattern =
  /<(\/?)([a-z]+)(?:\s+id\s*=\s*(?:"(\d{1,4})"|'(\d{1,4})'|(\d{1,4})))?\s*(\/?)>/gi;

/**
 * Reads the translation of a line.
 * @returns undefined unless it has every tag of the source exactly once, properly nested
 */
export function readTagged(translated: string, source: readonly Part[]): Part[] | undefined {
  const fixed = fixedOf(source);
  const groups = new Set(groupsOf(source));
  const found = new Set<string>();
  const root: Part[] = [];
  /** Open groups, with the list that has them. */
  const open: { group: number; parts: Part[] }[] = [];
  /** Number of the open `<x>`: its content is ignored. */
  let inFixed: number | undefined;
  let end = 0;
  const write = (text: string) => {
    if (inFixed !== undefined) return true;
    if (/[<>]/.test(text)) return false;
    if (text) (open.at(-1)?.parts ?? root).push(decodeXml(text));
    return true;
  };
  for (const match of translated.matchAll(tagPattern)) {
    const [tag, closing, name = "", ...rest] = match;
    const id = Number(rest[0] ?? rest[1] ?? rest[2]);
    if (!write(translated.slice(end, match.index))) return undefined;
    end = match.index + tag.length;
    const kind = name.toLowerCase();
    const isEmpty = rest[3] === "/";
    if (inFixed !== undefined) {
      if (kind !== "x" || !closing) return undefined;
      inFixed = undefined;
    } else if (closing) {
      const group = kind === "g" ? open.pop() : undefined;
      if (!group) return undefined;
    } else {
      if (found.has(`${kind}${id}`)) return undefined;
      found.add(`${kind}${id}`);
      const parts = open.at(-1)?.parts ?? root;
      const text = fixed[id - 1];
      if (kind === "x" && text !== undefined) {
        parts.push({ fixed: text });
        if (!isEmpty) inFixed = id;
      } else if (kind === "g" && groups.has(id) && !isEmpty) {
        const group = { group: id, parts: [] };
        parts.push(group);
        open.push(group);
      } else return undefined;
    }
  }
  if (!write(translated.slice(end))) return undefined;
  if (inFixed !== undefined || open.length > 0) return undefined;
  return found.size === fixed.length + groups.size ? root : undefined;
}

const groupsOf = (parts: readonly Part[]): number[] =>
  parts.flatMap((part) =>
    typeof part === "object" && "group" in part ? [part.group, ...groupsOf(part.parts)] : [],
  );

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

const decodeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });

/** Shortest and longest translation in relation to the source. */
const lengthRatio = { min: 0.4, max: 2.5 };
/** Characters by which a short line may differ in any case: «Ya» is «Already». */
const lengthSlack = 12;
/** Lines up to this length may stay as they are: names, «Safari». */
const maxEqualLength = 40;

/** Characters that no proposal may have: control characters, and those that change the direction of text. */
const hidden = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a translation is plausible: the same numbers, a similar length, and other words than the source. */
export function isPlausible(source: readonly Part[], translated: readonly Part[]): boolean {
  const [before, after] = [looseText(source), looseText(translated)];
  if (hidden.test(after) || !after.isWellFormed() || !/\p{L}/u.test(after)) return false;
  const [given, got] = [[...before.trim()].length, [...after.trim()].length];
  if (Math.abs(got - given) > lengthSlack) {
    if (got < given * lengthRatio.min || got > given * lengthRatio.max) return false;
  }
  if (given > maxEqualLength && before.trim() === after.trim()) return false;
  return numbersOf(before) === numbersOf(after);
}

/** Numbers in ascending order, without separators: languages write 1.500, 1,500 and 1 500. */
const numbersOf = (text: string) =>
  (text.replace(/(?<=\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, "").match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((number) => number.replace(/[.,]/g, ""))
    .sort()
    .join();
