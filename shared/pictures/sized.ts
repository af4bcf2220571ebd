import type { PictureWidth } from "../../supabase/functions/_shared/picture-widths.ts";
import { storageUrl } from "./storage-url.ts";

const object = "/storage/v1/object/public/";

/**
 * A stored picture's address without its width, which is to follow: Supabase's image transformation.
 * `contain`, because hosted Supabase cuts a picture of which only the width is given.
 * @returns undefined for a picture that is not in the storage.
 */
export function sizedAddress(stored: string, version?: string): string | undefined {
  const src = storageUrl(stored);
  if (!src.startsWith(object)) return undefined;
  const image = src.replace(object, "/storage/v1/render/image/public/");
  return `${image}?resize=contain${version ? `&v=${version}` : ""}&width=`;
}

/** A stored picture in one width, for the panel. */
export function thumbnail(stored: string, width: PictureWidth): string {
  const sized = sizedAddress(stored);
  return sized ? sized + width : storageUrl(stored);
}
