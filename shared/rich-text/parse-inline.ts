import { addressPattern, isLinkAddress } from "./address.ts";
import type { Inline } from "./types.ts";

type Mark = "**" | "*" | "[";

/** An element whose end is not known yet. The lowest frame has no mark: it is the line. */
interface Frame {
  mark: Mark | "";
  children: Inline[];
}

/** Characters that a backslash makes literal. */
const escapable = /[\\*[\]()#\->!.]/;
/** Text without any character that may be a mark. */
const plainRun = /[^\\*[\]]+/y;
const linkEnd = new RegExp(`\\]\\((${addressPattern})\\)`, "uy");

/**
 * Parses the marks in a line: `**strong**`, `*em*`, `[text](address)`, and a backslash before a literal character.
 * Marks without a counterpart are text. Takes linear time: each mark has at most one open frame.
 */
export function parseInline(line: string): Inline[] {
  const frames: Frame[] = [{ mark: "", children: [] }];
  const top = () => frames.at(-1) as Frame;
  const write = (text: string) => append(top().children, text);
  const find = (mark: Mark) => frames.findIndex((frame) => frame.mark === mark);

  /** Makes the open marks above a frame literal. */
  function flatten(above: number) {
    const frame = frames[above] as Frame;
    for (const { mark, children } of frames.splice(above + 1)) {
      append(frame.children, mark);
      appendAll(frame.children, children);
    }
  }

  function close(at: number, toElement: (children: Inline[]) => Inline) {
    flatten(at);
    const { children } = frames.pop() as Frame;
    append(top().children, toElement(children));
  }

  function readStars(mark: "**" | "*", before: string, after: string) {
    const at = find(mark);
    if (at < 0) {
      if (isSpace(after)) write(mark);
      else frames.push({ mark, children: [] });
    } else if (isEmpty(frames, at) || isSpace(before)) write(mark);
    else close(at, (children) => ({ type: mark === "**" ? "strong" : "em", children }));
  }

  /** In a run of three or more, the innermost open mark is closed first. */
  function readRun(at: number): number {
    let length = 1;
    while (line[at + length] === "*") length++;
    const end = at + length;
    let rest = length;
    while (rest > 0) {
      const innermost = frames.findLast(({ mark }) => mark === "*" || mark === "**")?.mark;
      const mark = rest === 1 || (rest > 2 && innermost === "*") ? "*" : "**";
      readStars(mark, line[at - 1] ?? "", line[end] ?? "");
      rest -= mark.length;
    }
    return end;
  }

  /** Links do not nest: a bracket makes an earlier open one literal. */
  function openLink() {
    const at = find("[");
    if (at > 0) {
      const [earlier] = frames.splice(at, 1) as [Frame];
      const below = frames[at - 1] as Frame;
      append(below.children, "[");
      appendAll(below.children, earlier.children);
    }
    frames.push({ mark: "[", children: [] });
  }

  function readLinkEnd(at: number): number {
    linkEnd.lastIndex = at;
    const href = linkEnd.exec(line)?.[1];
    const open = find("[");
    if (href === undefined || open < 0 || isEmpty(frames, open) || !isLinkAddress(href)) {
      write("]");
      return at + 1;
    }
    close(open, (children) => ({ type: "link", href, children }));
    return linkEnd.lastIndex;
  }

  for (let at = 0; at < line.length; ) {
    plainRun.lastIndex = at;
    const plain = plainRun.exec(line)?.[0];
    const character = line[at] as string;
    if (plain) {
      write(plain);
      at += plain.length;
    } else if (character === "*") at = readRun(at);
    else if (character === "]") at = readLinkEnd(at);
    else if (character === "[") {
      openLink();
      at++;
    } else {
      const next = line[at + 1] ?? "";
      const isEscape = escapable.test(next);
      write(isEscape ? next : character);
      at += isEscape ? 2 : 1;
    }
  }
  flatten(0);
  return (frames[0] as Frame).children;
}

/** Whether nothing has been written since a mark was opened. */
const isEmpty = (frames: readonly Frame[], at: number) =>
  at === frames.length - 1 && frames[at]?.children.length === 0;

/** The start and the end of a line count as spaces. */
const isSpace = (character: string) => /^\s?$/.test(character);

/** Appends to a list, joining neighbouring texts. */
function append(list: Inline[], node: Inline) {
  const last = list.at(-1);
  if (typeof node === "string" && typeof last === "string") list[list.length - 1] = last + node;
  else if (node !== "") list.push(node);
}

function appendAll(list: Inline[], nodes: readonly Inline[]) {
  for (const node of nodes) append(list, node);
}
