import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium as engine } from "@playwright/test";
import { contentTypes } from "../content/index.ts";
import { hasFixedSlugs } from "../content/properties.ts";
import { administrator } from "../tests/e2e/administrator.ts";
import { chromium } from "../tests/support/browser.ts";
import { startSite } from "../tests/support/site.ts";
import { fill, type RowCounts } from "./growth-rows.ts";
import { serverMemory } from "./memory.ts";
import { signedInItems, signIn } from "./sign-in.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";
import { Visitor } from "./visitor.ts";

const rowsOf = (entries: number, others: Partial<RowCounts>): RowCounts => ({
  ...(Object.fromEntries(
    contentTypes.map((type) => [type.table, hasFixedSlugs(type) ? 0 : entries]),
  ) as RowCounts),
  ...others,
});
const steps = [
  rowsOf(10, { contact_submissions: 10 }),
  rowsOf(200, { blog_posts: 1000, contact_submissions: 1000 }),
  rowsOf(500, { blog_posts: 10_000, tours: 2000, contact_submissions: 100_000 }),
];
const rounds = 5;
/** Entries on a page of the panel's lists. */
const listed = 25;

/** A measurement repeated at every size, in the order of the table. */
type Figures = Map<string, { value: number; unit: string }>;

/**
 * Measures the same site with growing content: cached and rendered pages, their size, the panel's lists, a
 * save, the start and the memory. Visible content per page does not grow, so no figure should.
 */
export async function measureGrowth(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "tsamma-bench-growth-"));
  const settings = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const sizes: Figures[] = [];
  try {
    await (await startSite(settings)).stop();
    const browser = await engine.launch(await chromium());
    for (const amounts of steps) {
      await fill(dataDir, amounts);
      const began = performance.now();
      const site = await startSite(settings);
      const figures: Figures = new Map([
        ["start to healthy", { value: (performance.now() - began) / 1000, unit: "s" }],
      ]);
      await measurePages(site.url, figures);
      await measureLists(browser, site.url, amounts, figures);
      await measureSave(site.url, figures);
      const { server } = await serverMemory(site.pid);
      figures.set("memory of the server afterwards", { value: server, unit: "MB" });
      await site.stop();
      sizes.push(figures);
    }
    await browser.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return sizes.flatMap((figures, at) =>
    resultsOf(figures, steps[at], at > 0 ? sizes[0] : undefined),
  );
}

/** Optionally with the factor over the smallest size. */
function resultsOf(figures: Figures, amounts: RowCounts | undefined, smallest?: Figures): Row[] {
  const size = amounts ? Object.values(amounts).join("/") : "";
  return [...figures].flatMap(([what, { value, unit }]) => {
    const first = smallest?.get(what)?.value;
    const row = { what: `at ${size}: ${what}`, value, unit };
    if (!first) return [row];
    return [
      row,
      { what: `at ${size}: ${what}, times the smallest`, value: value / first, unit: "x" },
    ];
  });
}

/** Public pages and machine-readable files: cached, rendered, and uncompressed size. */
async function measurePages(url: string, figures: Figures) {
  const visitor = new Visitor(url);
  const pages: [name: string, path: string][] = [["/", "/es"]];
  for (const list of ["/blog", "/tours", "/destinations"]) {
    const html = await read(visitor, `/es${list}`);
    const last = lastPage(html, `/es${list}`);
    pages.push([list, `/es${list}`]);
    if (last > 1) pages.push([`${list}?page=2`, `/es${list}?page=2`]);
    if (last > 2) pages.push([`${list}, last page`, `/es${list}?page=${last}`]);
    const post = html.match(/href="(\/es\/blog\/[a-z0-9-]+)"/)?.[1];
    if (list === "/blog" && post) pages.push(["/blog/{slug}", post]);
  }
  pages.push(["/rss.xml", "/es/rss.xml"], ["/sitemap.xml", "/sitemap.xml"]);
  const sitemap = await read(visitor, "/sitemap.xml");
  figures.set("posts that the sitemap names", { value: countPosts(sitemap), unit: "" });
  let view = 0;
  for (const [name, path] of pages) {
    const cached: number[] = [];
    const made: number[] = [];
    const { length } = await read(visitor, path);
    for (let round = 0; round < rounds; round++) {
      cached.push((await visitor.visit(path)).milliseconds);
      const own = `${path}${path.includes("?") ? "&" : "?"}view=${view++}`;
      made.push((await visitor.visit(own)).milliseconds);
    }
    figures.set(`${name}, cached`, { value: median(cached), unit: "ms" });
    figures.set(`${name}, rendered`, { value: median(made), unit: "ms" });
    figures.set(`${name}, uncompressed`, { value: length / 1000, unit: "kB" });
  }
  visitor.leave();
}

