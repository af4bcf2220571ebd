import { type Locale, locales } from "#shared/locales.ts";
import { type ImageDetail, imageKey, readImageDetails } from "#shared/pictures/image-details.ts";
import type { Columns } from "../draft/values";

/** Differences between two lists of pictures. */
export interface PictureChange {
  /** Addresses. */
  removed: string[];
  added: string[];
  reordered: boolean;
  /** Pictures in both lists with changed details. */
  described: {
    address: string;
    texts: { locale: Locale; was: string; is: string }[];
    reframed: boolean;
  }[];
}

type Shown = readonly [addresses: readonly string[], row: Columns];

/** @returns undefined if nothing differs */
export function comparePictures(
  [was, before]: Shown,
  [is, after]: Shown,
): PictureChange | undefined {
  const removed = was.filter((address) => !is.includes(address));
  const added = is.filter((address) => !was.includes(address));
  const kept = is.filter((address) => was.includes(address));
  const reordered = was.filter((address) => is.includes(address)).join(" ") !== kept.join(" ");
  const described = kept.flatMap((address) => {
    const [old, now] = [detailIn(before, address), detailIn(after, address)];
    const texts = locales.flatMap((locale) => {
      const alt = { was: old.alt?.[locale] ?? "", is: now.alt?.[locale] ?? "" };
      return alt.was === alt.is ? [] : [{ locale, ...alt }];
    });
    const reframed = JSON.stringify(old.focus) !== JSON.stringify(now.focus);
    return texts.length > 0 || reframed ? [{ address, texts, reframed }] : [];
  });
  const isAny = removed.length + added.length + described.length > 0 || reordered;
  return isAny ? { removed, added, reordered, described } : undefined;
}

function detailIn(row: Columns, address: string): ImageDetail {
  const key = imageKey(address);
  return (key !== undefined && readImageDetails(row.image_details)[key]) || {};
}
