import {
  type BrandColors,
  colorsOf,
  type Palette,
  paletteCss,
  paletteOf,
} from "../../supabase/functions/_shared/palette.ts";
import { company } from "../company.ts";
import { type BrandPictures, brandPicturesOf } from "./brand-pictures.ts";
import { type Drawing, readDrawing } from "./drawing.ts";

/** Name, mark, colours and pictures of the company, as everything that shows them takes them. */
export interface Brand {
  /** Up to 12 characters; undefined if there is none. */
  shortName: string | undefined;
  /** Undefined: the mark of the demonstration, `art/mark.svg`. */
  mark: Drawing | undefined;
  /** Undefined: mark and name, or the logo of the demonstration. */
  wordmark: Drawing | undefined;
  colors: BrandColors;
  palette: Palette;
  /** Declarations for documents; empty if no colour is set. */
  css: string;
  /** Whether the site is that of the invented company, which pages may then explain. */
  isDemonstration: boolean;
  /** Own pictures of pages; the others show their drawn scenes. */
  pictures: BrandPictures;
  /** Version in the addresses of icons and the share picture: changes with all values above but `pictures`. Empty: files of `public/`. */
  version: string;
}

/** Mark of a company that has not given one: a ring around a dot. */
const neutralMark: Drawing = {
  viewBox: [0, 0, 64, 64],
  shapes: [
    { tag: "circle", numbers: [32, 32, 22], fill: "none", stroke: "current", strokeWidth: 6 },
    { tag: "circle", numbers: [32, 32, 8], fill: "current" },
  ],
};

const maxShortName = 12;

/**
 * The brand of a row of `site_brand`. Other programs may have written it: each unsound field counts as empty.
 * @param row null if there is none
 */
export function brandOf(row: Readonly<Record<string, unknown>> | null): Brand {
  const { short_name: name, mark, wordmark, is_demonstration: isDemonstration } = row ?? {};
  const shortName = typeof name === "string" ? name.trim() : "";
  const colors = colorsOf({
    brand: row?.color_brand,
    accent: row?.color_accent,
    glow: row?.color_glow,
    paper: row?.color_paper,
    ground: row?.color_ground,
  });
  const palette = paletteOf(colors);
  const shown = {
    shortName: [...shortName].length <= maxShortName && shortName ? shortName : undefined,
    mark: readDrawing(mark) ?? (isDemonstration === false ? neutralMark : undefined),
    wordmark: readDrawing(wordmark),
    colors,
    palette,
    css: paletteCss(palette),
    isDemonstration: isDemonstration !== false,
  };
  return { ...shown, pictures: brandPicturesOf(row ?? {}), version: versionOf(shown) };
}

function versionOf({
  mark,
  wordmark,
  css,
  shortName,
  isDemonstration,
}: Omit<Brand, "version" | "pictures">) {
  if (!mark && !wordmark && !css && !shortName && isDemonstration) return "";
  return hashOf(JSON.stringify([mark, wordmark, css, shortName, isDemonstration]));
}

/** FNV-1a, twice with different seeds: it only has to differ between the states of one row. */
function hashOf(text: string): string {
  const parts = [0x811c9dc5, 0x01000193].map((seed) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  });
  return parts.join("");
}

/** Name for places with little room, such as below an icon. */
export function shortNameOf({ shortName }: Pick<Brand, "shortName">, companyName: string): string {
  return shortName ?? (companyName === company.name ? company.shortName : companyName);
}
