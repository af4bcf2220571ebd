import { describe, expect, it } from "vitest";
import { toPost, toPostSummary } from "./post.server";

const row = {
  id: "1",
  slug: "el-barco",
  title: "El barco",
  title_en: "The ship",
  title_fr: null,
  excerpt: "Extracto",
  excerpt_en: "",
  excerpt_fr: "Extrait",
  content: "Uno\n\nDos\r\n \r\nTres",
  content_en: null,
  content_fr: "Un",
  featured_image: "http://localhost/storage/v1/object/public/blog-images/a.jpg",
  image_details: {},
  category: "Cultura",
  tags: ["Namibia", "Niebla", " ", "Namibia"],
  tour_ids: [],
  author: "Naledi Mokoena",
  is_published: true,
  published_at: "2026-10-09 06:00:00+00",
  created_at: "2026-09-01 06:00:00+00",
  updated_at: "2026-10-10 06:00:00.25+00",
};

describe("a post", () => {
  it("A9: each untranslated field falls back to Spanish", () => {
    expect(toPost(row, "en")).toMatchObject({
      title: "The ship",
      excerpt: "Extracto",
      content: "Uno\n\nDos\n \nTres",
    });
    expect(toPost(row, "fr")).toMatchObject({ title: "El barco", content: "Un" });
  });

  it("F1: dates are ISO 8601 and formatted per language", () => {
    expect(toPost(row, "es")).toMatchObject({
      publishedAt: "2026-10-09T06:00:00.000Z",
      updatedAt: "2026-10-10T06:00:00.250Z",
    });
    expect(toPostSummary(row, "en").publishedText).toBe("Oct 09, 2026");
    expect(toPost(row, "en").publishedText).toBe("October 09, 2026");
    expect(toPost({ ...row, published_at: null }, "es").publishedAt).toBe(
      "2026-09-01T06:00:00.000Z",
    );
  });

  it("F1: tags are unique; the picture is optional", () => {
    expect(toPost(row, "es").tags).toEqual(["Namibia", "Niebla"]);
    expect(toPost(row, "es").picture).toMatchObject({
      src: "/storage/v1/object/public/blog-images/a.jpg",
    });
    expect(toPost({ ...row, featured_image: "" }, "es").picture).toBeUndefined();
  });
});
