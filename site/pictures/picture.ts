import { pictureWidths } from "../../supabase/functions/_shared/picture-widths";

/** An entry's picture as a page shows it. */
export interface Picture {
  /** Address on this site as it was uploaded, or of a picture elsewhere. */
  src: string;
  /** Of a picture in the storage: its address in any width, which is to follow in pixels. */
  sized?: string;
  /** Changes with its content. */
  version?: string;
  /** Pixels. */
  width?: number;
  height?: number;
  /** What is seen in its place until it is there, as CSS. */
  tint?: string;
  /** The point that crops keep, as CSS. */
  at?: string;
  /** In the page's language or else in Spanish; empty when it only decorates, missing when nobody has said. */
  alt?: string;
  /** Of `alt`, where it is not the page's. */
  lang?: "es";
}

/** All widths that are worth fetching, as `srcset`; undefined for a picture elsewhere. */
export function pictureSet({ sized, width: own = Number.POSITIVE_INFINITY }: Picture) {
  return (
    sized &&
    pictureWidths
      .filter((_, at) => !at || (pictureWidths[at - 1] as number) < own)
      .map((width) => `${sized + width} ${Math.min(width, own)}w`)
      .join()
  );
}
