import { expect, it } from "vitest";
import { guides } from "../../tests/support/guides-type.ts";
import {
  array,
  choice,
  count,
  type defineTable,
  number,
  relation,
  relations,
  slug,
  text,
} from "../define.ts";
import { formatField } from "../shared-fields.ts";
import { tables } from "../tables.ts";
import { faultsOf } from "./faults.ts";

const many = { label: "", labels: { singular: "", gender: "m" }, maxItems: 9 } as const;

/** The faults of a table with these fields, without the table's name. */
function faults(fields: Parameters<typeof defineTable>[0]["fields"], more: object = {}) {
  const table = { table: "things", fields, ...more };
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
  ["a slug made of nothing", { slug: slug({ label: "", from: "name" }) }, /^slug: .*name/],
  [
    "a slug made of a field and one of options",
    {
      name: text({ label: "", max: 9 }),
      slug: slug({ label: "", from: "name", options: { a: { es: "", en: "", fr: "" } } }),
    },
    /^slug: .*options/,
  ],
  [
    "a slug with nothing to choose from",
    { slug: slug({ label: "", options: {} }) },
    /^slug: .*choose/,
  ],
  [
    "references to no table",
    { tour_ids: relations({ label: "", to: "tours", maxItems: 1, add: "" }) },
    /^tour_ids: .*tours/,
  ],
  [
    "a reference to no table",
    { guide_id: relation({ label: "", to: "guides", add: "" }) },
    /^guide_id: .*guides/,
  ],
  [
    "a length of no list",
    { days: count({ label: "", max: 9, lengthOf: "stops" }) },
    /^days: .*stops/,
  ],
  [
    "two members of one name",
    {
      stops: array({ ...many, position: "n", of: { n: number({ label: "", min: 0, max: 9 }) } }),
    },
    /^stops: .*member n /,
  ],
  [
    "a member that contradicts itself",
    { stops: array({ ...many, of: { n: number({ label: "", min: 2, max: 1 }) } }) },
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

it.each([
  ["a field that does not exist", ["name", "age"], /form names age,/],
  ["a field twice", ["name", { title: "", rows: [["name"]] }], /form names name twice/],
])("L5: a form that names %s is refused", (_what, form, fault) => {
  const fields = { name: text({ label: "", max: 9 }) };
  expect(faults(fields, { form })).toEqual([expect.stringMatching(fault)]);
});

it("L5: an array's form that names no member is refused, and a member called id", () => {
  const of = { id: text({ label: "", max: 9 }) };
  expect(faults({ stops: array({ ...many, form: [["n"]], of }) })).toEqual([
    expect.stringContaining("its form names n,"),
    expect.stringContaining("the member id comes twice"),
  ]);
});

it("L5: an array's range that names no number is refused", () => {
  const of = { from: number({ label: "", min: 0, max: 9 }), to: text({ label: "", max: 9 }) };
  expect(faults({ ages: array({ ...many, range: ["from", "to"], of }) })).toEqual([
    expect.stringContaining("its range names to,"),
  ]);
});

it("L5: a content type that contradicts itself is refused by its name", () => {
  const { slug: address, ...others } = guides.fields;
  expect(faultsOf([...tables, { ...guides, fields: { ...others, address } }])).toEqual([
    "sample_guides.address: a slug has the name slug",
    "sample_guides: it has pages, and no field slug",
  ]);
  const nested = { ...guides, site: { ...guides.site, path: "/our/guides" } };
  expect(faultsOf([...tables, nested])).toEqual(["sample_guides: its path /our/guides is no name"]);
  const second = { ...guides, table: "drivers" };
  expect(faultsOf([...tables, guides, second])).toEqual(["two types have the path /sample-guides"]);
});

it("L5, N1: rich texts without the column of their format are refused, and the column without rich texts", () => {
  const rich = text({ label: "", max: 9, rich: "simple" });
  expect(faults({ name: rich })).toEqual([expect.stringContaining("no field content_format")]);
  expect(faults({ content_format: formatField() })).toEqual([
    expect.stringContaining("it has no rich texts"),
  ]);
  expect(faults({ name: rich, content_format: formatField() })).toEqual([]);
  const stops = array({ ...many, of: { name: rich } });
  expect(faults({ stops })).toEqual([expect.stringContaining("name: texts of items are not rich")]);
});
