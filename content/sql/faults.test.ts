import { expect, it } from "vitest";
import { choice, type defineTable, number, objects, refs, slug, text } from "../define.ts";
import { tables } from "../tables.ts";
import { faultsOf } from "./faults.ts";

const many = { label: "", one: "", the: "", add: "", empty: "", maxItems: 9 };

/** The faults of a table with these fields, without the table's name. */
function faults(fields: Parameters<typeof defineTable>[0]["fields"], more: object = {}) {
  const table = { table: "things", sections: {}, fields, ...more };
  return faultsOf([table]).map((fault) => fault.replace(/^things[.:] ?/, ""));
}

it("L5: what is declared does not contradict itself", () => {
  expect(faultsOf(tables)).toEqual([]);
});

it.each([
  ["a max below its min", { age: number({ label: "", min: 9, max: 1 }) }, /^age: .*max/],
  [
    "an initial beyond its max",
    { age: number({ label: "", min: 0, max: 9, initial: 10 }) },
    /^age: .*initial 10/,
  ],
  [
    "an initial that is no option",
    { style: choice({ label: "", options: { a: { es: "", en: "", fr: "" } }, initial: "b" }) },
    /^style: .*initial b/,
  ],
  ["nothing to choose from", { style: choice({ label: "", options: {} }) }, /^style: .*choose/],
  [
    "a translation that another field is called",
    { name: text({ label: "", max: 9, translated: true }), name_en: text({ label: "", max: 9 }) },
    /column name_en/,
  ],
  ["a column that is made by hand", { id: text({ label: "", max: 9 }) }, /column id/, ["id"]],
  ["a section that is none", { name: text({ label: "", max: 9, section: "x" }) }, /^name: .*x/],
  ["a slug made of nothing", { slug: slug({ label: "", from: "name" }) }, /^slug: .*name/],
  [
    "references to no table",
    { tour_ids: refs({ label: "", to: "tours", maxItems: 1, add: "", empty: "" }) },
    /^tour_ids: .*tours/,
  ],
  [
    "a length of no list",
    { days: number({ label: "", min: 0, max: 9, derived: { lengthOf: "stops" } }) },
    /^days: .*stops/,
  ],
  [
    "two members of one name",
    {
      stops: objects({ ...many, position: "n", of: { n: number({ label: "", min: 0, max: 9 }) } }),
    },
    /^stops: .*member n /,
  ],
  [
    "a member that contradicts itself",
    { stops: objects({ ...many, of: { n: number({ label: "", min: 2, max: 1 }) } }) },
    /^stops: n: .*max/,
  ],
  ["a name with capitals", { minAge: number({ label: "", min: 0, max: 9 }) }, /^minAge: .*small/],
  [
    "a name too long for its check",
    { ["a".repeat(50)]: text({ label: "", max: 9 }) },
    /longer than 63 bytes/,
  ],
])("L5: %s is refused by the field's name", (_what, fields, fault, others?: string[]) => {
  expect(faults(fields, { others })).toEqual([expect.stringMatching(fault as RegExp)]);
});

it("L5: a rule of numbers that are none is refused", () => {
  const rules = [{ atLeast: "price", than: "name" }];
  const fields = { name: text({ label: "", max: 9 }) };
  expect(faults(fields, { rules })).toEqual([
    expect.stringContaining("price"),
    expect.stringContaining("name"),
  ]);
});
