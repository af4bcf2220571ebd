import type { Brand } from "./brand.ts";
import { brandFile, brandFiles } from "./brand-files.ts";
import { drawingMarkup, drawingSymbol, squared } from "./mark-svg.ts";

/**
 * A document of the site or the panel with the brand: colours, theme-color, icons, logo and emblem. Here and not in
 * components, because visitors would download those. Without a brand the document stays as it is.
 * @param name of the company
 */
export function withBrand(html: string, brand: Brand, name: string): string {
  if (!brand.version) return html;
  const { paper } = brand.palette.light;
  const symbols = symbolsOf(brand, name);
  const parts: [RegExp, (...found: string[]) => string][] = [
    [
      /(<meta name="theme-color" data-scheme="light" content=")#[0-9a-f]{6}/,
      (_, start) => start + paper,
    ],
    [
      /(<link rel="(?:icon|apple-touch-icon)" href=")(\/[\w.-]+)(")/g,
      (_, start, path, end) => start + versioned(path ?? "", brand) + end,
    ],
    [
      /<symbol id="icon-(logo|emblem)"[\s\S]*?<\/symbol>/g,
      (old, icon) => symbols[icon ?? ""] ?? old,
    ],
  ];
  const drawn = parts.reduce((rest, [pattern, replace]) => rest.replace(pattern, replace), html);
  if (!brand.css) return drawn;
  // In the layer of `tokens.css`: dark theme, print and forced colours override as they do there.
  const style = `<style id="brand">@layer tokens{${brand.css}}</style>`;
  return drawn.replace("</head>", () => `${style}</head>`);
}

function versioned(path: string, brand: Brand): string {
  const file = brandFiles.find((each) => each === path);
  return file ? brandFile(file, brand) : path;
}

/** Symbols that replace those of the demonstration, by the names of their icons. */
function symbolsOf({ mark, wordmark }: Brand, name: string): Record<string, string> {
  return {
    ...((wordmark || mark) && {
      logo: wordmark ? drawingSymbol("icon-logo", wordmark) : logoOf(mark, name),
    }),
    ...(mark && { emblem: drawingSymbol("icon-emblem", mark) }),
  };
}

const logoWidth = 255;
const logoHeight = 68;

/** Mark and name, in the box of the demonstration's logo. A long name takes two lines. */
function logoOf(mark: Brand["mark"], name: string): string {
  const lines = linesOf(name);
  const longest = Math.max(...lines.map((line) => [...line].length));
  const start = 76;
  // Besley's letters are 0.58 em wide on average.
  const size = Math.min(lines.length > 1 ? 26 : 34, (logoWidth - start) / (longest * 0.58));
  const gap = size * 1.1;
  const first = logoHeight / 2 + size * 0.35 - (gap * (lines.length - 1)) / 2;
  const texts = lines.map(
    (line, at) => `<text x="${start}" y="${(first + at * gap).toFixed(1)}">${escaped(line)}</text>`,
  );
  const square = mark && squared(mark);
  const drawing = square
    ? `<svg x="2" y="2" width="64" height="64" viewBox="${square.viewBox.join(" ")}">${drawingMarkup(square)}</svg>`
    : "";
  return `<symbol id="icon-logo" viewBox="0 0 ${logoWidth} ${logoHeight}">${drawing}<g fill="currentColor" font-family="var(--font-display)" font-weight="560" font-size="${size.toFixed(1)}">${texts.join("")}</g></symbol>`;
}

/** Characters that fit on one line. */
const shortLine = 12;

/** Breaks a long name at the space that is nearest to its middle. */
function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  if ([...name].length <= shortLine || spaces.length === 0) return [name];
  const middle = name.length / 2;
  const [at = 0] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [name.slice(0, at), name.slice(at).trim()];
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
