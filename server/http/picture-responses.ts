import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { formatsIn, renderPrefix } from "../backend/pictures/render-image.ts";
import { objectKeyOf } from "../backend/storage/public-object.ts";
import type { Middleware } from "./listen.ts";
import { type PreparedResponse, prepareResponse, send } from "./prepared-response.ts";

/** Larger answers are read from where they are stored as they are taken. */
const maxAnswerBytes = 64 << 10;

/** What stands for the headers and names of one. */
const overheadBytes = 2_000;

const maxAddressLength = 500;

interface Cached {
  /** `bucket/name` of what it was made from. */
  key: string;
  answer: PreparedResponse;
}

/**
 * Small pictures of pages, as they are sent: a page has ten of them. Cached are those whose addresses name
 * their content (`v`), until what they were made from changes.
 */
export class PictureResponses {
  readonly #cached: LRUCache<string, Cached>;
  /** Counts the changes, so that what was begun before one is not cached after it. */
  #changes = 0;

  constructor(maxBytes = 8 << 20) {
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.body.byteLength + overheadBytes,
    });
  }

  /** Answers what is cached, and passes on everything else. */
  readonly before: Middleware = (incoming, outgoing, next, trace) => {
    const { method, url = "", headers } = incoming;
    const asksForIt = (method === "GET" || method === "HEAD") && url.startsWith(renderPrefix);
    // What an answer says to other origins depends on them.
    if (!asksForIt || headers.origin !== undefined) return next();
    const cached = this.#cached.get(nameOf(url, headers.accept));
    if (!cached) return next();
    try {
      send(cached.answer, incoming, outgoing, trace);
    } catch (error) {
      next(error);
    }
  };

  /** Caches what passes. To stand before all that adds headers. */
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

  /** @param key `bucket/name` of what has changed; empty where anything may have. */
  changed(key: string): void {
    this.#changes += 1;
    for (const [name, cached] of [...this.#cached])
      if (key === "" || cached.key === key) this.#cached.delete(name);
  }
}

/** One address has several formats. */
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
