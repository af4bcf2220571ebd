import type { Locale } from "#shared/locales.ts";
import { type ImageDetail, imageKey, readImageDetails } from "#shared/pictures/image-details.ts";
import { sizedAddress } from "#shared/pictures/sized.ts";
import { storageUrl } from "#shared/pictures/storage-url.ts";
import type { DescribedPicture } from "~/context";
import type { Picture } from "./picture";

/** Metadata of pictures of our storage that were looked up, by `bucket/name`; undefined for those that are gone. */
export type KnownPictures = ReadonlyMap<string, DescribedPicture | undefined>;

interface Context {
  /** Value of the column `image_details`. */
  details: unknown;
  locale: Locale;
  known: KnownPictures | undefined;
}

/** Context for views of a row (`content/view.ts`). */
export function viewContext(
  row: { image_details?: unknown },
  locale: Locale,
  known: KnownPictures | undefined,
) {
  return {
    locale,
    pictures: (...stored: (string | null | undefined)[]) =>
      pictureList({ details: row.image_details, locale, known }, ...stored),
  };
}

/**
 * An entry's pictures, cover first, without blanks, duplicates, and those that a program has removed while the entry names
 * them.
 */
export function pictureList(
  { details, locale, known }: Context,
  ...stored: readonly (string | null | undefined)[]
): Picture[] {
  const all = readImageDetails(details);
  const sources = stored.flatMap((address) =>
    address?.trim() ? [storageUrl(address.trim())] : [],
  );
  return [...new Set(sources)].flatMap((src) => {
    const key = imageKey(src);
    if (key === undefined) return [{ src }];
    const found = known?.get(key);
    if (!found && known?.has(key)) return [];
    const sized = sizedAddress(src, found?.version);
    return [{ src, sized, ...metadataOf(found), ...detailsOf(all[key], locale) }];
  });
}

function metadataOf(known: DescribedPicture | undefined): Partial<Picture> {
  if (!known) return {};
  const { version, width, height, tint } = known;
  return {
    version,
    ...(width && height && { width, height }),
    ...(tint?.length && { tint: `linear-gradient(${tint.map((color) => `#${color}`).join()})` }),
  };
}

/** A missing alternative text falls back to Spanish (A9). */
function detailsOf({ alt, focus }: ImageDetail = {}, locale: Locale): Partial<Picture> {
  const base = alt?.es?.trim();
  const own = base === "" ? "" : alt?.[locale]?.trim() || undefined;
  const text = own ?? base;
  return {
    ...(text !== undefined && { alt: text }),
    ...(text && own === undefined && { lang: "es" }),
    ...(focus && { at: `${percent(focus.x)} ${percent(focus.y)}` }),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
