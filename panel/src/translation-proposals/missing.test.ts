import { describe, expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { toDraft } from "../entries/draft/draft";
import { textPairsOf } from "../translations/text-pairs";
import { charactersOf, isOpen, missingTexts, toCalls } from "./missing";

const pairs = (row: object) =>
  textPairsOf(tours, toDraft(tours, row as never), "en").flatMap((group) => group.pairs);
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
    expect(isOpen(proposal("name", "Dunas", "Dunes"), { target: "" })).toBe(true);
    expect(isOpen(proposal("name", "Dunas", "Dunes"), { target: "Dunes" })).toBe(false);
    expect(isOpen(proposal("name", "Dunas", "Dunes", "2026-11-29"), { target: "" })).toBe(false);
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
