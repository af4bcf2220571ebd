/** Writes SVG whose lines and letters scale with the font size of the root element. */
import type { Point } from "./geography.server";
import type { Colour } from "./palette";
import type { Face } from "./text-metrics";

export interface TextStyle {
  face: Face;
  /** Relative to the stop labels. */
  size: number;
  weight: number;
  colour: Colour;
  /** Background colour, drawn as an outline around the text. */
  halo: Colour;
  isItalic?: boolean;
}

export interface PlacedText {
  lines: readonly string[];
  anchor: "start" | "middle" | "end";
  /** Anchor point, and the offset of the first baseline in ems of the stop labels. */
  at: Point;
  dx: number;
  dy: number;
}

/** CSS values for all colours and fonts. */
export interface Appearance {
  colours: Record<Colour, string>;
  fonts: Record<Face, string>;
}

/** Formats a number with at most two decimals. */
export const formatNumber = (value: number) => String(Math.round(value * 100) / 100);

/** A length that scales with the font, in ems of the stop labels. */
export const em = (value: number) => `${formatNumber(value)}em`;

/** Markup around a point, in hundredths of an em of the stop labels. */
export const at = ([x, y]: Point, markup: string) =>
  `<svg x="${formatNumber(x)}" y="${formatNumber(y)}" width="1em" height="1em" viewBox="0 0 100 100" overflow="visible">${markup}</svg>`;

/** In ems of the text itself. */
export const lineHeight = 1.08;
const haloWidth = 0.26;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Texts of one style. */
export function writeTexts(
  { face, size, weight, colour, halo, isItalic }: TextStyle,
  texts: readonly PlacedText[],
  { colours, fonts }: Appearance,
): string {
  const written = texts.map(({ lines, anchor, at: [x, y], dx, dy }) => {
    const left = `x="${formatNumber(x)}"${dx ? ` dx="${em(dx / size)}"` : ""}`;
    const align = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
    const [first = "", ...more] = lines.map(escaped);
    const rest = more.map((line) => `<tspan ${left} dy="${lineHeight}em">${line}</tspan>`);
    return `<text ${left} y="${formatNumber(y)}" dy="${em(dy / size)}"${align}>${first}${rest.join("")}</text>`;
  });
  const style = isItalic ? ' font-style="italic"' : "";
  return `<g font-family="${fonts[face]}" font-size="${size}em" font-weight="${weight}"${style} fill="${colours[colour]}" stroke="${colours[halo]}" stroke-width="${haloWidth}em" stroke-linejoin="round" paint-order="stroke">${written.join("")}</g>`;
}

/** Draws a shape with different attributes, and writes its path once. */
export function createShape(id: string, path: string): (attributes: string) => string {
  let isDrawn = path === "";
  return (attributes) => {
    if (isDrawn) return path && `<use href="#${id}" ${attributes}/>`;
    isDrawn = true;
    return `<g ${attributes}><path id="${id}" d="${path}"/></g>`;
  };
}
