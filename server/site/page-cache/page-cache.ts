// Which pages are cached: `cacheable-pages.ts`. Which data makes a page stale: `cache-tags.ts`.
// Changes are announced by `server/backend/database/content-changes.ts`.
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../http/prepared-response.ts";
import { collectTags, pictureTag } from "./cache-tags.ts";
import { type PageAddress, pageAddress } from "./cacheable-pages.ts";
import { CachedFile } from "./cached-file.ts";
import { type Cached, CachedPage } from "./cached-page.ts";

interface Entry {
  page: Cached;
  tags: ReadonlySet<string>;
  /** Milliseconds, by the cache's clock. */
  made: number;
  /** Set if the entry may be stale: it is served only if rendering fails, until this time. */
  staleUntil?: number;
}

interface Options {
  /**
   * Renders a page, which depends only on path and `address.locale`.
   * @param client address of the first client, if known.
   */
  render: (address: PageAddress, client?: string) => Promise<Response>;
  /** Called when another client waits for a running render. */
  joined?: (address: PageAddress, client: string) => void;
  /** Selects cacheable pages. */
  addressOf?: typeof pageAddress;
  maxBytes?: number;
  /** Age in milliseconds after which a page is rendered again in the background. */
  freshForMs?: number | undefined;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
}

/** A cached page, or a response that must not be cached. */
export type Outcome =
  | { page: Cached }
  /** `failed`: something could not be read, and the page is incomplete. */
  | { response: Response; body: Buffer; failed?: boolean };

/** Changes invalidate pages; the age matters for content that depends on the date. */
const defaultFreshForMs = 10 * 60_000;

/** Delay before a failed page is rendered again. */
const retryAfterMs = 5_000;

/** Maximum age as a multiple of the freshness; an older page is rendered before it is shown. */
const maxAgeInFreshness = 20;

/**
 * Caches pages by path and language. A page is rendered once for concurrent requests and served until its
 * data changes. Errors, redirects, missing pages and responses with `no-store` are never cached.
 */
export class PageCache {
  readonly #options: Required<Omit<Options, "maxBytes">> & { freshForMs: number };
  readonly #pages: LRUCache<string, Entry>;
  /**
   * Filtered lists have far more addresses than the site has pages: a separate cache, so that they cannot
   * evict pages.
   */
  readonly #variants: LRUCache<string, Entry>;
  readonly #inFlight = new Map<string, Promise<Outcome>>();
  /** Number of changes, so that a page started before a change is not cached after it. */
  #changes = 0;
  /** Counters since the start, for metrics. */
  readonly #counts = { hits: 0, misses: 0, evicted: 0, invalidated: 0 };

  constructor(options: Options) {
    const {
      render,
      joined = () => {},
      addressOf = pageAddress,
      maxBytes = 64 << 20,
      freshForMs = defaultFreshForMs,
      now = () => performance.now(),
    } = options;
    this.#options = { render, joined, addressOf, freshForMs, now };
    const cacheOf = (maxSize: number) =>
      new LRUCache<string, Entry>({
        maxSize,
        sizeCalculation: ({ page }) => page.bytes,
        dispose: (_entry, _key, reason) => {
          if (reason === "evict") this.#counts.evicted += 1;
        },
      });
    this.#pages = cacheOf(maxBytes);
    this.#variants = cacheOf(Math.ceil(maxBytes / 8));
  }

  /** @returns undefined if the request is for no cacheable page. */
  addressOf(
    url: string,
    cookie?: string,
    acceptLanguage?: string,
    accept?: string,
  ): PageAddress | undefined {
    return this.#options.addressOf(url, cookie, acceptLanguage, accept);
  }

  /** @returns a cached page. */
  cached(address: PageAddress): Cached | undefined {
    const entry = this.#of(address).get(address.key);
    const { now, freshForMs } = this.#options;
    const time = now();
    const age = entry ? time - entry.made : 0;
    if (entry && age > freshForMs * maxAgeInFreshness)
      entry.staleUntil ??= Number.NEGATIVE_INFINITY;
    const usable = entry !== undefined && (entry.staleUntil ?? time) >= time;
    this.#counts[usable ? "hits" : "misses"] += 1;
    if (!usable) return undefined;
    if (age > freshForMs) void this.make(address, entry.page.contentEncoding).catch(() => {});
    return entry.page;
  }

