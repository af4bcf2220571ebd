import { expect, test } from "vitest";
import { faqs } from "../../content/types/faqs.ts";
import { at, locales } from "../e2e/pages.ts";
import { documentOf } from "./site.ts";

/** With plain spaces in place of those of French punctuation. */
const htmlOf = async (path: string) => (await documentOf(path)).html.replaceAll("\u00a0", " ");

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test("J15: /faq shows every question by topic with fragments, without FAQPage markup", async () => {
  for (const locale of locales) {
    const html = await htmlOf(at(locale, "/faq"));
    const topics = Object.entries(faqs.fields.topic.options);
    for (const [topic, names] of topics) {
      expect(html).toContain(`href="#topic-${topic}"`);
      expect(html).toContain(`<h2 id="topic-${topic}-title">${names[locale]}</h2>`);
    }
    expect(count(html, /<article id="entry-[a-z0-9-]+"><h3>/g)).toBeGreaterThanOrEqual(10);
    expect(count(html, /<link rel="alternate" hreflang="(?:es|en|fr|x-default)"/gi)).toBe(4);
    expect(html).not.toContain("FAQPage");
  }
});

test("J15: a tour has the questions about it and its destinations, which open without JavaScript", async () => {
  const html = await htmlOf("/en/tours/el-zambeze-sin-prisa");
  const section = /<section id="questions".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(section).toContain("<summary>How much luggage can I bring?</summary>");
  expect(section).toContain("<summary>Is there malaria where we go?</summary>");
  expect(section).not.toContain("Can we drive ourselves?");
  expect(section).toContain('href="/en/faq"');
  expect(html).toContain('<a href="#questions">');
  const place = await htmlOf("/fr/destinations/namib-y-etosha");
  expect(place).toContain("<summary>Peut-on conduire soi-même ?</summary>");
});

test("J15: the search finds a question, and the footer and the sitemap have its page", async () => {
  const results = await htmlOf("/es/search?q=deposito+reservar");
  expect(results).toContain('href="/es/faq#entry-cuanto-hay-que-pagar-para-reservar"');
  expect(await htmlOf("/en")).toContain('href="/en/faq"');
  const sitemap = await htmlOf("/sitemap.xml");
  expect(sitemap).toContain("/en/faq</loc><lastmod>");
  expect(sitemap).not.toMatch(/faq[#/]/);
});
