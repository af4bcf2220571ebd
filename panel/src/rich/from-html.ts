import { isLinkAddress } from "#shared/rich-text/address.ts";
import { serializeBlocks } from "#shared/rich-text/serialize.ts";
import { linksOf, textOf } from "#shared/rich-text/text-of.ts";
import { toLinkAddress } from "#shared/rich-text/to-link-address.ts";
import type { Block, Inline, RichKind } from "#shared/rich-text/types.ts";

/** Marks of a piece of pasted text. */
interface Style {
  strong: boolean;
  em: boolean;
  href: string | undefined;
}

interface Run extends Style {
  text: string;
}

type LineType = "paragraph" | "h2" | "h3" | "bullet" | "number" | "quote";

interface Line {
  type: LineType;
  runs: Run[];
}

/** A pasted text. */
export interface Pasted {
  marked: string;
  /** The same without marks. */
  plain: string;
  /** Whether the text is one paragraph. */
  isInline: boolean;
}

const blocks = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TBODY TD TH TR UL".split(
    " ",
  ),
);
const ignored = new Set("HEAD META SCRIPT STYLE TEMPLATE TITLE NOSCRIPT OBJECT SVG".split(" "));
const plainStyle: Style = { strong: false, em: false, href: undefined };

/**
 * Converts HTML from the clipboard to a marked text: headings, lists, quotes, weight, slant and links.
 * @returns undefined if it has none of them
 */
export function fromHtml(html: string, kind: RichKind): Pasted | undefined {
  const reader = new HtmlReader();
  const { body } = new DOMParser().parseFromString(html, "text/html");
  reader.read(body);
  const read = toBlocks(reader.lines, kind);
  const hasMarks = read.some((block) => block.type !== "paragraph") || linksOf(read).length > 0;
  const isMarked =
    hasMarks || reader.lines.some(({ runs }) => runs.some(({ strong, em }) => strong || em));
  if (!isMarked) return undefined;
  const isInline = read.length === 1 && read[0]?.type === "paragraph";
  return { marked: serializeBlocks(read), plain: textOf(read), isInline };
}

/** Collects the lines of a document in its order. */
class HtmlReader {
  readonly lines: Line[] = [];
  #line: Line | undefined;

  read(body: HTMLElement) {
    this.#readChildren(body, plainStyle, "paragraph");
    this.#end();
  }

  #readChildren(node: Node, style: Style, type: LineType) {
    for (const child of Array.from(node.childNodes)) {
      if (child.nodeType === Node.TEXT_NODE) this.#write(child.nodeValue ?? "", style, type);
      else if (child instanceof HTMLElement) this.#readElement(child, style, type);
    }
  }

  #readElement(element: HTMLElement, style: Style, type: LineType) {
    const { tagName } = element;
    if (ignored.has(tagName) || element.style.display === "none") return;
    if (tagName === "BR") return this.#end();
    // Emoji of WhatsApp.
    if (tagName === "IMG") {
      const alt = element.getAttribute("alt") ?? "";
      return this.#write(/\p{Extended_Pictographic}/u.test(alt) ? alt : "", style, type);
    }
    const own = styleOf(element, style);
    if (!blocks.has(tagName)) return this.#readChildren(element, own, type);
    this.#end();
    const marker = wordMarker(element);
    marker?.remove();
    this.#readChildren(element, own, marker ? numberOrBullet(marker) : typeOf(element, type));
    this.#end();
  }

  #write(text: string, style: Style, type: LineType) {
    const folded = text.replace(/[\s\u00a0]+/g, " ");
    if (folded === "" || (folded === " " && !this.#line)) return;
    this.#line ??= { type, runs: [] };
    this.#line.runs.push({ text: folded, ...style });
  }

  #end() {
    if (this.#line?.runs.some(({ text }) => text.trim() !== "")) this.lines.push(this.#line);
    this.#line = undefined;
  }
}

/** Weight, slant and link of an element. Google Docs wraps everything in `<b style="font-weight:normal">`. */
function styleOf(element: HTMLElement, { strong, em, href }: Style): Style {
  const { tagName } = element;
  const { fontWeight, fontStyle } = element.style;
  const isHeading = /^H[1-6]$/.test(tagName);
  const weight = fontWeight
    ? fontWeight.startsWith("bold") || Number(fontWeight) >= 600
    : strong || tagName === "B" || tagName === "STRONG";
  const slant = fontStyle
    ? fontStyle === "italic" || fontStyle === "oblique"
    : em || tagName === "I" || tagName === "EM";
  return {
    strong: weight && !isHeading,
    em: slant,
    href: tagName === "A" ? (linkOf(element) ?? href) : href,
  };
}

