import { expect, test } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { pictureList } from "./picture-list";

const path = "/storage/v1/object/public/tour-images/a.jpg";
const sized = "/storage/v1/render/image/public/tour-images/a.jpg?resize=contain&width=";
const one = (detail: unknown, locale: Locale = "en") =>
  pictureList({ details: { "tour-images/a.jpg": detail }, locale, known: undefined }, path)[0];

test("E2: each picture is listed once; stored ones as a path without query", () => {
  const list = pictureList(
    { details: {}, locale: "es", known: undefined },
    `http://old.example${path}?download=`,
    path,
    " ",
    null,
    "https://cdn.example/b.jpg?w=1",
  );
  expect(list).toEqual([{ src: path, sized }, { src: "https://cdn.example/b.jpg?w=1" }]);
});

test("A9, A11: the alternative text is in the page's language, or else Spanish and marked as Spanish", () => {
  expect(one({ alt: { es: "Un león", en: "A lion" } })).toEqual({
    src: path,
    sized,
    alt: "A lion",
  });
  expect(one({ alt: { es: "Un león", en: " " } })).toEqual({
    src: path,
    sized,
    alt: "Un león",
    lang: "es",
  });
  expect(one({ alt: { es: "Un león" } }, "es")).toEqual({ src: path, sized, alt: "Un león" });
});

test("A11: an empty Spanish text marks a decorative picture; a missing one does not", () => {
  expect(one({ alt: { es: "", en: "A lion" } })).toEqual({ src: path, sized, alt: "" });
  expect(one({ alt: { en: "A lion" } }, "fr")).toEqual({ src: path, sized });
  expect(one({})).toEqual({ src: path, sized });
  expect(one("wrong")).toEqual({ src: path, sized });
});

test("E2: a picture has its focal point, size and colours", () => {
  const known = new Map([
    [
      "tour-images/a.jpg",
      { version: "abc", width: 3000, height: 2000, tint: ["112233", "445566"] },
    ],
  ]);
  const details = { "tour-images/a.jpg": { focus: { x: 0.251, y: 1 } } };
  expect(pictureList({ details, locale: "es", known }, path)).toEqual([
    {
      src: path,
      sized: sized.replace("&width", "&v=abc&width"),
      version: "abc",
      width: 3000,
      height: 2000,
      tint: "linear-gradient(#112233,#445566)",
      at: "25% 100%",
    },
  ]);
  const stored = new Map([["tour-images/a.jpg", { version: "abc", tint: [] }]]);
  expect(pictureList({ details: {}, locale: "es", known: stored }, path)).toEqual([
    { src: path, sized: sized.replace("&width", "&v=abc&width"), version: "abc" },
  ]);
});

test("E2: a picture that is gone is omitted; one that was not looked up stays", () => {
  const other = path.replace("a.jpg", "b.jpg");
  const known = new Map([["tour-images/a.jpg", undefined]]);
  const list = pictureList({ details: {}, locale: "es", known }, path, other);
  expect(list.map(({ src }) => src)).toEqual([other]);
});
