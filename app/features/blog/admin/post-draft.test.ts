import { describe, expect, it } from "vitest";
import type { AnyRow } from "~/components/admin/entry/kind";
import type { Row } from "~/lib/database.types";
import { checkPost } from "./post-check";
import { fromPostDraft, toPostDraft } from "./post-draft";

const row: Row<"blog_posts"> = {
  id: "1",
  slug: "el-barco",
  title: "El barco",
  title_en: "The ship",
  title_fr: null,
  excerpt: "Extracto",
  excerpt_en: null,
  excerpt_fr: null,
  content: "Uno\nDos",
  content_en: null,
  content_fr: null,
  featured_image: "http://localhost/storage/v1/object/public/blog-images/a.jpg",
  category: "Cultura",
  tags: ["Namibia", "Niebla"],
  author: "Naledi Mokoena",
  is_published: true,
  published_at: "2026-10-09 06:00:00+00",
  created_at: "2026-09-01 06:00:00+00",
  updated_at: "2026-10-10 06:00:00+00",
};
const draft = toPostDraft(row as unknown as AnyRow);

describe("the form of a post", () => {
  it("H7: gives back the columns that it was given, and leaves the dates to the database", () => {
    const { id, published_at, created_at, updated_at, ...written } = row;
    expect(fromPostDraft(draft)).toEqual(written);
  });

  it("H7: begins as a draft without a picture", () => {
    expect(fromPostDraft(toPostDraft(undefined))).toMatchObject({
      is_published: false,
      featured_image: null,
      tags: [],
    });
  });

  it("H7: saves the tag that is typed and not yet added", () => {
    const typing = { ...draft, typedTag: " costa, niebla" };
    expect(fromPostDraft(typing).tags).toEqual(["Namibia", "Niebla", "costa"]);
    expect(checkPost(typing)).toEqual({});
  });

  it("H7: says what is missing, by the name of its field", () => {
    const problems = checkPost({ ...toPostDraft(undefined), typedTag: "x".repeat(61) });
    expect(Object.keys(problems).sort()).toEqual(
      ["author", "category", "content.es", "excerpt.es", "slug", "tags", "title.es"].sort(),
    );
  });

  it("H7: holds the database's limits, in the other languages too", () => {
    const long = { ...draft.title, fr: "x".repeat(301) };
    expect(checkPost({ ...draft, title: long })).toEqual({
      "title.fr": "Como máximo 300 caracteres",
    });
    expect(checkPost({ ...draft, author: "x".repeat(101) }).author).toBe(
      "Como máximo 100 caracteres",
    );
  });
});
