import type { Backend } from "../backend/types.ts";
import type { Brochures } from "../brochure/brochures.ts";
import type { Middleware } from "../http/listen.ts";
import { brochureAddress } from "./page-cache/brochure-address.ts";
import type { PageAddress } from "./page-cache/cacheable-pages.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { servePages } from "./page-cache/serve-pages.ts";

/**
 * Brochures of ten tours in three languages with photographs. Separate from the page cache, whose pages
 * they would evict.
 */
const maxBytes = 24 << 20;

interface Options {
  backend: Backend;
  brochures: Brochures;
  render: (address: PageAddress, client?: string) => Promise<Response>;
  trustProxy: number;
}

/** Serves brochures, cached until their data changes. */
export function serveBrochures({ backend, brochures, render, trustProxy }: Options): Middleware {
  // Brochures do not depend on the date: their age matters only if not all changes are announced.
  const { freshForMs = Number.POSITIVE_INFINITY } = backend;
  const cache = new PageCache({
    addressOf: brochureAddress,
    joined: ({ key }, client) => brochures.join(key, client),
    render,
    maxBytes,
    freshForMs,
  });
  backend.onContentChange((changed) => cache.invalidate(changed));
  backend.onContentUncertain(() => cache.invalidateAll());
  backend.onPictureChange?.((key) => cache.invalidatePicture(key));
  return servePages(cache, trustProxy);
}
