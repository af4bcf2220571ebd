import type { Brand } from "./brand.ts";

/** Files that are drawn from the brand, at the paths of those in `public/`. */
export const brandFiles = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/og-image.jpg",
] as const;
export type BrandFile = (typeof brandFiles)[number];

/** Address of a file, which changes with the brand. */
export const brandFile = (path: BrandFile, { version }: Pick<Brand, "version">): string =>
  version ? `${path}?v=${version}` : path;
