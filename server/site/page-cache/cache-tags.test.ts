import { expect, test } from "vitest";
import { contentTypes } from "#content/index.ts";
import { hasSlugIn } from "#content/slugs.ts";
import { faqs } from "#content/types/faqs.ts";
import { tours } from "#content/types/tours.ts";
import { collectTags, tagRequest } from "./cache-tags.ts";

async function tagsOf(path: string): Promise<string[]> {
  const { collected } = await collectTags(async () =>
    tagRequest(new URL(path, "http://localhost"), new Response()),
  );
  return [...collected.tags];
}

test("H11: the result of a database function depends on every content type, unless it is listed", async () => {
  const tables = contentTypes.map(({ table }) => table);
  expect(await tagsOf("/rest/v1/rpc/search_entries?q=a")).toEqual(tables);
  expect(await tagsOf("/rest/v1/rpc/added_tomorrow")).toEqual(tables);
  expect(await tagsOf("/rest/v1/rpc/blog_term_posts")).toEqual(["blog_posts"]);
});

test("H11: rows depend on their table, a single entry on its slug", async () => {
  expect(await tagsOf("/rest/v1/tours?select=slug")).toEqual(["tours"]);
  expect(await tagsOf("/rest/v1/tours?slug=eq.kalahari")).toEqual(["tours/kalahari"]);
  const inAnyLanguage = `/rest/v1/tours?or=(${hasSlugIn(tours, "kalahari")})`;
  expect(await tagsOf(inAnyLanguage)).toEqual(["tours/kalahari"]);
  expect(await tagsOf(`/rest/v1/faqs?or=(${hasSlugIn(faqs, "a")})`)).toEqual(["faqs/a"]);
  expect(await tagsOf(`/rest/v1/tours?or=(${hasSlugIn(tours, "a", "b")})`)).toEqual(["tours"]);
  expect(await tagsOf("/rest/v1/tours?or=(slug.eq.a,name.eq.a)")).toEqual(["tours"]);
});
