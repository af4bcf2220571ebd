import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { completenessOf } from "./completeness";
import { toDraft, toRow } from "./draft";
import type { Picture } from "./picture-details";
import { withoutUnusedDetails, withTextDetail } from "./text-details";
import { picturesInTexts } from "./text-pictures";
import type { Texts } from "./texts";

const at = (name: string) => `/storage/v1/object/public/blog-images/${name}`;
const [dune, lion] = [{ alt: { es: "Duna", en: "Dune" } }, { alt: { es: "León" } }];

const post = {
  title: "x",
  content: `Uno\n![](${at("a%20b.jpg")} "Al \\"alba\\"")\n[![](x)](${at("no.jpg")})`,
  content_en: `![](${at("a%20b.jpg")})\n  ![](${at("en.jpg")}) `,
  content_format: "marked",
  featured_image: at("cover.jpg"),
  image_details: { "blog-images/a b.jpg": dune, "blog-images/cover.jpg": lion },
};

test("N5: pictures of marked texts are found in all languages; plain texts have none", () => {
  expect(picturesInTexts(posts, post)).toEqual([at("a%20b.jpg"), at("en.jpg")]);
  expect(picturesInTexts(posts, { ...post, content_format: "plain" })).toEqual([]);
});

test("N5: opening and saving an entry keeps the details of pictures in its texts", () => {
  expect(toRow(posts, toDraft(posts, post)).image_details).toEqual(post.image_details);
  const draft = withoutUnusedDetails(posts, toDraft(posts, post));
  expect(toRow(posts, draft).image_details).toEqual(post.image_details);
});

test("N5: details of a picture that was removed from all texts are dropped before a save", () => {
  const draft = toDraft(posts, post);
  const content = { es: "", en: `![](${at("en.jpg")})`, fr: "" } satisfies Texts;
  const saved = withoutUnusedDetails(posts, { ...draft, content });
  expect(toRow(posts, saved).image_details).toEqual({ "blog-images/cover.jpg": lion });
});

test("N5: a picture that is removed from its field and stands in a text keeps its details", () => {
  const draft = toDraft(posts, { ...post, featured_image: at("a%20b.jpg") });
  const { details, inTexts } = draft.featured_image as Picture;
  const removed = {
    ...draft,
    featured_image: { address: "", details, ...(inTexts && { inTexts }) },
  };
  expect(toRow(posts, withoutUnusedDetails(posts, removed)).image_details).toEqual({
    "blog-images/a b.jpg": dune,
  });
});

test("N5: texts and focus of a picture in a text are stored with those of the other pictures", () => {
  const draft = toDraft(posts, post);
  const value = withTextDetail(draft.featured_image as Picture, at("en.jpg"), {
    alt: { es: "", en: "Fog", fr: "" },
    focus: { x: 0, y: 1 },
  });
  expect(toRow(posts, { ...draft, featured_image: value }).image_details).toEqual({
    ...post.image_details,
    "blog-images/en.jpg": { alt: { en: "Fog" }, focus: { x: 0, y: 1 } },
  });
  expect(withTextDetail(value, "https://elsewhere.example/a.jpg", { decorative: true })).toBe(
    value,
  );
});

test("N5: missing alternative texts of pictures in texts are counted once for each picture", () => {
  const missing = (row: object) => completenessOf(posts, { ...post, ...row }, "en").missing;
  expect(missing({})).toContain("1 texto alternativo en los textos");
  expect(missing({ featured_image: at("en.jpg") }).join()).not.toContain("en los textos");
  expect(missing({ image_details: {} })).toContain("2 textos alternativos en los textos");
});
