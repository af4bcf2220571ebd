import { expect, test } from "vitest";
import { at, catalogue, locales } from "../e2e/pages.ts";
import { documentOf } from "./site.ts";

/** With plain spaces in place of those of French punctuation. */
const htmlOf = async (path: string) => (await documentOf(path)).html.replaceAll("\u00a0", " ");

/** The review of a guest on a page. */
const reviewOf = (html: string, slug: string) =>
  new RegExp(`<li id="entry-${slug}">.*?</li>`, "s").exec(html)?.[0] ?? "";

test("J16: /reviews quotes every review and says how they are checked, without stars and markup", async () => {
  for (const locale of locales) {
    const html = await htmlOf(at(locale, "/reviews"));
    expect(html).toContain(catalogue["reviews.checked"][locale]);
    expect(html.match(/<cite>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toMatch(/AggregateRating|"Review"|★/);
  }
});

test("J16: a translated review says so and has the original one tap away", async () => {
  const html = await htmlOf("/es/reviews");
  const translated = reviewOf(html, "ejemplo-helen-w");
  expect(translated).toContain("Traducido");
  expect(translated).toMatch(
    /<details><summary>Ver el original<\/summary>.*<p lang="en">Two nights/s,
  );
  expect(reviewOf(html, "ejemplo-nuria-p")).not.toContain("Traducido");
  expect(reviewOf(await htmlOf("/en/reviews"), "ejemplo-helen-w")).not.toContain("<details>");
});

test("J16: a tour has its reviews, with month and source", async () => {
  const html = await htmlOf("/fr/tours/el-delta-en-mokoro");
  const section = /<section id="reviews".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(section).toContain("Helen W.");
  expect(section).toContain("A voyagé en juin 2026");
  expect(section).toContain('href="/fr/reviews"');
  expect(section).not.toContain("Claire et Antoine");
});
