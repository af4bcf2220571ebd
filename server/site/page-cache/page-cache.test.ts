/** Long, because every rule of the cache is tried on the same small site. */
import { describe, expect, it } from "vitest";
import { tagRequest } from "./cache-tags";
import type { PageAddress } from "./cacheable-pages";
import { PageCache } from "./page-cache";

const pageAt = (path: string): PageAddress => ({ key: path, path, locale: "es" });

/** A cache before a small site, whose pages say how often each was rendered. */
function site(options: { maxBytes?: number; now?: () => number; freshForMs?: number } = {}) {
  const rendered: string[] = [];
  let held: Promise<void> | undefined;
  let status = 200;
  let headers: Record<string, string> = {};
  let reads: { url: string; status: number }[] = [];
  const cache = new PageCache({
    ...options,
    render: async ({ path }) => {
      rendered.push(path);
      for (const read of reads) {
        tagRequest(new URL(read.url, "http://x"), new Response(null, { status: read.status }));
      }
      const count = rendered.filter((each) => each === path).length;
      await held;
      return new Response(`${path} ${count}`, { status, headers });
    },
  });
  return {
    cache,
    rendered,
    hold: (until: Promise<void> | undefined) => {
      held = until;
    },
    answerWith: (code: number, own: Record<string, string> = {}) => {
      status = code;
      headers = own;
    },
    read: (...urls: (string | [string, number])[]) => {
      reads = urls.map((each) =>
        typeof each === "string" ? { url: each, status: 200 } : { url: each[0], status: each[1] },
      );
    },
    async visit(path: string) {
      const page = cache.cached(pageAt(path));
      if (page) return `${(await page.as("identity")).body}`;
      const outcome = await cache.make(pageAt(path));
      return "page" in outcome ? `${(await outcome.page.as("identity")).body}` : `${outcome.body}`;
    },
  };
}

