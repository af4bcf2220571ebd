import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boma } from "../../tests/support/brands/boma.ts";
import { brandOf } from "./brand.ts";
import { withBrand } from "./brand-document.ts";
import { readDrawing } from "./drawing.ts";
import { drawingDocument } from "./mark-svg.ts";

const icons = readFileSync(new URL("../assets/icons.svg", import.meta.url), "utf8");
const document = `<html><head><meta name="theme-color" data-scheme="light" content="#f8f4ea" media="x"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/><link rel="manifest" href="/site.webmanifest"/></head><body>${icons}</body></html>`;
const shown = (row: Record<string, unknown> | null, name = "Boma & Reed") =>
  withBrand(document, brandOf(row), name);

describe("Q1: a document", () => {
  it("Q1: without a brand stays as it is", () => {
    expect(shown(null)).toBe(document);
    expect(shown({ is_demonstration: true, color_brand: null })).toBe(document);
  });

  it("Q1: of a brand has its colours in the layer of the tokens, its icons, logo and emblem", () => {
    const html = shown(boma.brand);
    expect(html).toMatch(
      /<style id="brand">@layer tokens\{:root\{--paper:#f4f6fa;.*\}<\/style><\/head>/,
    );
    expect(html).toContain('data-scheme="light" content="#f4f6fa"');
    expect(html).toMatch(/href="\/favicon.svg\?v=\w+"/);
    expect(html).toContain('href="/site.webmanifest"');
    expect(html.match(/<polygon points="24 4 44 42 4 42" fill="currentColor"\/>/g)).toHaveLength(2);
    expect(html).toContain("Boma &#38; Reed");
  });

  it("Q1: with colours alone keeps the logo of the demonstration", () => {
    const html = shown({ color_accent: "#2a5fa8" });
    expect(html).toContain("--accent:#2a5fa8");
    expect(html).not.toContain("--brand:");
    expect(html).toContain(icons);
  });

  it("Q1: of a company without drawings has a neutral mark and the name, without markup in it", () => {
    const html = shown({ is_demonstration: false }, '<b onclick="x">"A" & B');
    expect(html).toContain('<circle cx="32" cy="32" r="8" fill="currentColor"/>');
    expect(html).toContain("&#60;b");
    expect(html).not.toContain("<b onclick");
    expect(html).not.toContain('id="brand"');
  });

  it("Q1: ignores unsound fields one by one", () => {
    const wrong = { mark: { viewBox: "0 0 1 1" }, wordmark: "<svg/>", short_name: "a".repeat(13) };
    expect(brandOf({ ...wrong, color_brand: "red", color_glow: 7 })).toEqual(brandOf(null));
    expect(brandOf({ ...wrong, color_brand: "#2a5fa8" })).toEqual(
      brandOf({ color_brand: "#2a5fa8" }),
    );
  });
});

describe("Q2: drawings", () => {
  const base = { viewBox: [0, 0, 9, 9], shapes: [{ tag: "path", d: "M0 0h9", fill: "current" }] };

  it("Q2: write no markup but that of shapes", () => {
    const drawing = readDrawing(boma.brand.mark);
    expect(drawing && drawingDocument(drawing, "#123456")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" color="#123456"><polygon points="24 4 44 42 4 42" fill="currentColor"/><circle cx="24" cy="30" r="6" fill="#f2c14e"/></svg>',
    );
  });

  it("Q2: are refused with anything else in them", () => {
    expect(readDrawing(base)).toBe(base);
    const [path] = base.shapes;
    const wrong: unknown[] = [
      null,
      [],
      "<svg/>",
      { ...base, onload: "x" },
      { ...base, shapes: [] },
      { ...base, viewBox: [0, 0, 0, 9] },
      ...[
        { tag: "script" },
        { d: 'M0 0"/><script>' },
        { fill: 'red" onload="x' },
        { fill: "url(#a)" },
        { strokeWidth: "1" },
        { transform: [1, 0, 0, 1, 0] },
        { href: "https://x.example" },
      ].map((change) => ({ ...base, shapes: [{ ...path, ...change }] })),
      { ...base, shapes: [{ ...path, d: "M0 0".padEnd(17_000, "h1") }] },
    ];
    for (const value of wrong)
      expect(readDrawing(value), JSON.stringify(value)?.slice(0, 200)).toBe(undefined);
  });
});
