import { join } from "node:path";
import { imagetools, type TransformFactory } from "vite-imagetools";
import { crop } from "./crop-directive.ts";

/**
 * Scenes are SVG with filters that are expensive to render, so only rasters are shipped. Rendering all
 * takes minutes: they are committed with the drawings, named by the digest of their source.
 */
export const scenes = () =>
  imagetools({
    include: /^[^?]+\.svg\?.*w=/,
    cache: { dir: join(import.meta.dirname, "../art/rasters/site") },
    extendTransforms: (builtin) => [crop as TransformFactory, ...builtin],
  });
