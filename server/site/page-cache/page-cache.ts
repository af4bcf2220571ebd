// Which pages are cached: `cacheable-pages.ts`. What a page has read, and so what makes it stale: `cache-tags.ts`.
// What a save announces: `server/backend/database/content-changes.ts`.
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../http/prepared-response.ts";
import { collectTags, pictureTag } from "./cache-tags.ts";
import { type PageAddress, pageAddress } from "./cacheable-pages.ts";
import { CachedFile } from "./cached-file.ts";
import { type Cached, CachedPage } from "./cached-page.ts";

interface Entry {
  page: Cached;
  tags: ReadonlySet<string>;
  /** Milliseconds, by the clock of the cache. */
  made: number;
  /** It may be old: it is shown only where it cannot be rendered again, and then until this time. */
  staleUntil?: number;
}

interface Options {
  /**
   * Renders a page; `address.locale` is all that it may depend on beside the path.
   * @param client who asks for it first, by network address, where that is known.
   */
  render: (address: PageAddress, client?: string) => Promise<Response>;
  /** Another client asks for what is under way. */
  joined?: (address: PageAddress, client: string) => void;
  /** Which requests are for cacheable pages. */
  addressOf?: typeof pageAddress;
  maxBytes?: number;
  /** Milliseconds after which a page is rendered again behind the visitor's back. */
  freshForMs?: number | undefined;
  /** Milliseconds by a clock that nobody sets. */
  now?: () => number;
}

/** What became of a page: cached, or an answer that is not to be cached. */
export type Outcome =
  | { page: Cached }
  /** `failed`: something could not be read, and the page is what is left of it. */
  | { response: Response; body: Buffer; failed?: boolean };

/** Changes are told; this is for what depends on the date. */
const defaultFreshForMs = 10 * 60_000;

/** Until a page that could not be rendered again is tried once more. */
const retryAfterMs = 5_000;

/** Times its freshness that a page may be old when it is shown; one that is older is rendered first. */
const maxAgeInFreshness = 20;

/**
 * Whole pages by path and language. A page is rendered once for any number of visitors and shown until
 * something that was read for it changes; errors, redirects, pages that are not there and what says `no-store` are never cached.
 */
export class PageCache {
  readonly #options: Required<Omit<Options, "maxBytes">> & { freshForMs: number };
  readonly #pages: LRUCache<string, Entry>;
  /** What is asked of lists has far more addresses than the site has pages: it may not drive them out. */
  readonly #variants: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<Outcome>>();
  /** Counts the changes, so that what was begun before one is not cached after it. */
  #changes = 0;
  /** Since the start, for those who watch. */
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

  /** Undefined for a request that is not for a cacheable page. */
  addressOf(url: string, cookie?: string, acceptLanguage?: string): PageAddress | undefined {
    return this.#options.addressOf(url, cookie, acceptLanguage);
  }

  /** A page that is there already. */
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
   * Renders a page, once for all who ask at the same time.
   * @param wanted the encoding that the first of them takes.
   * @param client who asks, by network address, where turns are to be taken by it.
   */
  make(address: PageAddress, wanted: Encoding = "identity", client?: string): Promise<Outcome> {
    const { key } = address;
    const begun = this.#underWay.get(key);
    if (begun) return client === undefined ? begun : this.#join(begun, address, wanted, client);
    const outcome = this.#renderOrStale(address, wanted, client).finally(() => {
      if (this.#underWay.get(key) === outcome) this.#underWay.delete(key);
    });
    this.#underWay.set(key, outcome);
    return outcome;
  }

  /**
   * Removes every page for which one of these was read: `tours` for a whole table, `blog_posts/slug`
   * for one entry, `blog_posts/*` for any.
   */
  invalidate(tags: readonly string[]): void {
    const tables = tags.filter((each) => each.endsWith("/*")).map((each) => each.slice(0, -1));
    const isOld = (tag: string) =>
      tags.includes(tag) || tables.some((table) => tag.startsWith(table));
    this.#changes++;
    // Who asks from now on must not be given what was read before.
    this.#underWay.clear();
    for (const entries of [this.#pages, this.#variants])
      for (const [key, entry] of [...entries]) {
        if (![...entry.tags].some(isOld)) continue;
        entries.delete(key);
        this.#counts.invalidated += 1;
      }
  }

  /** @param key `bucket/name` of the picture that has changed; empty where any may have. */
  invalidatePicture(key: string): void {
    if (key) this.invalidate([`${pictureTag}${key}`]);
    else this.invalidateAll();
  }

  /**
   * Every page may be old, and nobody can say which: from now on none is shown that can be rendered again. Also
   * those that could not a moment ago: it is what is said when the database has just come back.
   */
  invalidateAll(): void {
    this.#changes++;
    this.#underWay.clear();
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

  /** Who was first may have been refused for all that he has asked for besides: then it is the next one's turn. */
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
    return this.#underWay.get(address.key) ?? this.make(address, wanted, client);
  }

  /** While the database is away, a stale page is better than nothing. */
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
    // What has been said since then is about a later moment than this failure.
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
