import { expect, test } from "vitest";
import type { Picture } from "~/pictures/picture";
import { readPage } from "~/seo/read-page.server";
import { headInput } from "~/seo/test-page";
import { renderByline } from "./byline.server";

const post = {
  author: "Lea Sol",
  publishedAt: "2026-01-01T00:00:00.000Z",
  publishedText: "1 de enero de 2026",
};
const photo: Picture = { src: "/lea.jpg", alt: "Lea mira al cielo" };

const page = readPage(headInput("/fr/blog/a", "fr"), "/blog/a", "blog");

/** Data requests have the HTML in the loader's data. */
const htmlOf = (facts: Parameters<typeof renderByline>[2]) =>
  renderByline(new Request("http://localhost/blog/a.data"), page, facts).html;

test("O4: the byline of a guide has the portrait, and the role in its language", () => {
  const guide = {
    slug: "lea-sol",
    name: "Lea Sol",
    role: "Guía",
    photo,
    lang: { role: "es" },
  } as const;
  expect(htmlOf({ ...post, guide })).toMatch(
    /^<a rel="author" href="\/fr\/guides\/lea-sol"><img [^>]*alt=""[^>]*src="\/lea.jpg"\/><span><span>Lea Sol<\/span>, <span lang="es">Guía<\/span><\/span><\/a><time/,
  );
});

test("O4: the byline of a name is escaped text", () => {
  expect(htmlOf({ ...post, author: "<b>&", guide: undefined })).toMatch(
    /^<span>&lt;b&gt;&amp;<\/span><time dateTime="2026-01-01T00:00:00.000Z">/i,
  );
});
