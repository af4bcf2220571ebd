import { describe, expect, it } from "vitest";
import {
  type Edit,
  insertBlocks,
  insertLink,
  insertPicture,
  picturesByLine,
  type Selection,
  toggleLines,
  toggleMark,
  withCaption,
} from "./edit-text";

/** `|` marks the ends of the selection. */
function selectionIn(marked: string): Selection {
  const start = marked.indexOf("|");
  const end = marked.lastIndexOf("|");
  const text = marked.replaceAll("|", "");
  return { text, start, end: end > start ? end - 1 : start };
}

function apply(marked: string, change: (selection: Selection) => Edit): string {
  const selection = selectionIn(marked);
  const { start, end, insert, select } = change(selection);
  const text = selection.text.slice(0, start) + insert + selection.text.slice(end);
  const [from, to] = select;
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

describe("N3: a mark of the toolbar", () => {
  it.each([
    ["un |río| seco", "**", "un |**río**| seco"],
    ["un |**río**| seco", "**", "un |río| seco"],
    ["un **|río|** seco", "**", "un |río| seco"],
    ["un r|ío seco", "*", "un |*río*| seco"],
    ["un | río | seco", "**", "un | **río** | seco"],
    ["|", "**", "**|texto|**"],
    ["|uno\n\n- dos|", "*", "|*uno*\n\n- *dos*|"],
    ["|**uno**|", "*", "|***uno***|"],
  ] as const)("of %s with %s makes %s", (before, mark, after) => {
    expect(apply(before, (selection) => toggleMark(selection, mark))).toBe(after);
  });

  it.each([
    ["uno\nd|os\ntres", "## ", "uno\n|## dos|\ntres"],
    ["## d|os", "## ", "|dos|"],
    ["## d|os", "### ", "|### dos|"],
    ["|uno\n\ndos\n|tres", "1. ", "|1. uno\n\n2. dos|\ntres"],
    ["|1. uno\n2. dos|", "1. ", "|uno\ndos|"],
    ["|1. uno\n2. dos|", "- ", "|- uno\n- dos|"],
    ["uno\n|", "> ", "uno\n> |texto|"],
  ] as const)("on the lines of %s with %s makes %s", (before, mark, after) => {
    expect(apply(before, (selection) => toggleLines(selection, mark))).toBe(after);
  });

  it("makes a link of the selected words, or of a name", () => {
    const link = (selection: Selection) => insertLink(selection, "/tours/a", "El [delta]");
    expect(apply("ve |allí| ya", link)).toBe("ve |[allí](/tours/a)| ya");
    expect(apply("ve |", link)).toBe("ve |[El \\[delta\\]](/tours/a)|");
  });

  it("inserts pasted blocks on lines of their own, and words in the line", () => {
    expect(apply("a|b", (selection) => insertBlocks(selection, "- c", false))).toBe("a\n- c||\nb");
    expect(apply("a|b", (selection) => insertBlocks(selection, "**c**", true))).toBe("a**c**||b");
  });
});

describe("N5: the line of a picture", () => {
  it.each([
    ["||", "![](/a.jpg)||"],
    ["Uno|| dos\nTres", "Uno dos\n![](/a.jpg)||\nTres"],
    ["Uno\n||\nDos", "Uno\n![](/a.jpg)||\nDos"],
    ["|Uno\nDos|", "Uno\nDos\n![](/a.jpg)||"],
  ])("follows the line of the cursor: %j", (marked, expected) => {
    expect(apply(marked, (selection) => insertPicture(selection, "/a.jpg"))).toBe(expected);
  });

  it("gets a caption, and every other line stays", () => {
    const text = 'Uno\r\n![](/a.jpg)\r\n  ![](/a.jpg "x")\n![](sin barra)\n';
    expect(picturesByLine(text).map(({ caption }) => caption)).toEqual(["", "x"]);
    const changed = withCaption(text, 1, 'Al "alba"');
    expect(changed).toBe('Uno\r\n![](/a.jpg)\r\n![](/a.jpg "Al \\"alba\\"")\n![](sin barra)\n');
    expect(picturesByLine(changed)[1]).toMatchObject({ caption: 'Al "alba"' });
    expect(withCaption(changed, 1, "")).toContain("\n![](/a.jpg)\n");
  });
});
