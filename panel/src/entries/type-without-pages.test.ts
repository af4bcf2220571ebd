/** A type without slug and pages, in the parts of the panel that have to do with addresses. */
import { expect, test } from "vitest";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { remarks } from "../../../tests/support/guides-type.ts";
import { completenessOf } from "./draft/completeness";
import { copyName, copyOf } from "./draft/copy";
import { toDraft, toRow } from "./draft/draft";
import { problemsOf } from "./draft/rules";
import { resolveTakenSlugs, takenSlugs } from "./editor/taken-slugs";
import { searchFilter } from "./list/search-filter";

const type = remarks as unknown as ContentType;
const row = {
  id: "1",
  name: "Siempre puntuales",
  name_en: "Always punctual",
  seats: 7,
  photo: "/storage/v1/object/public/content-images/a.jpg",
  tour_ids: [],
  is_active: true,
};

test("L5: a type without pages has its list in the panel below its table's name", () => {
  expect(panelPath(type)).toBe("/sample_remarks");
});

test("L5: the list of a type without slugs searches its title alone", () => {
  expect(searchFilter(type, "puntual")).toBe("name.ilike.%puntual%");
});

test("L5: an entry without a slug passes through the form unchanged, and asks for no taken slugs", async () => {
  const draft = toDraft(type, row);
  const { id, ...columns } = row;
  expect(toRow(type, draft)).toMatchObject({ ...columns, name_fr: null });
  expect(problemsOf(type, draft)).toEqual({});
  expect(completenessOf(type, row, "fr").missing.length).toBeGreaterThan(0);
  expect(await takenSlugs(type, "siempre-puntuales")).toEqual([]);
  expect(await resolveTakenSlugs(type, draft, id)).toEqual({ draft, problems: {} });
});

test("L5: a copy of an entry without a slug has another name, and is hidden", () => {
  expect(copyName(type, row)).toBe("Siempre puntuales (copia)");
  expect(toRow(type, copyOf(type, row, []))).toMatchObject({
    name: "Siempre puntuales (copia)",
    name_en: "Always punctual (copy)",
    seats: 7,
    is_active: false,
  });
});
