import { imageKey } from "../pictures/image-details.ts";

/** Places of the pages whose drawn scene a picture replaces: columns `picture_{name}` and `picture_{name}_details`. */
export const brandPictures = [
  "hero",
  "vista",
  "about",
  "story",
  "camping",
  "midrange",
  "luxury",
  "contact",
] as const;
export type BrandPictureName = (typeof brandPictures)[number];

export interface BrandPicture {
  /** Path of a stored picture, safe within quoted CSS and HTML. */
  address: string;
  /** Value of its column with details, unchecked: `readImageDetails`. */
  details: unknown;
}

export type BrandPictures = Partial<Record<BrandPictureName, BrandPicture>>;

/** Pictures of a row of `site_brand`. Addresses outside of the storage count as empty. */
export function brandPicturesOf(row: Readonly<Record<string, unknown>>): BrandPictures {
  const found = brandPictures.flatMap((name) => {
    const stored = row[`picture_${name}`];
    const key = typeof stored === "string" ? imageKey(stored.trim()) : undefined;
    if (!key?.includes("/")) return [];
    const address = `/storage/v1/object/public/${key.split("/").map(encodeURIComponent).join("/")}`;
    return [[name, { address, details: row[`picture_${name}_details`] }]];
  });
  return Object.fromEntries(found);
}
