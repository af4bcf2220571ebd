import { join } from "node:path";
import { imagetools, type TransformFactory } from "vite-imagetools";
import { crop } from "./crop-directive.ts";

/**
 * Scenes are drawn as SVG with filters that are costly to repaint: only rasters are shipped. Making all of
 * them takes minutes, so they are committed with the drawings, by the digest of what they are of.
 */
export const scenes = () =>
  imagetools({
    include: /^[^?]+\.svg\?.*w=/,
    cache: { dir: join(import.meta.dirname, "../art/rasters/site") },
    extendTransforms: (builtin) => [crop as TransformFactory, ...builtin],
  });
