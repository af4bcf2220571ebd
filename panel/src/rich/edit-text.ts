import { type PictureBlock, parsePictureLine } from "#shared/rich-text/picture-line.ts";
import { serializePictureLine } from "#shared/rich-text/serialize.ts";

/** Changes of a marked text at a selection, as the toolbar of a text area makes them. */

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replacement of the text from `start` to `end`, and what is selected afterwards. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
  select: readonly [start: number, end: number];
}

export type InlineMark = "**" | "*";
export type LineMark = "## " | "### " | "- " | "1. " | "> ";

/** Selected where there is nothing to mark. */
const placeholder = "texto";

const lineMark = /^(?:#{2,3}|-|>|\d{1,3}\.) /;

/** Marks the selected words, or the word at the cursor, in each line; removes the mark if they have it. */
export function toggleMark({ text, start, end }: Selection, mark: InlineMark): Edit {
  const [from, to] = start === end ? wordAt(text, start) : [start, end];
  const selected = text.slice(from, to);
  if (selected.trim() === "") {
    const at = from + mark.length;
    return {
      start: from,
      end: from,
      insert: mark + placeholder + mark,
      select: [at, at + placeholder.length],
    };
  }
  const inner = withoutMark(selected, mark);
  if (inner !== undefined) return replace(from, to, inner);
  const outside = text.slice(from - mark.length, to + mark.length);
  if (from >= mark.length && withoutMark(outside, mark) === selected) {
    const at = from - mark.length;
    return { ...replace(at, to + mark.length, selected), select: [at, at + selected.length] };
  }
  // A line is a block: marks end where it ends. The mark of a line stays in front.
  const lines = selected.split("\n").map((line, at) => {
    const prefix = at > 0 || isLineStart(text, from) ? (lineMark.exec(line)?.[0] ?? "") : "";
    return line
      .slice(prefix.length)
      .replace(/^(\s*)(.*?)(\s*)$/, (_, before, words, after) =>
        words ? prefix + before + mark + words + mark + after : prefix + before + after,
      );
  });
  return replace(from, to, lines.join("\n"));
}

/** Makes the selected lines headings, items or quotes; makes them paragraphs again if they all are. */
export function toggleLines({ text, start, end }: Selection, mark: LineMark): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", Math.max(end - (end > start ? 1 : 0), start));
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const hasMark = (line: string) =>
    mark === "1. " ? /^\d{1,3}\. /.test(line) : line.startsWith(mark);
  const removes = filled.length > 0 && filled.every(hasMark);
  if (filled.length === 0) {
    const at = from + mark.length;
    return {
      start: from,
      end: to,
      insert: mark + placeholder,
      select: [at, at + placeholder.length],
    };
  }
  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === "") return line;
    const words = line.replace(lineMark, "");
    if (removes) return words;
    number += 1;
    return (mark === "1. " ? `${number}. ` : mark) + words;
  });
  return replace(from, to, changed.join("\n"));
}

/** Makes a link of the selected words, or of `label` if nothing is selected. */
export function insertLink({ text, start, end }: Selection, href: string, label: string): Edit {
  const [selected = ""] = text.slice(start, end).split("\n");
  const words = selected.trim() || escapeLabel(label);
  return replace(start, start + selected.length, `[${words}](${href})`);
}

/** Inserts blocks that were pasted, on lines of their own if they are not one paragraph. */
export function insertBlocks(
  { text, start, end }: Selection,
  blocks: string,
  isInline: boolean,
): Edit {
  const before = isInline || isLineStart(text, start) ? "" : "\n";
  const after = isInline || end === text.length || text[end] === "\n" ? "" : "\n";
  const insert = before + blocks + after;
  const at = start + insert.length - after.length;
  return { start, end, insert, select: [at, at] };
}

/** Inserts the line of a picture after the line of the cursor. */
export function insertPicture({ text, end }: Selection, src: string): Edit {
  const lineEnd = text.indexOf("\n", end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  const insert = (isLineStart(text, at) ? "" : "\n") + serializePictureLine({ src, caption: "" });
  const after = at + insert.length;
  return { start: at, end: at, insert, select: [after, after] };
}

/** Pictures of a text in their order, also those that occur twice. */
export const picturesByLine = (text: string): PictureBlock[] =>
  text.split("\n").flatMap((line) => parsePictureLine(line.trim()) ?? []);

/** Changes the caption of a picture, by its index in {@link picturesByLine}. */
export function withCaption(text: string, index: number, caption: string): string {
  let at = -1;
  const lines = text.split("\n").map((line) => {
    const picture = parsePictureLine(line.trim());
    if (picture) at += 1;
    return picture && at === index ? serializePictureLine({ ...picture, caption }) : line;
  });
  return lines.join("\n");
}

const isLineStart = (text: string, at: number) => at === 0 || text[at - 1] === "\n";

const escapeLabel = (label: string) => label.replace(/[\\*[\]]/g, "\\$&");

/** The text between two marks; undefined if it does not stand between them. */
function withoutMark(text: string, mark: InlineMark): string | undefined {
  const pattern =
    mark === "**" ? /^\*\*(?!\*)([^\n]+?)(?<!\*)\*\*$/ : /^\*(?!\*)([^\n*]+?)(?<!\*)\*$/;
  return pattern.exec(text)?.[1];
}

function wordAt(text: string, at: number): [start: number, end: number] {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, at))?.[0] ?? "";
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0] ?? "";
  return [at - before.length, at + after.length];
}

function replace(start: number, end: number, insert: string): Edit {
  return { start, end, insert, select: [start, start + insert.length] };
}
