/** Writes SVG: in two legs, for the page, where the stylesheet decides, and as a drawing on its own. */

import type { Point } from "./mercator";
import { type Colour, literalColours, type Theme, themedColours } from "./palette";
import type { Face } from "./text-metrics";

export interface TextStyle {
  face: Face;
  /** Of the size of the stops' names. */
  size: number;
  weight: number;
  colour: Colour;
  /** What lies behind it, and is kept free around the letters. */
  halo: Colour;
  isItalic?: boolean;
}

export interface PlacedText {
  lines: readonly string[];
  anchor: "start" | "middle" | "end";
  /** The point that it belongs to, and how far from there its first baseline is, in ems of the stops' names. */
  at: Point;
  dx: number;
  dy: number;
  /** Degrees, around the point. */
  angle?: number;
}

/** What is only on maps that are shown so wide; everything else is on both. */
export type Only = "wide" | "narrow" | undefined;

export interface SvgWriter {
  colour(name: Colour): string;
  /** A length that grows with the letters, given in ems of the stops' names. */
  em(value: number): string;
  /** Something drawn around a point of its own, in hundredths of an em of the stops' names. */
  at(point: Point, markup: string): string;
  only(width: Only, markup: string): string;
  font(face: Face): string;
  /** Texts of one style. */
  texts(style: TextStyle, texts: readonly (readonly [PlacedText, Only])[]): string;
  /** A shape that is drawn several times, each time with other attributes. Its name is unlike the others'. */
  shape(name: string, path: string): (attributes: string) => string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A number with at most two places. */
export const short = (value: number) => String(Math.round(value * 100) / 100);

const fonts: Record<Face, { page: string; alone: string }> = {
  display: { page: "var(--font-display)", alone: "'Besley Variable',Besley,Georgia,serif" },
  text: { page: "var(--font-text)", alone: "'Commissioner Variable',Commissioner,sans-serif" },
};

/** In ems of the text itself. */
export const lineHeight = 1.08;
const haloWidth = 0.26;

const turned = ({ angle, at: [x, y] }: PlacedText) =>
  angle ? ` transform="rotate(${short(angle)} ${short(x)} ${short(y)})"` : "";
const anchored = ({ anchor }: PlacedText) => (anchor === "start" ? "" : ` text-anchor="${anchor}"`);

/** Each line but the first begins at the left again. */
const written = (lines: readonly string[], left: string, step: string) =>
  lines
    .map((line, at) =>
      at === 0 ? escaped(line) : `<tspan ${left} dy="${step}">${escaped(line)}</tspan>`,
    )
    .join("");

/**
 * For the page: sizes are ems, which grow on narrow screens, colours the theme's.
 * @param prefix of ids, unlike that of any other drawing in the document
 */
export function themedSvgWriter(prefix: string): SvgWriter {
  const only: SvgWriter["only"] = (width, markup) =>
    width && markup ? `<g class="route-map__${width}">${markup}</g>` : markup;
  return {
    colour: (name) => themedColours[name],
    em: (value) => `${short(value)}em`,
    at: ([x, y], markup) =>
      `<svg x="${short(x)}" y="${short(y)}" width="1em" height="1em" viewBox="0 0 100 100" overflow="visible">${markup}</svg>`,
    only,
    font: (face) => fonts[face].page,
    texts({ face, size, weight, colour, halo, isItalic }, texts) {
      if (texts.length === 0) return "";
      const one = (text: PlacedText) => {
        const left = `x="${short(text.at[0])}"${text.dx ? ` dx="${short(text.dx / size)}em"` : ""}`;
        const top = `y="${short(text.at[1])}" dy="${short(text.dy / size)}em"`;
        return `<text ${left} ${top}${anchored(text)}${turned(text)}>${written(text.lines, left, `${lineHeight}em`)}</text>`;
      };
      const of = (width: Only) =>
        only(
          width,
          texts
            .filter(([, shown]) => shown === width)
            .map(([text]) => one(text))
            .join(""),
        );
      return `<g font-family="${fonts[face].page}" font-size="${size}em" font-weight="${weight}"${
        isItalic ? ' font-style="italic"' : ""
      } fill="${themedColours[colour]}" stroke="${themedColours[halo]}" stroke-width="${haloWidth}em" stroke-linejoin="round" paint-order="stroke">${of(
        undefined,
      )}${of("wide")}${of("narrow")}</g>`;
    },
    shape(name, path) {
      let isDrawn = path === "";
      return (attributes) => {
        if (isDrawn) return path && `<use href="#${prefix}-${name}" ${attributes}/>`;
        isDrawn = true;
        return `<g ${attributes}><path id="${prefix}-${name}" d="${path}"/></g>`;
      };
    },
  };
}

/**
 * For a drawing on its own: plain shapes and literal numbers and colours, which every reader of SVG knows. It
 * is always wide.
 * @param fontSize of the stops' names, in units of the drawing
 */
export function standaloneSvgWriter(theme: Theme, fontSize: number): SvgWriter {
  const colours = literalColours(theme);
  return {
    colour: (name) => colours[name],
    em: (value) => short(value * fontSize),
    at: ([x, y], markup) =>
      `<g transform="translate(${short(x)} ${short(y)}) scale(${fontSize / 100})">${markup}</g>`,
    only: (width, markup) => (width === "narrow" ? "" : markup),
    font: (face) => fonts[face].alone,
    texts({ face, size, weight, colour, halo, isItalic }, texts) {
      const body = texts
        .filter(([, shown]) => shown !== "narrow")
        .map(([text]) => {
          const left = `x="${short(text.at[0] + text.dx * fontSize)}"`;
          const top = `y="${short(text.at[1] + text.dy * fontSize)}"`;
          const step = short(lineHeight * size * fontSize);
          return `<text ${left} ${top}${anchored(text)}${turned(text)}>${written(text.lines, left, step)}</text>`;
        })
        .join("");
      if (!body) return "";
      const common = `font-family="${fonts[face].alone}" font-size="${short(size * fontSize)}" font-weight="${weight}"${
        isItalic ? ' font-style="italic"' : ""
      }`;
      // Not every reader knows paint-order: what is kept free is a text of its own.
      const width = short(haloWidth * size * fontSize);
      return `<g ${common} fill="none" stroke="${colours[halo]}" stroke-width="${width}" stroke-linejoin="round">${body}</g><g ${common} fill="${colours[colour]}">${body}</g>`;
    },
    shape: (_name, path) => (attributes) => path && `<path ${attributes} d="${path}"/>`,
  };
}