/** Each address of a post is an entry of its own. */
const countPosts = (sitemap: string) =>
  new Set([...sitemap.matchAll(/<loc>[^<]*\/blog\/([^<]+)</g)].map(([, slug]) => slug)).size;

/** Highest page number linked by a list; 1 without links. */
function lastPage(html: string, path: string): number {
  const links = html.matchAll(new RegExp(`href="[^"]*${path}\\?(?:[^"]*&amp;)?page=(\\d+)`, "g"));
  return Math.max(1, ...[...links].map(([, page]) => Number(page)));
}

async function read(visitor: Visitor, path: string): Promise<string> {
  const { status, body } = await visitor.visit(path, { "accept-encoding": "identity" });
  if (status !== 200) throw new Error(`bench: ${path} answered ${status}`);
  return body.toString();
}

/** Requests of the panel for a list: recorded in a browser once, then repeated without it. */
async function measureLists(browser: Browser, url: string, amounts: RowCounts, figures: Figures) {
  const context = await browser.newContext();
  const items = await signedInItems(url);
  await context.addInitScript((items) => {
    for (const [name, value] of items) localStorage.setItem(name, value);
  }, items);
  for (const [list, count, table] of [
    ["blog", amounts.blog_posts, "blog_posts"],
    ["tours", amounts.tours, "tours"],
    ["contacts", amounts.contact_submissions, "contact_submissions"],
  ] as const) {
    const last = Math.ceil(count / listed);
    for (const [name, query] of [
      ["first page", ""],
      ["last page", last > 1 ? `?page=${last}` : ""],
      ["search", "?q=baobab"],
      ["search that finds nothing", "?q=xyzzy"],
    ]) {
      const page = await context.newPage();
      const asked: { url: string; headers: Record<string, string> }[] = [];
      page.on("request", (request) => {
        if (request.method() === "GET" && request.url().includes(`/rest/v1/${table}`))
          asked.push({ url: request.url(), headers: request.headers() });
      });
      await page.goto(`${url}/admin/${list}${query}`, { waitUntil: "networkidle" });
      await page.close();
      if (asked.length === 0) throw new Error(`bench: /admin/${list} asked for nothing`);
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round++) {
        const began = performance.now();
        const answers = await Promise.all(
          asked.map(async ({ url, headers }) => {
            const answer = await fetch(url, { headers });
            if (!answer.ok) throw new Error(`bench: ${url} answered ${answer.status}`);
            return (await answer.arrayBuffer()).byteLength;
          }),
        );
        times.push(performance.now() - began);
        bytes = answers.reduce((sum, each) => sum + each, 0);
      }
      const what = `/admin/${list}, ${name}`;
      figures.set(what, { value: median(times), unit: "ms" });
      figures.set(`${what}, answer`, { value: bytes / 1000, unit: "kB" });
    }
  }
  await context.close();
}

/** From the start of a save until the page with the change has been read. */
async function measureSave(url: string, figures: Figures) {
  const supabase = await signIn(url);
  const { data } = await supabase
    .from("tours")
    .select("id, slug")
    .eq("is_active", true)
    .order("is_featured", { ascending: false })
    .order("name")
    .limit(1)
    .single();
  const { data: post } = await supabase
    .from("blog_posts")
    .select("id, slug")
    .eq("is_published", true)
    .order("published_at", { ascending: false })
    .limit(1)
    .single();
  const visitor = new Visitor(url);
  const saves: [what: string, path: string, save: (mark: string) => Promise<{ error: unknown }>][] =
    [
      [
        "a saved tour shows on /tours after",
        "/es/tours",
        async (name) =>
          supabase
            .from("tours")
            .update({ name })
            .eq("id", data?.id ?? ""),
      ],
      [
        "a saved post shows on /blog after",
        "/es/blog",
        async (title) =>
          supabase
            .from("blog_posts")
            .update({ title })
            .eq("id", post?.id ?? ""),
      ],
      [
        "a saved post shows on its page after",
        `/es/blog/${post?.slug}`,
        async (title) =>
          supabase
            .from("blog_posts")
            .update({ title })
            .eq("id", post?.id ?? ""),
      ],
    ];
  for (const [what, path, save] of saves) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await read(visitor, path);
      // Lists are ordered by name, so its position is unchanged.
      const mark = `0 Medida ${round} ${what.length}`;
      const began = performance.now();
      const { error } = await save(mark);
      if (error) throw error;
      if (!(await read(visitor, path)).includes(mark))
        throw new Error(`bench: ${path} does not show what was saved`);
      times.push(performance.now() - began);
    }
    figures.set(what, { value: median(times), unit: "ms" });
  }
  visitor.leave();
}
