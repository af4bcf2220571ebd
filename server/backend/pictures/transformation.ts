import {
  type PictureWidth,
  pictureWidths,
} from "../../../supabase/functions/_shared/picture-widths.ts";

const resizes: readonly (string | null)[] = [null, "cover", "contain", "fill"];

/**
 * Parses the query of Supabase's image transformation. Only the widths of our pages are allowed (decision
 * 13). `resize` has no effect with one dimension; unknown parameters are ignored, as on Supabase.
 * @returns the width in pixels, or an error message.
 */
export function readTransformation(query: URLSearchParams): PictureWidth | string {
  const width = pictureWidths.find((each) => String(each) === query.get("width"));
  if (!width) return `width must be one of ${pictureWidths.join(", ")}`;
  for (const name of ["height", "quality", "format"])
    if (query.has(name)) return `${name} must be left out`;
  if (!resizes.includes(query.get("resize"))) return "resize must be one of cover, contain, fill";
  return width;
}
