/** Writes SVG in two variants: for pages with CSS, and standalone. */

import type { Point } from "./mercator";
import { type Colour, literalColours, type Theme, themedColours } from "./palette";
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
  /** Rotation in degrees around the anchor point. */
  angle?: number;
}

/** Shown only on wide or narrow screens; undefined: on both. */
export type ScreenWidth = "wide" | "narrow" | undefined;

export interface SvgWriter {
  colour(name: Colour): string;
  /** A length that scales with the font, in ems of the stop labels. */
  em(value: number): string;
  /** Markup around a point, in hundredths of an em of the stop labels. */
  at(point: Point, markup: string): string;
  only(width: ScreenWidth, markup: string): string;
  font(face: Face): string;
  /** Writes texts of one style. */
  texts(style: TextStyle, texts: readonly (readonly [PlacedText, ScreenWidth])[]): string;
  /** Returns a function that draws a shape; repeated calls reuse it. The name must be unique. */
  shape(name: string, path: string): (attributes: string) => string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Formats a number with at most two decimals. */
export const formatNumber = (value: number) => String(Math.round(value * 100) / 100);

const fonts: Record<Face, { page: string; alone: string }> = {
  display: { page: "var(--font-display)", alone: "'Besley Variable',Besley,Georgia,serif" },
  text: { page: "var(--font-text)", alone: "'Commissioner Variable',Commissioner,sans-serif" },
};

/** In ems of the text itself. */
export const lineHeight = 1.08;
const haloWidth = 0.26;

const rotation = ({ angle, at: [x, y] }: PlacedText) =>
  angle ? ` transform="rotate(${formatNumber(angle)} ${formatNumber(x)} ${formatNumber(y)})"` : "";
const anchorAttribute = ({ anchor }: PlacedText) =>
  anchor === "start" ? "" : ` text-anchor="${anchor}"`;

/** Following lines start at the same x. */
const written = (lines: readonly string[], left: string, step: string) =>
  lines
    .map((line, at) =>
      at === 0 ? escaped(line) : `<tspan ${left} dy="${step}">${escaped(line)}</tspan>`,
    )
    .join("");

/**
 * Variant for pages: ems that grow on narrow screens, colours of the theme.
 * @param prefix prefix of ids, unique in the document
 */
export function themedSvgWriter(prefix: string): SvgWriter {
  const only: SvgWriter["only"] = (width, markup) =>
    width && markup ? `<g class="route-map__${width}">${markup}</g>` : markup;
  return {
    colour: (name) => themedColours[name],
    em: (value) => `${formatNumber(value)}em`,
    at: ([x, y], markup) =>
      `<svg x="${formatNumber(x)}" y="${formatNumber(y)}" width="1em" height="1em" viewBox="0 0 100 100" overflow="visible">${markup}</svg>`,
    only,
    font: (face) => fonts[face].page,
    texts({ face, size, weight, colour, halo, isItalic }, texts) {
      if (texts.length === 0) return "";
      const one = (text: PlacedText) => {
        const left = `x="${formatNumber(text.at[0])}"${text.dx ? ` dx="${formatNumber(text.dx / size)}em"` : ""}`;
        const top = `y="${formatNumber(text.at[1])}" dy="${formatNumber(text.dy / size)}em"`;
        return `<text ${left} ${top}${anchorAttribute(text)}${rotation(text)}>${written(text.lines, left, `${lineHeight}em`)}</text>`;
      };
      const of = (width: ScreenWidth) =>
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
 * Standalone variant: literal numbers and colours for any SVG renderer, always for wide screens.
 * @param fontSize of the stop labels, in drawing units
 */
export function standaloneSvgWriter(theme: Theme, fontSize: number): SvgWriter {
  const colours = literalColours(theme);
  return {
    colour: (name) => colours[name],
    em: (value) => formatNumber(value * fontSize),
    at: ([x, y], markup) =>
      `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${fontSize / 100})">${markup}</g>`,
    only: (width, markup) => (width === "narrow" ? "" : markup),
    font: (face) => fonts[face].alone,
    texts({ face, size, weight, colour, halo, isItalic }, texts) {
      const body = texts
        .filter(([, shown]) => shown !== "narrow")
        .map(([text]) => {
          const left = `x="${formatNumber(text.at[0] + text.dx * fontSize)}"`;
          const top = `y="${formatNumber(text.at[1] + text.dy * fontSize)}"`;
          const step = formatNumber(lineHeight * size * fontSize);
          return `<text ${left} ${top}${anchorAttribute(text)}${rotation(text)}>${written(text.lines, left, step)}</text>`;
        })
        .join("");
      if (!body) return "";
      const common = `font-family="${fonts[face].alone}" font-size="${formatNumber(size * fontSize)}" font-weight="${weight}"${
        isItalic ? ' font-style="italic"' : ""
      }`;
      // Some renderers lack paint-order, so the outline is a separate text.
      const width = formatNumber(haloWidth * size * fontSize);
      return `<g ${common} fill="none" stroke="${colours[halo]}" stroke-width="${width}" stroke-linejoin="round">${body}</g><g ${common} fill="${colours[colour]}">${body}</g>`;
    },
    shape: (_name, path) => (attributes) => path && `<path ${attributes} d="${path}"/>`,
  };
}
