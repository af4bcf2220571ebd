import { describe, expect, it } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { toMarkdown } from "./to-markdown.ts";

const markdownOf = (main: string) =>
  toMarkdown(
    `<html><body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`,
    "https://tsamma.example/en/tours/dunes?page=2",
  );

describe("toMarkdown", () => {
  it.each([
    ["<h1>Dunes</h1><p>Red <b>sand</b></p>", "# Dunes\n\nRed **sand**\n"],
    ['<a href="/en/tours">All</a>', "[All](https://tsamma.example/en/tours)\n"],
    ['<a href="#days">Days</a>', "[Days](https://tsamma.example/en/tours/dunes?page=2#days)\n"],
    ['<a href="/x"><h3>Two</h3><p>lines</p></a>', "[Two lines](https://tsamma.example/x)\n"],
    [
      '<img src="/a.jpg" alt="A dune"><img src="/b.jpg" alt="">',
      "![A dune](https://tsamma.example/a.jpg)\n",
    ],
    ["<dl><dt>Group</dt><dd>2–8</dd><dd>4 per car</dd></dl>", "- **Group**: 2–8; 4 per car\n"],
    ["<p><span>Day <b>1</b></span><span>Aus</span></p>", "Day **1** Aus\n"],
    ["<p>1 * 2 [x] _y_ &lt;b&gt;</p>", "1 \\* 2 \\[x\\] \\_y\\_ <b>\n"],
    [
      "<table><thead><tr><th>Season</th><th>2</th></tr></thead><tbody><tr><td>Dry</td><td>$9</td></tr></tbody></table>",
      "| Season | 2   |\n| --- | --- |\n| Dry | $9  |\n",
    ],
    ['<form><input><button>Send</button></form><p aria-hidden="true">1/3</p><p hidden>x</p>', "\n"],
    ['<svg><text>Map</text></svg><script>evil()</script><p role="status">Picture 1</p>', "\n"],
  ])("A16: converts %s", (main, markdown) => {
    expect(markdownOf(main)).toBe(markdown);
  });
});

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["Text/Markdown;charset=utf-8", true],
  ["text/markdown, */*", true],
  ["text/html, text/markdown", false],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0, text/html", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["*/*", false],
  ["text/*", false],
  ["", false],
  [undefined, false],
])("A16: Accept %s prefers Markdown: %s", (accept, preferred) => {
  expect(prefersMarkdown(accept)).toBe(preferred);
});