describe("the page cache", () => {
  it("A6: a page is rendered once for concurrent and later requests", async () => {
    const { visit, rendered } = site();
    const all = await Promise.all(Array.from({ length: 50 }, () => visit("/tours")));
    expect(new Set([...all, await visit("/tours")])).toEqual(new Set(["/tours 1"]));
    expect(rendered).toEqual(["/tours"]);
  });

  it("A6: a page with no-store is rendered for each visitor", async () => {
    const { visit, rendered, answerWith } = site();
    answerWith(200, { "cache-control": "no-store" });
    await visit("/blog?page=9");
    await visit("/blog?page=9");
    expect(rendered).toHaveLength(2);
  });

  it("H11: a change invalidates exactly the pages that show it", async () => {
    const { cache, visit, read } = site();
    read("/rest/v1/blog_posts?slug=eq.a&is_published=eq.true");
    await visit("/blog/a");
    read("/rest/v1/blog_posts?slug=eq.b");
    await visit("/blog/b");
    read("/rest/v1/blog_posts?order=published_at", "/rest/v1/tours");
    await visit("/blog");
    read();
    await visit("/about");
    cache.invalidate(["blog_posts", "blog_posts/a"]);
    expect(await visit("/blog/a")).toBe("/blog/a 2");
    expect(await visit("/blog/b")).toBe("/blog/b 1");
    expect(await visit("/blog")).toBe("/blog 2");
    expect(await visit("/about")).toBe("/about 1");
    cache.invalidate(["blog_posts", "blog_posts/*"]);
    expect(await visit("/blog/b")).toBe("/blog/b 2");
  });

  it("H11: a render started before a change is neither cached nor served to later requests", async () => {
    const { cache, visit, hold, read } = site();
    read("/rest/v1/tours");
    let release = () => {};
    hold(new Promise((resolve) => (release = resolve)));
    const before = visit("/tours");
    cache.invalidate(["tours", "tours/x"]);
    hold(undefined);
    expect(await visit("/tours")).toBe("/tours 2");
    release();
    expect(await before).toBe("/tours 1");
    expect(await visit("/tours")).toBe("/tours 2");
  });

  it.each([404, 302, 500])("A13: a response with %d is not cached", async (status) => {
    const { cache, visit, answerWith } = site();
    answerWith(status);
    expect(await visit("/blog/nada")).toBe("/blog/nada 1");
    expect(await visit("/blog/nada")).toBe("/blog/nada 2");
    answerWith(200);
    expect(await visit("/blog/nada")).toBe("/blog/nada 3");
    expect(cache.size.pages).toBe(1);
  });

  it.each([503, 500, 429, 401, 400])(
    "A14: a page that got a %d for its content is shown and not cached",
    async (status) => {
      const { visit, read } = site();
      read(["/rest/v1/tours", status]);
      expect(await visit("/tours")).toBe("/tours 1");
      read("/rest/v1/tours");
      expect(await visit("/tours")).toBe("/tours 2");
      expect(await visit("/tours")).toBe("/tours 2");
    },
  );

  it("A13: a page whose single entry is missing is cached", async () => {
    const { visit, read } = site();
    read(["/rest/v1/tours?slug=eq.x", 406]);
    expect(await visit("/tours")).toBe("/tours 1");
    expect(await visit("/tours")).toBe("/tours 1");
  });

  it("A6: a render error reaches all waiting requests, and the next one retries", async () => {
    let fails = true;
    const cache = new PageCache({
      render: async () => {
        if (fails) throw new Error("broken");
        return new Response("whole");
      },
    });
    const tries = await Promise.allSettled([cache.make(pageAt("/")), cache.make(pageAt("/"))]);
    expect(tries.map((each) => each.status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await cache.make(pageAt("/"))).toHaveProperty("page");
  });

  it("A6: memory is bounded, and the least recently used pages are evicted", async () => {
    const { cache, visit, rendered } = site({ maxBytes: 20_000 });
    for (let at = 0; at < 40; at++) {
      await visit(`/blog/${at}`);
      await visit("/blog/0");
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.pages).toBeGreaterThan(2);
    expect(rendered.filter((path) => path === "/blog/0")).toHaveLength(1);
    expect(cache.cached(pageAt("/blog/1"))).toBeUndefined();
  });

  it("J6: filtered lists have an eighth of the memory, evict no page, and expire", async () => {
    const { cache, visit, read } = site({ maxBytes: 200_000 });
    read("/rest/v1/rpc/find_tours");
    await visit("/tours");
    const textOf = async (address: PageAddress) =>
      `${(await cache.cached(address)?.as("identity"))?.body}`;
    const variant = (at: number): PageAddress => ({
      ...pageAt(`/tours?price=${at}`),
      isVariant: true,
    });
    for (let at = 1; at <= 60; at++) await cache.make(variant(at));
    expect(await textOf(pageAt("/tours"))).toBe("/tours 1");
    expect(cache.size.bytes).toBeLessThanOrEqual(200_000 / 8 + 8_000);
    expect(cache.cached(variant(1))).toBeUndefined();
    expect(await textOf(variant(60))).toBe("/tours?price=60 1");
    cache.invalidate(["tours", "tours/dunas"]);
    expect(cache.cached(variant(60))).toBeUndefined();
    expect(cache.size.pages).toBe(0);
  });

  it("A6: an old page is served at once and rendered again in the background", async () => {
    let now = 0;
    const { visit, rendered } = site({ now: () => now });
    await visit("/");
    now = 11 * 60_000;
    expect(await visit("/")).toBe("/ 1");
    await expect.poll(() => visit("/")).toBe("/ 2");
    expect(rendered).toHaveLength(2);
  });
});

describe("a stale page", () => {
  it("I3: is rendered again at the next request", async () => {
    const { cache, visit } = site();
    expect(await visit("/")).toBe("/ 1");
    cache.invalidateAll();
    expect(await visit("/")).toBe("/ 2");
    expect(await visit("/")).toBe("/ 2");
  });

  it.each([
    ["is refused", 503, 200],
    ["lacks what could not be read", 200, 503],
  ])("I3: is served if the new one %s, and tried again", async (_, page, data) => {
    let time = 0;
    const { cache, visit, answerWith, read, rendered } = site({ now: () => time });
    expect(await visit("/")).toBe("/ 1");
    cache.invalidateAll();
    answerWith(page);
    read(["/rest/v1/tours", data]);
    expect(await visit("/")).toBe("/ 1");
    // Whoever comes meanwhile does not wait for a database that is away.
    expect(await visit("/")).toBe("/ 1");
    expect(rendered).toHaveLength(2);
    time += 5_001;
    answerWith(200);
    read("/rest/v1/tours");
    expect(await visit("/")).toBe("/ 3");
  });

  it("I3: is rendered again at once after another invalidation, as when the database has come back", async () => {
    const { cache, visit, answerWith } = site();
    expect(await visit("/")).toBe("/ 1");
    cache.invalidateAll();
    answerWith(503);
    expect(await visit("/")).toBe("/ 1");
    cache.invalidateAll();
    answerWith(200);
    expect(await visit("/")).toBe("/ 3");
  });

  it("I3: is rendered again at once if the failed render had started before the invalidation", async () => {
    const { cache, visit, answerWith } = site();
    expect(await visit("/")).toBe("/ 1");
    cache.invalidateAll();
    answerWith(503);
    const before = visit("/");
    cache.invalidateAll();
    expect(await before).toBe("/ 1");
    answerWith(200);
    expect(await visit("/")).toBe("/ 3");
  });

  it("I3: is removed if the page is gone", async () => {
    const { cache, visit, answerWith } = site();
    await visit("/");
    cache.invalidateAll();
    answerWith(404);
    expect(await visit("/")).toBe("/ 2");
    answerWith(503);
    expect(await visit("/")).toBe("/ 3");
  });

  it("I3: without change notifications is served up to twenty times its freshness", async () => {
    let time = 0;
    const { visit } = site({ now: () => time, freshForMs: 1000 });
    expect(await visit("/")).toBe("/ 1");
    time = 1500;
    // Made behind the back of who asks, for the next.
    expect(await visit("/")).toBe("/ 1");
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await visit("/")).toBe("/ 2");
    time = 40_000;
    expect(await visit("/")).toBe("/ 3");
  });

  it("J5: a PDF is cached uncompressed", async () => {
    const { cache, answerWith, read } = site();
    read();
    answerWith(200, { "content-type": "application/pdf", vary: "Cookie" });
    const address = pageAt("/es/tours/a.pdf");
    await cache.make(address, "br");
    const cached = cache.cached(address);
    expect(cached?.contentEncoding).toBe("identity");
    const { headers, body } = await (cached as NonNullable<typeof cached>).as("br");
    expect(`${body}`).toBe("/es/tours/a.pdf 1");
    expect(headers).toContain("application/pdf");
    expect(headers).not.toContain("content-encoding");
    expect(headers).not.toContain("vary");
  });

  it("J5: a client joins another's render, and starts its own if that one is refused", async () => {
    const joined: string[] = [];
    const statuses = [503, 200];
    const clients: (string | undefined)[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const cache = new PageCache({
      joined: ({ key }, client) => joined.push(`${key} ${client}`),
      render: async (_, client) => {
        clients.push(client);
        await held;
        return new Response("x", { status: statuses.shift() });
      },
    });
    const address = pageAt("/a");
    const outcomes = ["greedy", "one", "other"].map((client) =>
      cache.make(address, "identity", client),
    );
    release();
    const [greedy, ...others] = await Promise.all(outcomes);
    expect(greedy).toMatchObject({ response: { status: 503 } });
    for (const other of others) expect(other).toHaveProperty("page");
    expect(joined).toEqual(["/a one", "/a other"]);
    expect(clients).toEqual(["greedy", "one"]);
  });

  it("I3: a client that joined a failed render does not start another", async () => {
    let rendered = 0;
    const cache = new PageCache({
      render: async () => {
        rendered += 1;
        tagRequest(new URL("http://localhost/rest/v1/tours"), new Response(null, { status: 503 }));
        return new Response("x", { status: 503 });
      },
    });
    const outcomes = ["one", "other"].map((client) => cache.make(pageAt("/a"), "identity", client));
    for (const outcome of await Promise.all(outcomes))
      expect(outcome).toMatchObject({ response: { status: 503 }, failed: true });
    expect(rendered).toBe(1);
  });
});
