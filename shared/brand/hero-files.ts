import { imageKey, readImageDetails } from "../pictures/image-details.ts";
import type { Brand } from "./brand.ts";
import type { HeroCrop } from "./hero-look.ts";

/** The photo behind the title of the home page. */
export interface HeroPhoto {
  /** `bucket/name` */
  key: string;
  /** Focal point, fractions of width and height. */
  focus: { x: number; y: number };
}

/** Undefined if the home page shows its drawn scene. */
export function heroPhotoOf({
  pictures: { hero },
}: Pick<Brand, "pictures">): HeroPhoto | undefined {
  const key = hero && imageKey(hero.address);
  if (!hero || key === undefined) return undefined;
  return { key, focus: readImageDetails(hero.details)[key]?.focus ?? { x: 0.5, y: 0.5 } };
}

/** Identifies the content of the photo's files: its own version and its focal point. */
export const heroVersion = (pictureVersion: string, { focus: { x, y } }: HeroPhoto): string =>
  `${pictureVersion}-${Math.round(x * 100)}-${Math.round(y * 100)}`;

/** Address of a crop (`server/site/serve-hero.ts`). */
export const heroFile = (crop: HeroCrop, format: "avif" | "webp", version: string): string =>
  `/hero-${crop}.${format}?v=${version}`;

/** Parts of such an address; undefined for others. */
export function readHeroFile(url: string) {
  const found = /^\/hero-(phone|1600|2400)\.(avif|webp)(?:\?v=([\w-]{1,40}))?$/.exec(url);
  return (
    found && {
      crop: found[1] as HeroCrop,
      format: found[2] as "avif" | "webp",
      version: found[3] ?? "",
    }
  );
}