  /**
   * Renders a page, once for concurrent requests.
   * @param wanted encoding of the first request.
   * @param client IP address of the client, for its turn; undefined for renders that no client waits for.
   */
  make(address: PageAddress, wanted: Encoding = "identity", client?: string): Promise<Outcome> {
    const { key } = address;
    const begun = this.#inFlight.get(key);
    if (begun) return client === undefined ? begun : this.#join(begun, address, wanted, client);
    const outcome = this.#renderOrStale(address, wanted, client).finally(() => {
      if (this.#inFlight.get(key) === outcome) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, outcome);
    return outcome;
  }

  /**
   * Removes every page that depends on one of these tags: `tours` for a whole table, `blog_posts/slug` for
   * one entry, `blog_posts/*` for any.
   */
  invalidate(tags: readonly string[]): void {
    const tables = tags.filter((each) => each.endsWith("/*")).map((each) => each.slice(0, -1));
    const isOld = (tag: string) =>
      tags.includes(tag) || tables.some((table) => tag.startsWith(table));
    this.#changes++;
    // Later requests must not get data read before the change.
    this.#inFlight.clear();
    for (const entries of [this.#pages, this.#variants])
      for (const [key, entry] of [...entries]) {
        if (![...entry.tags].some(isOld)) continue;
        entries.delete(key);
        this.#counts.invalidated += 1;
      }
  }

  /** @param key `bucket/name` of the changed picture; "" if any may have changed. */
  invalidatePicture(key: string): void {
    if (key) this.invalidate([`${pictureTag}${key}`]);
    else this.invalidateAll();
  }

  /**
   * Marks every entry stale. Stale entries are served only if rendering fails. Failed pages are rendered
   * again at once, because the database may just have come back.
   */
  invalidateAll(): void {
    this.#changes++;
    this.#inFlight.clear();
    for (const entry of [...this.#pages.values(), ...this.#variants.values()])
      entry.staleUntil = Number.NEGATIVE_INFINITY;
  }

  get size() {
    const both = [this.#pages, this.#variants];
    const sum = (of: (entries: LRUCache<string, Entry>) => number) =>
      both.reduce((total, entries) => total + of(entries), 0);
    return {
      pages: sum(({ size }) => size),
      bytes: sum(({ calculatedSize }) => calculatedSize),
      ...this.#counts,
    };
  }

  #of({ isVariant }: PageAddress): LRUCache<string, Entry> {
    return isVariant ? this.#variants : this.#pages;
  }

  /**
   * If the first client was refused because of its own queue, another waiting client takes over the render.
   */
  async #join(
    begun: Promise<Outcome>,
    address: PageAddress,
    wanted: Encoding,
    client: string,
  ): Promise<Outcome> {
    this.#options.joined(address, client);
    const outcome = await begun;
    const isRefused = "response" in outcome && outcome.response.status === 503 && !outcome.failed;
    if (!isRefused) return outcome;
    return this.#inFlight.get(address.key) ?? this.make(address, wanted, client);
  }

  /** During a database outage a stale page is served. */
  async #renderOrStale(
    address: PageAddress,
    wanted: Encoding,
    client: string | undefined,
  ): Promise<Outcome> {
    const changes = this.#changes;
    const outcome = await this.#render(address, wanted, client);
    const entry = this.#of(address).get(address.key);
    if ("page" in outcome || !entry) return outcome;
    if (!outcome.failed && outcome.response.status < 500) {
      this.#of(address).delete(address.key);
      return outcome;
    }
    // A change since then is newer than this failure.
    if (changes === this.#changes) entry.staleUntil = this.#options.now() + retryAfterMs;
    return { page: entry.page };
  }

  async #render(
    address: PageAddress,
    wanted: Encoding,
    client: string | undefined,
  ): Promise<Outcome> {
    const changes = this.#changes;
    const { result, collected } = await collectTags(async () => {
      const response = await this.#options.render(address, client);
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    const { response, body } = result;
    const refused = response.headers.get("cache-control")?.includes("no-store");
    if (response.status !== 200 || refused || collected.failed)
      return { ...result, failed: collected.failed };
    const isFile = response.headers.get("content-type") === "application/pdf";
    const page = isFile
      ? new CachedFile(response.headers, body)
      : await CachedPage.of(response.headers, body, wanted);
    if (changes === this.#changes)
      this.#of(address).set(address.key, {
        page,
        tags: collected.tags,
        made: this.#options.now(),
      });
    return { page };
  }
}
