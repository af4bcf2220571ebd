import { type Locale, locales } from "#shared/locales.ts";
import {
  type ImageDetail,
  type ImageDetails,
  imageKey,
  isMissingAlt,
  readImageDetails,
} from "#shared/pictures/image-details.ts";
import { noTexts, type Texts } from "./texts";

/** Maximum length of an alternative text, in characters. Screen readers cannot pause within it. */
export const maxAltLength = 300;

/** Focal point as fractions (0 to 1) of width and height, from the top left corner. */
export interface Focus {
  x: number;
  y: number;
}

/** Alternative texts and focus of a picture. */
export interface PictureDetail {
  alt: Texts;
  /** Decorative pictures need no text. Typed texts stay in the draft until the entry is saved. */
  decorative: boolean;
  focus: Focus;
}

/** Details by storage key of the picture. */
export type PictureDetails = Record<string, PictureDetail>;

/** Details in the draft value of a field. */
interface Described {
  /** Also of pictures that were shown before. */
  details: PictureDetails;
  /** Keys of pictures in texts of the entry, which share the column `image_details`. Missing if there are none. */
  inTexts?: readonly string[];
}

/** Draft value of a `picture` field. */
export interface Picture extends Described {
  /** Empty if there is none. */
  address: string;
}

/** Draft value of a `pictures` field: addresses, the cover first. */
export interface Gallery extends Described {
  addresses: string[];
}

const middle: Focus = { x: 0.5, y: 0.5 };

/** Default for a picture without details. */
export const noDetail: PictureDetail = { alt: noTexts, decorative: false, focus: middle };

/** Names of the languages for use within a Spanish sentence. */
export const languageNames: Record<Locale, string> = {
  es: "español",
  en: "inglés",
  fr: "francés",
};

/** Draft of the column `image_details`, with an item for each picture of the field. */
export function toPictureDetails(addresses: readonly string[], stored: unknown): PictureDetails {
  const details = readImageDetails(stored);
  const keys = new Set([...keysOf(addresses), ...Object.keys(details)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, toPictureDetail(details[key])]));
}

/** Details of a field's pictures, and those of other pictures, which may be in texts. */
export function readDescribed(addresses: readonly string[], stored: unknown): Described {
  const details = toPictureDetails(addresses, stored);
  const own = new Set(keysOf(addresses));
  const inTexts = Object.keys(details).filter((key) => !own.has(key));
  return { details, ...(inTexts.length > 0 && { inTexts }) };
}

const keysOf = (addresses: readonly string[]): string[] =>
  addresses.map(imageKey).filter((key) => key !== undefined);

function toPictureDetail({ alt, focus }: ImageDetail = {}): PictureDetail {
  return {
    alt: { ...noTexts, ...alt },
    decorative: alt?.es !== undefined && alt.es.trim() === "",
    focus: focus ?? middle,
  };
}

/**
 * The column `image_details` for an entry with these pictures. Details of other pictures, and unknown
 * members, are dropped.
 * @param inTexts keys of pictures in texts
 */
export function fromPictureDetails(
  addresses: readonly string[],
  { details, inTexts = [] }: Described,
): ImageDetails {
  const said = [...keysOf(addresses), ...inTexts].flatMap((key): [string, ImageDetail][] => {
    const detail = details[key];
    return detail ? [[key, toImageDetail(detail)]] : [];
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

/** Details of a picture; undefined for a picture outside of the storage, which cannot have any. */
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

/** Adds a picture's details, but keeps what the draft has for it. */
export function withKnownDetail(
  details: PictureDetails,
  address: string,
  known: PictureDetail,
): PictureDetails {
  const own = detailOf(details, address);
  const isUnknown = own !== undefined && Object.keys(toImageDetail(own)).length === 0;
  return isUnknown ? withDetail(details, address, known) : details;
}

/** `1 imagen`, `2 imágenes` */
export const picturesWords = (count: number) => (count === 1 ? "1 imagen" : `${count} imágenes`);

/** Missing alternative texts, in Spanish: `Falta en inglés y francés`. Undefined if there are none. */
export function missingAlt(detail: PictureDetail): string | undefined {
  const said = toImageDetail(detail);
  const missing = locales.filter((locale) => isMissingAlt(said, locale));
  if (missing.length === 0) return undefined;
  if (missing.length === locales.length) return "Falta texto alternativo";
  return `Falta en ${missing.map((locale) => languageNames[locale]).join(" y ")}`;
}

/** Length in code points, so that an emoji counts as one. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** Validation error of a picture's details. */
export function detailProblem({ alt, decorative }: PictureDetail): string | undefined {
  if (decorative) return undefined;
  const long = locales.filter((locale) => lengthOf(alt[locale]) > maxAltLength);
  if (long.length === 0) return undefined;
  const where = long.map((locale) => languageNames[locale]).join(" y ");
  return `El texto alternativo en ${where} tiene más de ${maxAltLength} caracteres`;
}

/** Validation error of each picture of a gallery, by index. */
export function galleryProblems({ addresses, details }: Gallery): (string | undefined)[] {
  return addresses.map((address) => detailProblem(detailOf(details, address) ?? noDetail));
}
