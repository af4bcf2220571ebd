import { describe, expect, test } from "vitest";
import type { SiteText, TextPage } from "#content/texts/define.ts";
import { homeTexts } from "#content/texts/home.ts";
import { tours } from "#content/types/tours.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { toDraft } from "../entries/draft/draft";
import { sitePairs } from "../translations/site-pairs";
import { entryPairs } from "./form-proposals";
import { charactersOf, isOpen, missingTexts, toCalls } from "./missing";

const pairs = (row: object) =>
  entryPairs({
    ...{ type: tours, draft: toDraft(tours, row as never), language: "en" },
    ...{ set: () => {}, hasPictureTexts: true },
  });
const proposal = (
  path: string,
  source: string,
  text: string,
  accepted_at: string | null = null,
) => ({
  ...{ path, source, text, accepted_at },
  provider: "deepl" as const,
});
const missing = (row: object, ...proposals: ReturnType<typeof proposal>[]) =>
  missingTexts(pairs(row), new Map(proposals.map((one) => [one.path, one])));

describe("P4: texts that are proposed", () => {
  const row = {
    name: "Dunas",
    destination: "Namibia",
    destination_en: "Namibia",
    content_format: "marked",
    full_description: "**Arena**",
    itinerary: [{ id: "a", day: 1, title_es: "Llegada", description_es: "🦁 Uno" }],
  };

  test("have a Spanish text and no translation, and are named by their item's id", () => {
    expect(missing(row)).toEqual([
      { path: "name", text: "Dunas" },
      { path: "full_description", text: "**Arena**", rich: "simple" },
      { path: "itinerary.a.title", text: "Llegada" },
      { path: "itinerary.a.description", text: "🦁 Uno" },
    ]);
    expect(charactersOf(missing(row))).toBe(5 + 9 + 7 + 5);
  });

  test("have no proposal for their present Spanish text", () => {
    const paths = (...proposals: ReturnType<typeof proposal>[]) =>
      missing(row, ...proposals).map(({ path }) => path);
    expect(paths(proposal("name", "Dunas", "Dunes"))).not.toContain("name");
    expect(paths(proposal("name", "Duna", "Dune"))).toContain("name");
    // Used, and removed again.
    expect(paths(proposal("name", "Dunas", "Dunes", "2026-11-29"))).toContain("name");
  });

  test("P4: a proposal is open until it is used or the same text was written", () => {
    expect(isOpen(proposal("name", "Dunas", "Dunes"), { target: "", isMissing: true })).toBe(true);
    expect(isOpen(proposal("name", "Dunas", "Dunes"), { target: "Dunes", isMissing: false })).toBe(
      false,
    );
    expect(
      isOpen(proposal("name", "Dunas", "Dunes", "2026-11-29"), { target: "", isMissing: true }),
    ).toBe(false);
  });

  test("P4: calls keep the order and their limits; a longer text has a call of its own", () => {
    const text = (path: string, length: number) => ({ path, text: "a".repeat(length) });
    const calls = toCalls([text("a", 6000), text("b", 5000), text("c", 20_000), text("d", 1)]);
    expect(calls.map((call) => call.map(({ path }) => path))).toEqual([["a"], ["b"], ["c"], ["d"]]);
    const many = Array.from({ length: 120 }, (_, at) => text(String(at), 10));
    expect(toCalls(many).map((call) => call.length)).toEqual([50, 50, 20]);
    expect(toCalls(many).flat()).toEqual(many);
  });
});

describe("P5: texts of the site that are proposed", () => {
  const page = homeTexts as TextPage;
  const key = "home.welcome.lead";
  const text = page.texts[key] as SiteText;
  const row = { key, text: "Nuestra casa", text_en: null } as SiteTextRow;
  const pairOf = (typed: string | null | undefined, pending: string[], spanish = row.text) =>
    sitePairs({
      ...{ page, pending, language: "en", keys: [key, "unknown"] },
      form: {
        rows: new Map([[key, { ...row, text: spanish }]]),
        edits: typed === undefined ? {} : { [key]: { en: typed } },
        setWords: (...given) => void written.push(given),
      },
    });
  const written: unknown[] = [];
  const made = proposal(key, "Nuestra casa", "Our house");
  const used = proposal(key, "Nuestra casa", "Our house", "2026-11-29");
  const missingOf = (pairs: ReturnType<typeof pairOf>, one?: typeof made) =>
    missingTexts(pairs, new Map(one && [[key, one]])).map(({ path }) => path);

  test("P5: are those behind without a typed translation, and are named by their key", () => {
    const [pair, ...others] = pairOf(undefined, [key]);
    expect(pair).toMatchObject({
      ...{ id: key, path: `${key}.en`, source: "Nuestra casa", target: text.words.en },
      ...{ isMissing: true, isTyped: false },
    });
    expect(others).toEqual([]);
    expect(missingOf(pairOf(undefined, [key]))).toEqual([key]);
    expect(missingOf(pairOf(undefined, []))).toEqual([]);
    expect(missingOf(pairOf("Our home", [key]))).toEqual([]);
    expect(missingOf(pairOf(undefined, [key], ""))).toEqual([]);
    pair?.write("Our house");
    expect(written).toEqual([[key, "en", "Our house"]]);
  });

  test("P5: a used proposal is offered again if its words were not saved, and no more once they are", () => {
    const isShown = (one: typeof made, pair = pairOf(undefined, [key])[0]) =>
      pair && isOpen(one, pair);
    expect([isShown(made), isShown(used)]).toEqual([true, true]);
    expect(missingOf(pairOf(undefined, [key]), used)).toEqual([]);
    expect(missingOf(pairOf(undefined, [key], "Nuestra otra casa"), used)).toEqual([key]);
    expect(isShown(used, pairOf("Our own house", [key])[0])).toBe(false);
    expect(isShown(made, pairOf("Our own house", [key])[0])).toBe(true);
    expect(isShown(made, pairOf(undefined, [])[0])).toBe(false);
  });
});
