import { describe, expect, test } from "vitest";
import { pendingFilter } from "./pending-filter";

const nothing = { texts: [], lists: [] };

describe("H4: the filter for missing translations", () => {
  test("asks for texts that are null or empty, in every language but Spanish", () => {
    const texts = [{ field: "name", label: "Nombre" }];
    expect(pendingFilter({ ...nothing, texts })).toBe(
      "name_en.is.null,name_en.eq.,name_fr.is.null,name_fr.eq.",
    );
  });

  test("asks for an optional text only where Spanish has one", () => {
    const texts = [{ field: "best_time", label: "Época", optional: true }];
    expect(pendingFilter({ ...nothing, texts })).toBe(
      "and(best_time.neq.,best_time_en.is.null),and(best_time.neq.,best_time_en.eq.)," +
        "and(best_time.neq.,best_time_fr.is.null),and(best_time.neq.,best_time_fr.eq.)",
    );
  });

  test("asks for lists that are not translated, or not to the end", () => {
    const lists = [{ field: "highlights", label: "Puntos" }];
    expect(pendingFilter({ ...nothing, lists })).toBe(
      'and(highlights.neq.{},highlights_en.eq.{}),highlights_en.cs.{""},' +
        'and(highlights.neq.{},highlights_fr.eq.{}),highlights_fr.cs.{""}',
    );
  });

  test("asks for days without a description", () => {
    expect(pendingFilter({ ...nothing, days: "itinerary" })).toBe(
      'itinerary.cs.[{"description_en":""}],itinerary.cs.[{"description_fr":""}]',
    );
  });
});
