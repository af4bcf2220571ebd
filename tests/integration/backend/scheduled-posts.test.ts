import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AppContext } from "../../../site/context.ts";
import { readFeedPosts } from "../../../site/feeds/feed-posts.server.ts";
import { readEntries } from "../../../site/feeds/sitemap-entries.server.ts";
import { slowdown } from "../../support/slowdown.ts";
import { type Cast, startCast } from "./cast.ts";
import { onePixelPng, post } from "./harness.ts";

let cast: Cast;
let heard: { at: number; changed: readonly string[] }[] = [];

beforeAll(async () => {
  cast = await startCast();
  const listen = () =>
    cast.backend.backend.onContentChange((changed) => heard.push({ at: Date.now(), changed }));
  listen();
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  await cast.service.from("blog_posts").delete().neq("slug", "");
  heard = [];
});

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const day = 24 * 3_600_000;

async function add(slug: string, published_at: string | null, more: object = {}) {
  const { data, error } = await cast.admin
    .from("blog_posts")
    .insert({ ...post, slug, is_published: true, published_at, ...more })
    .select()
    .single();
  if (error) throw error;
  return data;
}

/** Results of an anonymous visitor, for each way of reading. */
async function seen(slug: string): Promise<Record<string, boolean>> {
  const context = {
    supabase: cast.anonymous,
    readSettings: async () => null,
    log: { info() {}, error: (message: string) => expect.fail(message) },
  } as unknown as AppContext;
  const rows = () => cast.anonymous.from("blog_posts");
  const one = await rows().select().eq("slug", slug).maybeSingle();
  const list = await rows().select("slug", { count: "exact" }).eq("is_published", true);
  const counted = await rows().select("*", { count: "exact", head: true });
  const feed = await readFeedPosts(context, "es");
  const sitemap = await readEntries(context, "blog");
  const found = await cast.anonymous.rpc("search_entries", { q: post.title, language: "es" });
  expect(found.error).toBeNull();
  return {
    searched: found.data?.length === 1,
    one: one.data !== null,
    list: list.data?.some((row) => row.slug === slug) ?? false,
    counted: counted.count === 1 && list.count === 1,
    feed: feed.some(({ path }) => path === `/blog/${slug}`),
    sitemap: sitemap.some(({ path }) => path === `/blog/${slug}`),
  };
}
const everywhere = (is: boolean) => ({
  searched: is,
  one: is,
  list: is,
  counted: is,
  feed: is,
  sitemap: is,
});

describe("K4: a published post with a future date", () => {
  test("is hidden from visitors and accounts without a role, for each way of reading", async () => {
    const { id } = await add("manana", inMs(day));
    expect(await seen("manana")).toEqual(everywhere(false));
    expect((await cast.traveller.from("blog_posts").select("id")).data).toEqual([]);
    const { data } = await cast.admin.from("blog_posts").select("id");
    expect(data).toEqual([{ id }]);
    // With a past date each way of reading finds it.
    await cast.admin
      .from("blog_posts")
      .update({ published_at: inMs(-1000) })
      .eq("id", id);
    expect(await seen("manana")).toEqual(everywhere(true));
  });

  test("keeps its date; the first publication sets a date only if there is none", async () => {
    const later = inMs(day);
    const { id, published_at } = await add("manana", later);
    expect(Date.parse(published_at ?? "")).toBe(Date.parse(later));
    const change = async (values: object) => {
      const { data } = await cast.admin
        .from("blog_posts")
        .update(values)
        .eq("id", id)
        .select()
        .single();
      return Date.parse(data?.published_at ?? "");
    };
    expect(await change({ title: "Otro" })).toBe(Date.parse(later));
    expect(await change({ is_published: false })).toBe(Date.parse(later));
    expect(await change({ is_published: true })).toBe(Date.parse(later));
    expect(await change({ published_at: null })).toBeLessThanOrEqual(Date.now() + 1000);
  });

  test("reveals neither its former slug nor its pictures", async () => {
    const bucket = cast.service.storage.from("blog-images");
    await bucket.upload("portada.png", new Blob([onePixelPng], { type: "image/png" }), {
      upsert: true,
    });
    const { id } = await add("manana", inMs(day), {
      featured_image: "/storage/v1/object/public/blog-images/portada.png",
    });
    await cast.admin.from("blog_posts").update({ slug: "pasado" }).eq("id", id);
    const listed = async () =>
      (await cast.anonymous.storage.from("blog-images").list()).data?.length;
    const former = async () => (await cast.anonymous.from("former_slugs").select("slug")).data;
    expect([await listed(), await former()]).toEqual([0, []]);
    await cast.admin
      .from("blog_posts")
      .update({ published_at: inMs(-1000) })
      .eq("id", id);
    expect([await listed(), await former()]).toEqual([1, [{ slug: "manana" }]]);
  });

  test("becomes public at its date, and is announced then", async () => {
    const moment = Date.now() + 6_000;
    await add("pronto", new Date(moment).toISOString());
    heard = [];
    while (Date.now() < moment - 300) {
      const { one } = await seen("pronto");
      // The query takes time, and the date may have passed meanwhile.
      if (Date.now() < moment) expect(one).toBe(false);
      expect(heard.filter(({ at }) => at < moment)).toEqual([]);
      await setTimeout(100);
    }
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.changed).toEqual(["blog_posts", "blog_posts/pronto"]);
    expect(heard[0]?.at).toBeGreaterThanOrEqual(moment);
    expect((heard[0]?.at ?? 0) - moment).toBeLessThan(1_000 * slowdown());
    expect(await seen("pronto")).toEqual(everywhere(true));
  });

  test("moved to an earlier date is announced then; moved to a later date, not at the old one", async () => {
    const { id: first } = await add("primero", inMs(day));
    const { id: second } = await add("segundo", inMs(6_000));
    await cast.admin
      .from("blog_posts")
      .update({ published_at: inMs(day) })
      .eq("id", second);
    await cast.admin
      .from("blog_posts")
      .update({ published_at: inMs(6_000) })
      .eq("id", first);
    heard = [];
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.changed).toEqual(["blog_posts", "blog_posts/primero"]);
    await setTimeout(500);
    expect(heard).toHaveLength(1);
  });

  test("is announced after a restart too", async () => {
    // Longer than a restart on a busy machine.
    await add("pronto", inMs(10_000));
    await cast.backend.reopen();
    heard = [];
    cast.backend.backend.onContentChange((changed) => heard.push({ at: Date.now(), changed }));
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.changed).toEqual(["blog_posts", "blog_posts/pronto"]);
  });
});

test("K4: after the clock was set back, posts that are scheduled again are announced", async () => {
  await add("manana", inMs(day));
  const told = async (since: string) => {
    const { data } = await cast.service.rpc("scheduled_publications" as never, { since } as never);
    return (data as unknown as { published: object[] }[] | null)?.[0]?.published;
  };
  expect(await told(inMs(2 * day))).toEqual([{ type: "blog_posts", slugs: ["manana"] }]);
  expect(await told(inMs(day / 2))).toEqual([]);
});

test("I2: only the server can list scheduled posts", async () => {
  await add("manana", inMs(day));
  for (const who of [cast.anonymous, cast.traveller, cast.admin])
    expect((await who.rpc("scheduled_publications" as never)).error?.code).toBe("42501");
  const { data } = await cast.service.rpc("scheduled_publications" as never);
  expect(data).toMatchObject([{ published: [], next_in: expect.closeTo(day / 1000, -2) }]);
});
