import {
  type PictureWidth,
  pictureWidths,
} from "../../../supabase/functions/_shared/picture-widths.ts";

const resizes: readonly (string | null)[] = [null, "cover", "contain", "fill"];

/**
 * Reads the query of Supabase's image transformation, of which the widths of our own pages are served and
 * nothing else (decision 13). `resize` decides nothing where one dimension is given; parameters that are not
 * Supabase's are not looked at, as there.
 * @returns the width in pixels, or a sentence that says what is wrong.
 */
export function readTransformation(query: URLSearchParams): PictureWidth | string {
  const width = pictureWidths.find((each) => String(each) === query.get("width"));
  if (!width) return `width must be one of ${pictureWidths.join(", ")}`;
  for (const name of ["height", "quality", "format"])
    if (query.has(name)) return `${name} must be left out`;
  if (!resizes.includes(query.get("resize"))) return "resize must be one of cover, contain, fill";
  return width;
}
