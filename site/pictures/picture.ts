import { pictureWidths } from "../../supabase/functions/_shared/picture-widths";

/** An entry's picture as a page shows it. */
export interface Picture {
  /** Path on this site of the uploaded file, or an external URL. */
  src: string;
  /** For stored pictures: address without its last part, the width in pixels. */
  sized?: string;
  /** Content hash; changes with the content. */
  version?: string;
  /** Pixels. */
  width?: number;
  height?: number;
  /** CSS background shown until the picture is loaded. */
  tint?: string;
  /** Focal point, as `object-position`. */
  at?: string;
  /** Alternative text in the page's language or Spanish. Empty: decorative; undefined: none given. */
  alt?: string;
  /** Language of `alt`, if it is not the page's. */
  lang?: "es";
}

/** `srcset` with all available widths; undefined for an external picture. */
export function pictureSet({ sized, width: own = Number.POSITIVE_INFINITY }: Picture) {
  return (
    sized &&
    pictureWidths
      .filter((_, at) => !at || (pictureWidths[at - 1] as number) < own)
      .map((width) => `${sized + width} ${Math.min(width, own)}w`)
      .join()
  );
}
