import type {
  BrochureBlock,
  BrochureParagraph,
  BrochureRun,
  LocalizedText,
} from "#shared/brochure.ts";
import type { Locale } from "#shared/locales.ts";
import { splitLines } from "#shared/rich-text/lines.ts";
import { parseMarked } from "#shared/rich-text/parse.ts";
import type { Block, Inline, TextFormat } from "#shared/rich-text/types.ts";

/** A text, marked with its language if that is not the brochure's. */
export const localized = (text: string, lang?: Locale): LocalizedText =>
  lang ? { text, lang } : text;

/** Joins parts into one line, each with its own language mark. */
export function line(
  ...parts: (LocalizedText | undefined | "")[]
): LocalizedText | LocalizedText[] {
  const given = parts.filter((part) => part !== undefined);
  return given.every((part) => typeof part === "string") ? given.join("") : given.filter(Boolean);
}

/** Splits a text into paragraphs, each with the language mark. */
export const paragraphs = (text: string, lang?: Locale): LocalizedText[] =>
  splitLines(text).map((each) => localized(each, lang));

/** Absolute URL of a link in a text; undefined if it leads nowhere any more. */
export type LinkUrl = (address: string) => string | undefined;

/** A rich text as data: the template never reads marks. */
export function richParagraphs(
  text: string,
  format: TextFormat | undefined,
  linkUrl: LinkUrl,
  lang?: Locale,
): BrochureParagraph[] {
  if (format !== "marked") return paragraphs(text, lang);
  return parseMarked(text, "simple").flatMap((block) => {
    const printed = toBrochureBlock(block, linkUrl);
    return printed ? [{ ...printed, ...(lang && { lang }) }] : [];
  });
}

function toBrochureBlock(block: Block, linkUrl: LinkUrl): BrochureBlock | undefined {
  const runs = (nodes: readonly Inline[]) => runsOf(nodes, {}, linkUrl);
  switch (block.type) {
    case "paragraph":
    case "heading":
      return { kind: "paragraph", items: [runs(block.children)] };
    case "quote":
      return { kind: "quote", items: block.items.map(runs) };
    case "list": {
      const items = block.items.map(runs);
      if (block.start === undefined) return { kind: "bullets", items };
      return { kind: "numbers", start: block.start, items };
    }
    case "picture":
      return undefined;
  }
}

function runsOf(
  nodes: readonly Inline[],
  marks: Omit<BrochureRun, "text">,
  linkUrl: LinkUrl,
): BrochureRun[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [{ text: node, ...marks }];
    if (node.type !== "link")
      return runsOf(node.children, { ...marks, [node.type]: true }, linkUrl);
    const href = linkUrl(node.href);
    return runsOf(node.children, href ? { ...marks, href } : marks, linkUrl);
  });
}
