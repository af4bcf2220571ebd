import { describe, expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { toDraft } from "../entries/draft/draft";
import { spanishColumns, unpublishedSpanish } from "./unpublished";

const day = (id: string, es: string, en = "") => ({
  ...{ id, day: 1, title_es: "", title_en: "", title_fr: "" },
  ...{ description_es: es, description_en: en, description_fr: "" },
});
const published = {
  ...{ name: "Dunas", name_en: "Dunes", destination: "Namibia", destination_en: "" },
  included_services: ["Guía"],
  included_services_en: ["Guide"],
  itinerary: [day("a", "Llegada", "Arrival"), day("b", "Regreso")],
};
const found = (changes: object, row: object | null = published) => {
  const draft = toDraft(tours, { ...row, ...changes });
  const { pairs, fields } = unpublishedSpanish(tours, row as typeof published | null, draft, "en");
  return { pairs: [...pairs], fields };
};

describe("K6: Spanish texts that are only in the draft", () => {
  test("without changes there are none, and a translation alone is none", () => {
    expect(found({})).toEqual({ pairs: [], fields: [] });
    expect(found({ name_en: "Red dunes" })).toEqual({ pairs: [], fields: [] });
  });

  test("are marked per text; their field is named if its translation changes, too", () => {
    expect(found({ name: "Dunas rojas" })).toEqual({ pairs: ["name"], fields: [] });
    expect(found({ name: "Dunas rojas", name_en: "Red dunes" })).toEqual({
      ...{ pairs: ["name"], fields: ["name"] },
    });
    expect(found({ included_services: ["Guía local"] }).pairs).toEqual(["included_services.0"]);
  });

  test("of days are found by id after a move; a new day is marked, but not published with its language", () => {
    const moved = [day("b", "Regreso", "Return"), day("a", "Llegada", "Arrival")];
    expect(found({ itinerary: moved })).toEqual({ pairs: [], fields: [] });
    const added = [...published.itinerary, day("c", "Barco", "Boat")];
    expect(found({ itinerary: added })).toEqual({
      ...{ pairs: ["itinerary.c.description"], fields: [] },
    });
    const changed = [day("a", "Llegada al río", "Arrival at the river"), day("b", "Regreso")];
    expect(found({ itinerary: changed })).toEqual({
      ...{ pairs: ["itinerary.a.description"], fields: ["itinerary"] },
    });
  });

  test("of an entry that was never published are all of them", () => {
    const { pairs, fields } = found({ name: "Dunas", name_en: "Dunes" }, null);
    expect(pairs).toContain("name");
    expect(fields).toEqual([]);
  });
});

test("K6: the Spanish of pictures is in the column of their texts", () => {
  expect(spanishColumns(tours, ["name", "itinerary", "gallery_images"])).toEqual([
    ...["name", "itinerary", "image_details"],
  ]);
});
