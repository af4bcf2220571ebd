import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { formatsIn, renderPrefix } from "../backend/pictures/render-image.ts";
import { objectKeyOf } from "../backend/storage/public-object.ts";
import type { Middleware } from "./listen.ts";
import { type PreparedResponse, prepareResponse, send } from "./prepared-response.ts";

/** Larger responses are streamed from storage. */
const maxAnswerBytes = 64 << 10;

/** Estimated size of a response's headers and keys. */
const overheadBytes = 2_000;

const maxAddressLength = 500;

interface Cached {
  /** `bucket/name` of the original. */
  key: string;
  answer: PreparedResponse;
}

/**
 * Caches responses with small pictures: a page has ten of them. Only addresses with a version (`v`) are
 * cached, until the original changes.
 */
export class PictureResponses {
  readonly #cached: LRUCache<string, Cached>;
  /** Number of changes, so that a response started before a change is not cached after it. */
  #changes = 0;

  constructor(maxBytes = 8 << 20) {
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.body.byteLength + overheadBytes,
    });
  }

  /** Serves cached pictures, and passes on everything else. */
  readonly nodeMiddleware: Middleware = (incoming, outgoing, next, trace) => {
    const { method, url = "", headers } = incoming;
    const asksForIt = (method === "GET" || method === "HEAD") && url.startsWith(renderPrefix);
    // CORS headers depend on the origin.
    if (!asksForIt || headers.origin !== undefined) return next();
    const cached = this.#cached.get(nameOf(url, headers.accept));
    if (!cached) return next();
    try {
      send(cached.answer, incoming, outgoing, trace);
    } catch (error) {
      next(error);
    }
  };

  /** Caches responses. Must run before middleware that adds headers. */
  readonly store: MiddlewareHandler = async (c, next) => {
    const changes = this.#changes;
    await next();
    const { method, headers } = c.req.raw;
    const { pathname, search } = new URL(c.req.url);
    if (method !== "GET" || headers.has("origin") || !isCacheable(c.res)) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const given = c.res.headers;
    c.res = new Response(body, { headers: given });
    const key = objectKeyOf(pathname, renderPrefix);
    const url = pathname + search;
    if (changes !== this.#changes || url.length > maxAddressLength) return;
    const { etag = "", "content-length": _, ...rest } = Object.fromEntries(given);
    const answer = prepareResponse(rest, etag.slice(1, -1), body, "identity");
    this.#cached.set(nameOf(url, headers.get("accept") ?? ""), { key, answer });
  };

  /** @param key `bucket/name` of the changed picture; "" if any may have changed. */
  changed(key: string): void {
    this.#changes += 1;
    for (const [name, cached] of [...this.#cached])
      if (key === "" || cached.key === key) this.#cached.delete(name);
  }
}

/** Cache key: the format depends on `Accept`. */
const nameOf = (url: string, accept = "") => `${formatsIn(accept)} ${url}`;

function isCacheable({ status, headers }: Response): boolean {
  const length = headers.get("content-length");
  return (
    status === 200 &&
    length !== null &&
    Number(length) <= maxAnswerBytes &&
    (headers.get("cache-control") ?? "").includes("immutable") &&
    /^"[^"]+"$/.test(headers.get("etag") ?? "")
  );
}
