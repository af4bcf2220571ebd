import { expect, test } from "vitest";
import { contentTypes } from "../../content/index.ts";
import { openDatabase, rowsOf } from "../e2e/database.ts";
import { at, catalogue, type Locale, locales, publicPages } from "../e2e/pages.ts";
import { documentOf } from "./site.ts";

/** Long enough not to occur in another text by chance. */
const shortest = 15;

/** Keys of messages, which a page shows if a message is missing. Keys without a dot could be ordinary words. */
const keys = Object.keys(catalogue)
  .map((key) => key.replace(/_(?:one|other)$/, "").toLowerCase())
  .filter((key) => key.includes("."));

/** Texts that may occur only in other languages. */
async function foreignTexts(): Promise<Record<Locale, string[]>> {
  const database = openDatabase();
  const rows: Record<Locale, string>[] = Object.values(catalogue).map((row) => ({
    es: row.es,
    en: row.en,
    fr: row.fr,
  }));
  for (const { table } of contentTypes) {
    const entries: Record<string, unknown>[] = await rowsOf(database.from(table).select("*"));
    for (const row of entries) {
      for (const field of Object.keys(row)) {
        const [es, en, fr] = [row[field], row[`${field}_en`], row[`${field}_fr`]];
        for (const [at, item] of [es].flat().entries()) {
          rows.push({ es: item, en: [en].flat()[at], fr: [fr].flat()[at] } as (typeof rows)[0]);
        }
      }
    }
  }
  const whole = rows.filter((row) => locales.every((locale) => typeof row[locale] === "string"));
  const pieces = (text: string) =>
    text.split(/\{\w+\}|\n/).map((piece) => piece.trim().toLowerCase());
  const texts = (locale: Locale) => whole.flatMap((row) => pieces(row[locale]));
  return Object.fromEntries(
    locales.map((locale) => {
      const own = texts(locale).join("\n");
      const others = locales.filter((other) => other !== locale).flatMap(texts);
      return [locale, [...new Set(others)].filter((t) => t.length >= shortest && !own.includes(t))];
    }),
  ) as Record<Locale, string[]>;
}

test.for(locales)("A11: no text on any page is in another language (%s)", async (locale) => {
  const foreign = (await foreignTexts())[locale];
  expect(foreign.length).toBeGreaterThan(500);
  for (const path of [...publicPages, "/nowhere"]) {
    const { html: sent, headers } = await documentOf(at(locale, path));
    const html = sent
      // Messages are sent again as data after the visible text and its labels.
      .replace(/<script[\s\S]*?<\/script>/g, "")
      // Below the translation of a review is what its guest wrote.
      .replace(/<details><summary>[^<]*<\/summary><blockquote[\s\S]*?<\/details>/g, "")
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, "&")
      // French uses these spaces before punctuation.
      .replace(/[\u00a0\u202f]/g, " ")
      .toLowerCase();
    expect(html, path).toContain(`<html lang="${locale}"`);
    expect(
      foreign.filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
    expect(headers.get("content-language"), path).toBe(locale);
    // A missing message shows its key.
    expect(
      keys.filter((key) => html.includes(key)),
      path,
    ).toEqual([]);
  }
});
