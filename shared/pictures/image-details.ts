import { defaultLocale, isLocale, type Locale } from "../locales.ts";
import { storageUrl } from "./storage-url.ts";

/** Alternative texts and focal point of a picture, in the column `image_details`. */
export interface ImageDetail {
  /** Alternative text by language. Empty: decorative. Missing: not written yet. */
  alt?: Partial<Record<Locale, string>>;
  /** Focal point: fractions of width and height from the top left, 0 to 1. */
  focus?: { x: number; y: number };
}

/** By `bucket/name`, independent of the storage's origin. */
export type ImageDetails = Record<string, ImageDetail>;

const publicObject = "/storage/v1/object/public/";

/** Key of a stored URL; undefined if the picture is not in the storage. */
export function imageKey(address: string): string | undefined {
  const path = storageUrl(address);
  if (!path.startsWith(publicObject)) return undefined;
  const key = path.slice(publicObject.length);
  try {
    return decodeURIComponent(key);
  } catch {
    return undefined;
  }
}

/** Parses the column, which other programs may have written: invalid values are omitted. */
export function readImageDetails(stored: unknown): ImageDetails {
  if (!isObject(stored)) return {};
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, toDetail(value)]));
}

/**
 * Whether the alternative text is missing in a language. A decorative picture needs none; without a Spanish
 * text it is missing in Spanish.
 */
export function isMissingAlt(detail: ImageDetail | undefined, locale: Locale): boolean {
  const { alt } = detail ?? {};
  if (alt?.[defaultLocale] !== undefined && isBlank(alt[defaultLocale])) return false;
  return isBlank(alt?.[locale]);
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}

function toDetail(value: unknown): ImageDetail {
  const { alt, focus } = isObject(value) ? value : {};
  const texts = Object.entries(isObject(alt) ? alt : {}).filter(
    ([locale, text]) => isLocale(locale) && typeof text === "string",
  );
  return {
    ...(texts.length > 0 && { alt: Object.fromEntries(texts) }),
    ...(isObject(focus) &&
      isShare(focus.x) &&
      isShare(focus.y) && {
        focus: { x: focus.x, y: focus.y },
      }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isShare(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}
