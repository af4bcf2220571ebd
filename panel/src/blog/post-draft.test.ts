import { completenessOf } from "@panel/entry/completeness";
import type { AnyRow } from "@panel/entry/kind";
import { describe, expect, it } from "vitest";
import type { Row } from "#shared/database.types.ts";
import { checkPost } from "./post-check";
import {
  detailOfShown,
  fromPostDraft,
  rowWithChosen,
  toPostDraft,
  withArrived,
  withChosen,
  withDescription,
} from "./post-draft";
import { postKind } from "./post-kind";

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
  image_details: { "blog-images/a.jpg": { alt: { es: "Un barco" }, focus: { x: 0.2, y: 0.5 } } },
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

describe("what a post says of its picture", () => {
  const alt = { es: "Otro barco", en: "Another ship", fr: "" };
  const uploaded = "http://localhost/storage/v1/object/public/blog-images/b.jpg";
  const fresh = { ...draft, ...withChosen("b.jpg", false)(draft) };
  const described = { ...fresh, ...withDescription({ alt })(fresh) };

  it("A11: begins anew with the picture that is chosen, and comes with it into the storage", () => {
    expect(detailOfShown(draft)?.alt.es).toBe("Un barco");
    expect(detailOfShown(fresh)?.alt.es).toBe("");
    const arrived = { ...described, ...withArrived(uploaded)(described) };
    expect(fromPostDraft(arrived)).toMatchObject({ featured_image: uploaded });
    expect(fromPostDraft(arrived).image_details).toEqual({
      "blog-images/b.jpg": { alt: { en: "Another ship", es: "Otro barco" } },
    });
  });

  it("A11: stays with the picture before where the chosen one is taken back, or fails to go up", () => {
    expect(fromPostDraft(described).image_details).toEqual(row.image_details);
    const back = { ...described, ...withChosen("", false)(described) };
    expect(JSON.stringify(back)).toBe(JSON.stringify(draft));
  });

  it("A11: is still there when the file that a crash took is chosen again, not for another one", () => {
    expect(withChosen("b.jpg", true)(described).chosenDetail).toEqual(described.chosenDetail);
    expect(withChosen("c.jpg", true)(described).chosenDetail?.alt.es).toBe("");
    expect(withChosen("b.jpg", false)(described).chosenDetail?.alt.es).toBe("");
  });

  it("A11: counts for how complete the post is before the picture is up", () => {
    const missing = (of: typeof draft) => completenessOf(postKind, rowWithChosen(of), "fr").missing;
    expect(missing(described)).toContain("1 texto alternativo");
    const whole = { ...described, ...withDescription({ decorative: true })(described) };
    expect(missing(whole)).not.toContain("1 texto alternativo");
  });

  it("A11: holds at most 300 characters, of the picture that will be shown", () => {
    const long = { alt: { ...alt, fr: "x".repeat(301) } };
    expect(checkPost({ ...fresh, ...withDescription(long)(fresh) })).toEqual({
      picture: "El texto alternativo en francés tiene más de 300 caracteres",
    });
  });
});