function linkOf(element: HTMLElement): string | undefined {
  const address = element.getAttribute("href") ?? "";
  // Addresses in Google Docs lead through a redirect.
  const target = /^https:\/\/www\.google\.com\/url\?/.test(address)
    ? (new URL(address).searchParams.get("q") ?? address)
    : address;
  const link = toLinkAddress(target);
  return link && isLinkAddress(link) && !target.startsWith("#") ? link : undefined;
}

function typeOf(element: HTMLElement, outer: LineType): LineType {
  const { tagName } = element;
  if (/^H[12]$/.test(tagName)) return "h2";
  if (/^H[3-6]$/.test(tagName)) return "h3";
  if (tagName === "BLOCKQUOTE") return "quote";
  if (tagName === "LI") return element.parentElement?.tagName === "OL" ? "number" : "bullet";
  return outer;
}

/** Word writes items of lists as paragraphs, with a hidden marker in front. */
function wordMarker(element: HTMLElement): HTMLElement | undefined {
  if (!/mso-list/i.test(element.getAttribute("style") ?? "")) return undefined;
  const isMarker = (span: HTMLElement) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? "");
  return Array.from(element.querySelectorAll<HTMLElement>("span")).find(isMarker);
}

const numberOrBullet = (marker: HTMLElement): LineType =>
  /^\s*[\da-z]{1,3}[.)]/i.test(marker.textContent ?? "") ? "number" : "bullet";

function toBlocks(lines: readonly Line[], kind: RichKind): Block[] {
  const read: Block[] = [];
  for (const { type, runs } of lines) {
    const isHeading = type === "h2" || type === "h3";
    const asStrong = isHeading && kind === "simple";
    const children = toInline(
      trimmed(asStrong ? runs.map((run) => ({ ...run, strong: true })) : runs),
    );
    const last = read.at(-1);
    if (type === "bullet" || type === "number") {
      const isNumbered = type === "number";
      if (last?.type === "list" && (last.start !== undefined) === isNumbered)
        last.items.push(children);
      else read.push({ type: "list", ...(isNumbered && { start: 1 }), items: [children] });
    } else if (type === "quote") {
      if (last?.type === "quote") last.items.push(children);
      else read.push({ type: "quote", items: [children] });
    } else if (isHeading && !asStrong)
      read.push({ type: "heading", level: type === "h2" ? 2 : 3, children });
    else read.push({ type: "paragraph", children });
  }
  return read;
}

/** Runs without space at the ends of the line, nor at the ends of marks, where it would end them. */
function trimmed(runs: readonly Run[]): Run[] {
  const split = runs.flatMap((run): Run[] => {
    const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/.exec(run.text) ?? [];
    if (words === "") return [{ ...plainStyle, text: " " }];
    return [
      { ...plainStyle, text: before },
      { ...run, text: words },
      { ...plainStyle, text: after },
    ];
  });
  const joined: Run[] = [];
  for (const [at, run] of split.entries()) {
    if (run.text === "") continue;
    const last = joined.at(-1);
    const next = split.slice(at + 1).find(({ text }) => text.trim() !== "");
    if (!last && run.text === " ") continue;
    const isSpace = run.text === " ";
    if (isSpace && (!next || last?.text.endsWith(" "))) continue;
    // A space between two pieces with the same marks belongs to them.
    const style = isSpace && last && next && sameStyle(last, next) ? last : run;
    if (last && sameStyle(last, style)) last.text += run.text;
    else joined.push({ ...style, text: run.text });
  }
  return joined;
}

const sameStyle = (one: Style, other: Style) =>
  one.strong === other.strong && one.em === other.em && one.href === other.href;

/** Nests runs: links contain weight, and weight contains slant. */
function toInline(runs: readonly Run[]): Inline[] {
  return groups(runs, ({ href }) => href).flatMap(([href, linked]) => {
    const inner = groups(linked, ({ strong }) => strong).flatMap(([strong, weighted]) => {
      const slanted = groups(weighted, ({ em }) => em).map(([em, run]): Inline => {
        const text = run.map(({ text }) => text).join("");
        return em ? { type: "em", children: [text] } : text;
      });
      return strong ? [{ type: "strong" as const, children: slanted }] : slanted;
    });
    return href ? [{ type: "link" as const, href, children: inner }] : inner;
  });
}

function groups<Key>(runs: readonly Run[], keyOf: (run: Run) => Key): [Key, Run[]][] {
  const grouped: [Key, Run[]][] = [];
  for (const run of runs) {
    const last = grouped.at(-1);
    if (last && last[0] === keyOf(run)) last[1].push(run);
    else grouped.push([keyOf(run), [run]]);
  }
  return grouped;
}
