import { afterAll, beforeAll, expect, test } from "vitest";
import { termOf } from "../../../shared/term.ts";
import { type Cast, startCast } from "./cast.ts";
import { post } from "./harness.ts";

let cast: Cast;
const slugs = new Map<string, string>();

async function add(slug: string, values: object) {
  const { data, error } = await cast.service
    .from("blog_posts")
    .insert({ ...post, slug, is_published: true, ...values })
    .select("id")
    .single();
  if (error) throw error;
  slugs.set(data.id, slug);
}

beforeAll(async () => {
  cast = await startCast();
  await cast.service.from("blog_posts").delete().neq("slug", "");
  const day = (n: number) => `2026-01-0${n}T00:00:00Z`;
  await add("a", { category: "Guías y rutas", tags: ["Namibia", "Niebla"], published_at: day(1) });
  await add("b", {
    category: "guias y rutas",
    tags: ["NAMIBIA", "Namibia", "😀"],
    published_at: day(3),
  });
  await add("c", { category: "Fauna", tags: ["Œuvre d’été"], published_at: day(2) });
  await add("draft", { category: "Fauna", tags: ["Namibia"], is_published: false });
  await add("later", { category: "Secreto", tags: ["Namibia"], published_at: "2126-01-01" });
});
afterAll(() => cast.backend.dispose());

async function on(kind: "category" | "tag", term: string, page = {}) {
  const { data, error } = await cast.anonymous.rpc("blog_term_posts", { kind, term, ...page });
  if (error) throw error;
  return data.map(({ id, name, total }) => [slugs.get(id), name, total]);
}

test("J11: a category or tag lists its published posts regardless of accents, newest first", async () => {
  expect(await on("category", "guias-y-rutas")).toEqual([
    ["b", "guias y rutas", 2],
    ["a", "guias y rutas", 2],
  ]);
  expect(await on("tag", "namibia")).toEqual([
    ["b", "NAMIBIA", 2],
    ["a", "NAMIBIA", 2],
  ]);
  expect(await on("tag", "oeuvre-d-ete")).toEqual([["c", "Œuvre d’été", 1]]);
  expect(await on("category", "namibia")).toEqual([]);
  expect(await on("category", "secreto")).toEqual([]);
  expect(await on("tag", "namibia", { row_offset: 1, row_limit: 1 })).toEqual([
    ["a", "NAMIBIA", 2],
  ]);
  expect(await on("tag", "' or '1'='1")).toEqual([]);
});

test("J11: all categories and tags are listed with their number of posts", async () => {
  const { data } = await cast.anonymous.rpc("blog_terms");
  expect(data?.map(({ kind, slug, posts }) => `${kind}/${slug} ${posts}`)).toEqual([
    "category/fauna 1",
    "category/guias-y-rutas 2",
    "tag/namibia 2",
    "tag/niebla 1",
    "tag/oeuvre-d-ete 1",
  ]);
});

test("J11: changing a post updates its categories and tags", async () => {
  const change = (values: object) => cast.service.from("blog_posts").update(values).eq("slug", "c");
  await change({ category: "Flora", tags: [] });
  expect(await on("category", "fauna")).toEqual([]);
  expect(await on("category", "flora")).toHaveLength(1);
  await change({ is_published: false });
  expect(await on("category", "flora")).toEqual([]);
  await change({ is_published: true, category: "Fauna" });
  expect(await on("category", "fauna")).toHaveLength(1);
  await cast.service.from("blog_posts").delete().eq("slug", "c");
  expect(await on("category", "fauna")).toEqual([]);
});

test("J11: site and database derive the same slug", async () => {
  const names = [
    "Guías y Rutas",
    " ¡Œuvre d’été! ",
    "4x4 & más",
    "x".repeat(60),
    "Ñandú_Æ",
    "æ".repeat(60),
  ];
  await add("names", { category: "Nombres", tags: names });
  const { data } = await cast.anonymous.rpc("blog_terms");
  const known = data?.filter(({ kind }) => kind === "tag").map(({ slug }) => slug);
  for (const name of names) expect(known, name).toContain(termOf(name));
  expect(termOf("😀")).toBeUndefined();
});
