import { expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { freshRandom, type Random } from "../../../../tests/support/random";
import type { Columns } from "../draft/values";
import { merge } from "./merge";

const day = (id: string) => ({ id, description_es: `Texto ${id}` });
const numbered = (days: Columns[]) => days.map((each, at) => ({ ...each, day: at + 1 }));

type Edit = (row: Columns) => Columns;
type Days = Columns[];

/** A change, with the place that it touches: changes of different places are independent. */
function randomEdit(random: Random, side: string, number: number): { place: string; edit: Edit } {
  const words = `${side}${number}`;
  const at = random.below(6);
  const inDays =
    (change: (days: Days) => Days): Edit =>
    (row) => ({
      ...row,
      itinerary: numbered(change(row.itinerary as Days)),
    });
  const set =
    (column: string, value: unknown): Edit =>
    (row) => ({ ...row, [column]: value });
  switch (random.below(7)) {
    case 0:
      return { place: `name${at % 2}`, edit: set(at % 2 ? "name" : "vehicle_en", words) };
    case 1: {
      const member = random.pick(["description_es", "title_en", "kilometres"]);
      return {
        place: `day${at}.${member}`,
        edit: inDays((days) =>
          days.map((each) => (each.id === `d${at}` ? { ...each, [member]: words } : each)),
        ),
      };
    }
    case 2:
      return {
        place: `new${words}`,
        edit: inDays((days) => {
          const index = days.findIndex(({ id }) => id === `d${at}`);
          return days.toSpliced(index + 1, 0, day(words));
        }),
      };
    case 3: {
      const picture = `t/${at}.jpg`;
      const locale = random.pick(["es", "en", "fr"]);
      return {
        place: `alt${at}.${locale}`,
        edit: (row) => {
          const details = row.image_details as Record<string, { alt: Columns }>;
          const alt = { ...details[picture]?.alt, [locale]: words };
          return { ...row, image_details: { ...details, [picture]: { ...details[picture], alt } } };
        },
      };
    }
    case 4: {
      const column = random.pick(["included_services", "included_services_en"]);
      return {
        place: `${column}${at}`,
        edit: (row) => ({ ...row, [column]: (row[column] as string[]).with(at, words) }),
      };
    }
    case 5:
      return {
        place: `tag${words}`,
        edit: (row) => ({ ...row, countries: [...(row.countries as string[]), words] }),
      };
    default:
      // The order of days is one place.
      return {
        place: "order",
        edit: inDays((days) => {
          const moved = days.find(({ id }) => id === `d${at}`);
          return moved ? [moved, ...days.filter((each) => each !== moved)] : days;
        }),
      };
  }
}

const sixLines = ["0", "1", "2", "3", "4", "5"];
const start: Columns = {
  name: "Dunas",
  vehicle_en: null,
  itinerary: numbered(sixLines.map((at) => day(`d${at}`))),
  image_details: { "t/0.jpg": { alt: { es: "Duna" }, focus: { x: 0.1, y: 0.2 } } },
  included_services: sixLines.map((at) => `Línea ${at}`),
  included_services_en: sixLines.map((at) => `Line ${at}`),
  included_services_fr: [],
  countries: ["NA"],
};

test("K12: disjoint changes merge without conflict, to the same in either order, and none is lost", () => {
  const random = freshRandom();
  for (let round = 0; round < 300; round += 1) {
    const sides: Edit[][] = [[], []];
    const places = new Set<string>();
    for (let number = 0; number < 2 + random.below(12); number += 1) {
      const at = random.below(2);
      const { place, edit } = randomEdit(random, at === 0 ? "m" : "t", number);
      if (places.has(place)) continue;
      places.add(place);
      sides[at]?.push(edit);
    }
    const [mine, theirs] = sides.map((edits) => edits.reduce((row, edit) => edit(row), start));
    const { columns, conflicts } = merge(tours, start, mine ?? {}, theirs ?? {});
    expect(conflicts).toEqual([]);
    expect(merge(tours, start, theirs ?? {}, mine ?? {}).columns).toEqual(columns);
    // As if one person had made all changes, but for the order of additions at the same place.
    const all = sides.flat().reduce((row, edit) => edit(row), start);
    expect(unordered(columns)).toEqual(unordered(all));
    // The other side's changes once more change nothing.
    expect(merge(tours, start, columns, theirs ?? {}).columns).toEqual(columns);
  }
});

function unordered(row: Columns): Columns {
  const days = (row.itinerary as Days).map(({ day: _, ...each }) => each);
  return {
    ...row,
    itinerary: days.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1)),
    countries: (row.countries as string[]).toSorted(),
  };
}
