import type { PictureWidth } from "../../supabase/functions/_shared/picture-widths.ts";
import { storageUrl } from "./storage-url.ts";

const object = "/storage/v1/object/public/";

/**
 * Prefix of a stored picture's resized URL (Supabase's image transformation), to which the width is
 * appended. `contain`, because hosted Supabase crops a picture if only the width is given.
 * @returns undefined if the picture is not in the storage.
 */
export function sizedAddress(stored: string, version?: string): string | undefined {
  const src = storageUrl(stored);
  if (!src.startsWith(object)) return undefined;
  const image = src.replace(object, "/storage/v1/render/image/public/");
  return `${image}?resize=contain${version ? `&v=${version}` : ""}&width=`;
}

/** Resized picture for the panel. */
export function thumbnail(stored: string, width: PictureWidth): string {
  const sized = sizedAddress(stored);
  return sized ? sized + width : storageUrl(stored);
}
