import { expect, test } from "vitest";
import { type Locale, say } from "../e2e/pages.ts";
import { siteUrl } from "./site.ts";

const headers: [string | undefined, Locale][] = [
  [undefined, "es"],
  ["", "es"],
  ["*", "es"],
  ["de, it;q=0.9", "es"],
  ["fr-CA", "fr"],
  ["en-GB,en;q=0.9,fr;q=0.8", "en"],
  ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "en"],
  ["en;q=0.2, fr;q=0.9, es;q=0.5", "fr"],
  ["EN-us", "en"],
];

test("A8: the server negotiates Accept-Language", async () => {
  for (const [header, expected] of headers) {
    const answer = await fetch(`${siteUrl()}/about`, {
      headers: { "accept-language": header ?? "" },
    });
    const html = await answer.text();
    expect(html, header).toContain(`<html lang="${expected}"`);
    expect(html, header).toContain(say(expected, "about.title"));
    expect(answer.headers.get("content-language"), header).toBe(expected);
    expect(answer.headers.get("vary"), header).toMatch(/Cookie/);
    expect(answer.headers.get("vary"), header).toMatch(/Accept-Language/);
  }
});

test("A8, A10: page, data and feed negotiate the same language", async () => {
  for (const path of ["/", "/_.data", "/tours", "/tours.data", "/rss.xml", "/nothing"]) {
    const { headers } = await fetch(siteUrl() + path, { headers: { "accept-language": "fr" } });
    expect(headers.get("content-language"), path).toBe("fr");
    expect(headers.get("vary"), path).toMatch(/Cookie, Accept-Language/);
  }
  for (const path of ["/en", "/en.data", "/en/tours", "/en/tours.data", "/en/rss.xml", "/en/no"]) {
    const { headers } = await fetch(siteUrl() + path, { headers: { "accept-language": "fr" } });
    expect(headers.get("content-language"), path).toBe("en");
    expect(headers.get("vary") ?? "", path).not.toMatch(/Cookie|Language/);
  }
});

test("A8: the cookie wins over Accept-Language; invalid values are ignored", async () => {
  const cases: [string, Locale][] = [
    ["language=fr", "fr"],
    ["a=b; language=es; c=d", "es"],
    ["language=de", "en"],
    ["language=", "en"],
    ["notlanguage=fr", "en"],
  ];
  for (const [cookie, expected] of cases) {
    const answer = await fetch(`${siteUrl()}/about`, {
      headers: { "accept-language": "en", cookie },
    });
    expect(await answer.text(), cookie).toContain(`<html lang="${expected}"`);
  }
});
