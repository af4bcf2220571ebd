import { describe, expect, it } from "vitest";
import { splitLines } from "./lines.ts";
import { parse, parseMarked } from "./parse.ts";
import { parsePictureLine, picturesInText } from "./picture-line.ts";
import { escapePlain, serializeBlocks, serializePictureLine } from "./serialize.ts";
import { linksOf, plainText, textOf } from "./text-of.ts";
import { toLinkAddress } from "./to-link-address.ts";
import type { Inline } from "./types.ts";

const paragraph = (...children: Inline[]) => ({ type: "paragraph", children });

describe("N1: parsing a marked text", () => {
  it("makes a block of each line and joins neighbouring items", () => {
    const text = "## Ruta\n\n### Día\n- a\n- b\n1. c\n2. d\n> e\n> f\nfin";
    expect(parseMarked(text)).toEqual([
      { type: "heading", level: 2, children: ["Ruta"] },
      { type: "heading", level: 3, children: ["Día"] },
      { type: "list", items: [["a"], ["b"]] },
      { type: "list", start: 1, items: [["c"], ["d"]] },
      { type: "quote", items: [["e"], ["f"]] },
      paragraph("fin"),
    ]);
  });

  it("reads strong, slanted and linked words within each other", () => {
    const strong: Inline = { type: "strong", children: ["b"] };
    const em: Inline = { type: "em", children: ["c"] };
    const link: Inline = { type: "link", href: "/tours/x", children: ["ve ", strong] };
    expect(parseMarked("[ve **b**](/tours/x)")).toEqual([paragraph(link)]);
    expect(parseMarked("***c***")).toEqual([paragraph({ type: "strong", children: [em] })]);
    expect(parseMarked("*c***b**")).toEqual([paragraph(em, strong)]);
    expect(parseMarked("**a *c***")).toEqual([paragraph({ type: "strong", children: ["a ", em] })]);
  });

  it.each([
    "1986. Nace el parque",
    "#sinespacio",
    "-5 grados",
    "5 * 3 * 2",
    "**",
    "****",
    "*abierto",
    "[sin dirección]",
    "[](/tours)",
    "[x](javascript:alert(1))",
    "[x](JavaScript:alert)",
    "[x](data:text/html,a)",
    "[x](//evil.example)",
    "[x](tours/a)",
    "<b>html</b>",
    "a\\b",
  ])("keeps %s as text", (text) => {
    expect(parseMarked(text)).toEqual([paragraph(text)]);
  });

  it("has neither headings nor pictures in simple texts", () => {
    const text = "## Ruta\n![](/storage/a.jpg)\n- **a**";
    const blocks = parseMarked(text, "simple");
    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "paragraph", "list"]);
  });

  it("reads pictures with a caption", () => {
    expect(parseMarked('![](/storage/a.jpg "El \\"río\\"")')).toEqual([
      { type: "picture", src: "/storage/a.jpg", caption: 'El "río"' },
    ]);
  });

  it("keeps marks of plain texts", () => {
    expect(parse("## a\n- **b**", "plain")).toEqual([paragraph("## a"), paragraph("- **b**")]);
    expect(plainText("**b** [c](/d)", "plain")).toBe("**b** [c](/d)");
  });

  it("gives the text and the links without marks", () => {
    const blocks = parseMarked("## A\n- **b** [c](https://d.example)\n> e\n![](/f.jpg)");
    expect(textOf(blocks)).toBe("A\nb c\ne");
    expect(linksOf(blocks)).toEqual(["https://d.example"]);
  });
});

/** Seeded random texts of fragments that are likely to confuse the parser. */
function* randomTexts(count: number) {
  const fragments = [
    ..."ab*[]()!\\#é🐘 \n",
    ...[" ", "\r\n", "\u2028", "\u00a0", "**", "***", "(/x)", "](/x)", "](http://x)", "![](", '"'],
    ...["- ", "> ", "## ", "### ", "1. ", "12. ", "1000. ", "<b>", "&amp;", '![](/a "b")', "\\*"],
  ];
  let seed = 7;
  const random = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  for (let at = 0; at < count; at++)
    yield Array.from({ length: 1 + random(14) }, () => fragments[random(fragments.length)]).join(
      "",
    );
}

describe("N1: properties of the grammar", () => {
  it("parses an escaped plain text into the paragraphs of the plain text", () => {
    for (const text of randomTexts(20_000))
      for (const kind of ["full", "simple"] as const)
        expect(parseMarked(escapePlain(text), kind), JSON.stringify(text)).toEqual(
          splitLines(text).map((line) => paragraph(line)),
        );
  });

  it("prints what it has parsed, and parses that into the same", () => {
    for (const text of randomTexts(20_000))
      for (const kind of ["full", "simple"] as const) {
        const blocks = parseMarked(text, kind);
        const printed = serializeBlocks(blocks);
        expect(parseMarked(printed, kind), JSON.stringify({ text, printed })).toEqual(blocks);
      }
  });

  it.each([
    ...["*", "**", "[", "](", "[a](", "[a](/b", "- ", "**a*", "*a**b", "[*", "*[a", "\\", "![]("],
    ...["- a\n", "1. *a\n", '![](/a "', "[a](/b)", "](a", "***a", "> ", "![](/a) "],
  ])("parses 100 kB of %j in less than half a second", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    const start = performance.now();
    serializeBlocks(parseMarked(text));
    escapePlain(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

it.each([
  ["example.com/a", "https://example.com/a"],
  [
    "https://es.wikipedia.org/wiki/Etosha_(parque)",
    "https://es.wikipedia.org/wiki/Etosha_%28parque%29",
  ],
  ["ana@example.com", "mailto:ana@example.com"],
  ["+264 (61) 123-456", "tel:+26461123456"],
  ["/tours/a", "/tours/a"],
  ["javascript:alert(1)", undefined],
  ["//evil.example", undefined],
  ["hola", undefined],
  ["", undefined],
])("N1: %s as a link has the address %s", (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

describe("N5: a line with a picture", () => {
  it.each([
    ["/storage/a.jpg", ""],
    ["https://a.example/b%20c.jpg?v=1", 'Al "alba" \\ (río)'],
  ])("%s with the caption %j is printed and parsed again", (src, caption) => {
    const line = serializePictureLine({ src, caption });
    expect(parsePictureLine(line)).toEqual({ type: "picture", src, caption });
    expect(picturesInText(`Uno\n${line}\n- dos`, "marked")).toEqual([src]);
    expect(picturesInText(line, "plain")).toEqual([]);
  });
});
