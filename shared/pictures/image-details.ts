import { defaultLocale, isLocale, type Locale } from "../locales.ts";
import { storageUrl } from "./storage-url.ts";

/** What an entry says of one of its pictures, in the column `image_details`. */
export interface ImageDetail {
  /** What is to be seen, by language. Empty: it only decorates. Missing: nobody has said yet. */
  alt?: Partial<Record<Locale, string>>;
  /** The point that every crop keeps: shares of width and height from the top left corner, 0 to 1. */
  focus?: { x: number; y: number };
}

/** By `bucket/name`, so that a change of the storage's origin loses nothing. */
export type ImageDetails = Record<string, ImageDetail>;

const publicObject = "/storage/v1/object/public/";

/** The key of a stored address; undefined for a picture that is not in the storage. */
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

/** The column as it was stored, whoever wrote it: what is not of the right shape is left out. */
export function readImageDetails(stored: unknown): ImageDetails {
  if (!isObject(stored)) return {};
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, toDetail(value)]));
}

/**
 * Whether a language still misses its text. A picture that only decorates misses none; one of which
 * nobody has said anything in Spanish misses it there too.
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
