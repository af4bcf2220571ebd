import type { Backend } from "../backend/types.ts";
import type { Brochures } from "../brochure/brochures.ts";
import type { Middleware } from "../http/listen.ts";
import { brochureAddress } from "./page-cache/brochure-address.ts";
import type { PageAddress } from "./page-cache/cacheable-pages.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { servePages } from "./page-cache/serve-pages.ts";

/** Those of ten tours in three languages, with photographs. Apart from pages, which they would drive out. */
const maxBytes = 24 << 20;

interface Options {
  backend: Backend;
  brochures: Brochures;
  render: (address: PageAddress, client?: string) => Promise<Response>;
  trustProxy: number;
}

/** Answers requests for brochures, which are cached until something that was read for them changes. */
export function serveBrochures({ backend, brochures, render, trustProxy }: Options): Middleware {
  // Nothing in them depends on the date: their age counts only where changes are not always announced.
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
