import { type Locale, locales } from "#shared/locales.ts";
import {
  type ImageDetail,
  type ImageDetails,
  imageKey,
  lacksAlt,
  readImageDetails,
} from "#shared/pictures/image-details.ts";
import { noTexts, type Texts } from "./texts";

/** Characters that an alternative text may have: screen readers read it in one go. */
export const maxAltLength = 300;

/** Shares of a picture's width and height from the top left corner, 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

/** What is said of a picture, as the form holds it. */
export interface PictureDetail {
  alt: Texts;
  /** It needs no text; what was written stays here until the entry is saved, in case. */
  decorative: boolean;
  focus: Focus;
}

/** By the picture's key in the storage. */
export type PictureDetails = Record<string, PictureDetail>;

/** An entry's pictures, as its form holds them: addresses, the cover first, and what is said of them. */
export interface Gallery {
  addresses: string[];
  details: PictureDetails;
}

const middle: Focus = { x: 0.5, y: 0.5 };

/** Of a picture of which nobody has said anything yet. */
export const noDetail: PictureDetail = { alt: noTexts, decorative: false, focus: middle };

/** The names of the languages within a Spanish sentence. */
export const languageNames: Record<Locale, string> = {
  es: "español",
  en: "inglés",
  fr: "francés",
};

/** What a row says of its pictures, each of them with a place of its own from the beginning. */
export function toPictureDetails(addresses: readonly string[], stored: unknown): PictureDetails {
  const details = readImageDetails(stored);
  const keys = addresses.map(imageKey).filter((key) => key !== undefined);
  return Object.fromEntries(keys.map((key) => [key, toPictureDetail(details[key])]));
}

function toPictureDetail({ alt, focus }: ImageDetail = {}): PictureDetail {
  return {
    alt: { ...noTexts, ...alt },
    decorative: alt?.es !== undefined && alt.es.trim() === "",
    focus: focus ?? middle,
  };
}

/**
 * The column `image_details` for an entry that shows these pictures: what was said of others goes, and
 * so does whatever another writer has put in beside text and focus.
 */
export function fromPictureDetails(
  addresses: readonly string[],
  details: PictureDetails,
): ImageDetails {
  const said = addresses.map(imageKey).flatMap((key): [string, ImageDetail][] => {
    const detail = key === undefined ? undefined : details[key];
    return key && detail ? [[key, toImageDetail(detail)]] : [];
  });
  return Object.fromEntries(said.filter(([, detail]) => Object.keys(detail).length > 0));
}

function toImageDetail({ alt, decorative, focus }: PictureDetail): ImageDetail {
  const texts = locales
    .map((locale) => [locale, alt[locale].trim()])
    .filter(([, text]) => text !== "");
  return {
    ...(decorative && { alt: { es: "" } }),
    ...(!decorative && texts.length > 0 && { alt: Object.fromEntries(texts) }),
    ...((focus.x !== middle.x || focus.y !== middle.y) && { focus: { x: focus.x, y: focus.y } }),
  };
}

/** What is said of a picture; undefined for one outside of the storage, of which nothing can be. */
export function detailOf(details: PictureDetails, address: string): PictureDetail | undefined {
  const key = imageKey(address);
  return key === undefined ? undefined : (details[key] ?? noDetail);
}

export function withDetail(
  details: PictureDetails,
  address: string,
  change: Partial<PictureDetail>,
): PictureDetails {
  const key = imageKey(address);
  if (key === undefined) return details;
  return { ...details, [key]: { ...(details[key] ?? noDetail), ...change } };
}

/** What a picture still lacks, in words: `Falta en inglés y francés`; undefined when nothing. */
export function missingAlt(detail: PictureDetail): string | undefined {
  const said = toImageDetail(detail);
  const missing = locales.filter((locale) => lacksAlt(said, locale));
  if (missing.length === 0) return undefined;
  if (missing.length === locales.length) return "Falta texto alternativo";
  return `Falta en ${missing.map((locale) => languageNames[locale]).join(" y ")}`;
}

/** Characters as a person counts them, where an emoji is one. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** What is wrong with what is said of a picture. */
export function detailProblem({ alt, decorative }: PictureDetail): string | undefined {
  if (decorative) return undefined;
  const long = locales.filter((locale) => lengthOf(alt[locale]) > maxAltLength);
  if (long.length === 0) return undefined;
  const where = long.map((locale) => languageNames[locale]).join(" y ");
  return `El texto alternativo en ${where} tiene más de ${maxAltLength} caracteres`;
}

/** The same of each picture of a gallery, by its place. */
export function galleryProblems({ addresses, details }: Gallery): (string | undefined)[] {
  return addresses.map((address) => detailProblem(detailOf(details, address) ?? noDetail));
}
