import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { columnOf, columnsOf, isTranslated, keysOf } from "../../../content/columns.ts";
import {
  type Field,
  type FieldOf,
  isEdited,
  type Member,
  type Table,
} from "../../../content/define.ts";
import { enquiries } from "../../../content/enquiries.ts";
import { dateRange } from "../../../content/formats.ts";
import { contentTypes } from "../../../content/index.ts";
import { deskSettings, siteSettings } from "../../../content/settings.ts";
import { toDraft, toRow } from "../../../panel/src/entries/draft/draft.ts";
import { problemsOf } from "../../../panel/src/entries/draft/rules.ts";
import type { Database } from "../../../server/backend/database/database.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { checkContact } from "../../../supabase/functions/_shared/contact-schema.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import { enquiry } from "./harness.ts";
import { insertRow, rolledBack } from "./rolled-back.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

let place: TestStores;
let database: Database;
beforeAll(async () => {
  place = await createTestStores("plain");
  database = await openPostgresDatabase(place.options.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

interface Samples {
  within: unknown[];
  beyond: unknown[];
}

const letters = (count: number) => "a".repeat(count);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const formatted = {
  email: { good: "a@b.example", bad: "a.b.example" },
  url: { good: "https://a.example/b", bad: "javascript:a" },
  https: { good: "https://a.example/b", bad: "http://a.example/b" },
  time: { good: "08:30", bad: "24:00" },
  digits: { good: "27110000000", bad: "+27 11" },
  color: { good: "#2a5fa8", bad: "#2A5FA8" },
  timeZone: { good: "Africa/Windhoek", bad: "EST5EDT" },
};

/** Values at the limits of a field, and values just beyond them. */
function samplesOf(field: Field | Member, isSpanish: boolean): Samples {
  switch (field.kind) {
    case "slug":
      if (field.options) return { within: Object.keys(field.options), beyond: ["other", ""] };
      return { within: [letters(120)], beyond: [letters(121), "Mi Tour", "a--b", ""] };
    case "text": {
      const { max, min, format } = field;
      if (format) return { within: [formatted[format].good], beyond: [formatted[format].bad] };
      const short = min ? [letters(min - 1)] : ["", "  "];
      const isRequired = isSpanish && field.required === true;
      return {
        within: [letters(max), "😀".repeat(max), letters(min ?? 1)],
        beyond: [letters(max + 1), ...(isRequired ? short : [])],
      };
    }
    case "number":
      return {
        within: [field.min, field.max],
        beyond: [field.min - 1, field.max + 1, ...(field.whole ? [field.min + 0.5] : []), "x"],
      };
    case "month":
      return { within: [1, 12], beyond: [0, 13, 1.5, "x"] };
    case "count":
      return { within: [1, field.max], beyond: [0, field.max + 1] };
    case "money":
      return { within: [0, field.max, 0.5], beyond: [-0.01, field.max + 0.01] };
    case "choice":
      return { within: Object.keys(field.options), beyond: ["other"] };
    case "choices": {
      const options = Object.keys(field.options);
      return { within: [options, []], beyond: [["other"], [options[0], "other"]] };
    }
    case "months":
      return { within: [[1, 12]], beyond: [[0], [13], [6, 13]] };
    case "list":
    case "tags":
      return {
        within: [times(field.maxItems, "a"), [letters(field.max)]],
        beyond: [times(field.maxItems + 1, "a"), [letters(field.max + 1)], ["a", null]],
      };
    // Only the form checks the location of a picture.
    case "picture": {
      const address = `/storage/v1/object/public/${field.bucket}/`;
      return { within: [address.padEnd(2000, "a")], beyond: [address.padEnd(2001, "a")] };
    }
    case "pictures":
      return {
        within: [times(field.maxItems, "a")],
        beyond: [times(field.maxItems + 1, "a"), [null]],
      };
    case "relations": {
      const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
      return { within: [ids(field.maxItems)], beyond: [ids(field.maxItems + 1), [null]] };
    }
    case "relation":
      return { within: [randomUUID()], beyond: ["no-id"] };
    case "array":
      return objectSamples(field);
    case "drawing": {
      const shape = { tag: "circle", numbers: [1, 1, 1], fill: "current" };
      const drawing = { viewBox: [0, 0, 2, 2], shapes: [shape] };
      return {
        within: [drawing, { ...drawing, shapes: times(200, shape) }],
        beyond: [
          {},
          [],
          "<svg/>",
          { ...drawing, viewBox: [0, 0, 0, 2] },
          { ...drawing, viewBox: [0, 0, 2] },
          { ...drawing, shapes: [] },
          { ...drawing, shapes: times(201, shape) },
          { ...drawing, onload: "alert(1)" },
          ...[
            { ...shape, tag: "script" },
            { ...shape, tag: "constructor" },
            { ...shape, fill: "url(#a)" },
            { ...shape, fill: "#2A5FA8" },
            { ...shape, stroke: null },
            { ...shape, opacity: 2 },
            { ...shape, evenOdd: false },
            { ...shape, transform: [1, 0, 0, 1, 0] },
            { ...shape, numbers: [1, 1] },
            { ...shape, numbers: [1, 1, "1"] },
            { ...shape, numbers: [1, 1, 1e6] },
            { ...shape, onclick: "alert(1)" },
            { tag: "path", d: 'M0 0"/><script>', fill: "current" },
            { tag: "path", d: "M0 0", numbers: [1], fill: "current" },
            { tag: "path", fill: "current" },
            { tag: "polygon", numbers: [1, 2, 3], fill: "current" },
            { tag: "path", d: "M0 0h1".padEnd(30_000, "h1"), fill: "current" },
          ].map((wrong) => ({ ...drawing, shapes: [wrong] })),
        ],
      };
    }
    case "flag":
      return { within: [true, false], beyond: [] };
    case "date":
      return {
        within: [dateRange.min, dateRange.max],
        beyond: ["1899-12-31", "3000-01-01", "infinity"],
      };
    case "datetime":
      return { within: ["2027-01-01T00:00:00Z"], beyond: [] };
  }
}

/** Contains what a form requires of every object; the database does not require it. */
function objectSamples({ maxItems, of, range }: Field & { kind: "array" }): Samples {
  const members = Object.entries(of).flatMap(([name, member]) =>
    keysOf(name, member).map((key) => ({ key, samples: samplesOf(member, false), member })),
  );
  const demanded = Object.fromEntries(
    members
      .filter(({ member }) => "required" in member)
      .map(({ key, samples }) => [key, samples.within.at(key === range?.[0] ? 0 : -1)]),
  );
  const [first, last] = range ?? [];
  const rangeOf = (from: number, to = from) =>
    first && last ? { ...demanded, [first]: from, [last]: to } : demanded;
  const objectWith = (key: string, value: unknown) => [{ ...demanded, [key]: value }];
  const each = (pick: (samples: Samples) => unknown[]) =>
    members.flatMap(({ key, samples }) => pick(samples).map((value) => objectWith(key, value)));
  const wrongType = members.map(({ key, member }) =>
    objectWith(key, ["text", "picture"].includes(member.kind) ? 5 : { a: 1 }),
  );
  return {
    within: [
      Array.from({ length: maxItems }, (_, at) => rangeOf(at)),
      ...(first ? [[rangeOf(4, 6), rangeOf(7, 9), rangeOf(0, 3)]] : []),
      objectWith("another", 5),
      ...each(({ within }) => within),
    ],
    beyond: [
      Array.from({ length: maxItems + 1 }, (_, at) => rangeOf(at)),
      ...(first
        ? [[rangeOf(5, 4)], [rangeOf(4, 6), rangeOf(0, 4)], [rangeOf(4, 6), rangeOf(5)]]
        : []),
      { a: 1 },
      [5],
      [null],
      ...each(({ beyond }) => beyond),
      ...wrongType,
    ],
  };
}

/** Test values for every column of a field. Columns derived by the database have none. */
function triesOf(table: Table, base: object) {
  return Object.entries(table.fields).flatMap(([name, field]) => {
    if (!isEdited(field)) return [];
    return columnsOf(name, field).flatMap((column) => {
      const isCover = field.kind === "pictures" && column === field.cover;
      const isSpanish = !isTranslated(field) || column === columnOf(name, "es");
      const { within, beyond } = isCover
        ? { within: [letters(2000)], beyond: [letters(2001)] }
        : samplesOf(field, isSpanish);
      const toTry = (fits: boolean) => (value: unknown) => ({
        column,
        value,
        fits,
        row: { ...base, [column]: value },
      });
      return [...within.map(toTry(true)), ...beyond.map(toTry(false))];
    });
  });
}

/**
 * Result of a form: a draft with problems is not saved, and values that it cannot represent are not
 * written.
 */
function formOf(table: Table, row: Record<string, unknown>, column: string) {
  const draft = toDraft(table, row);
  const isUnchanged = isDeepStrictEqual(toRow(table, draft)[column], row[column]);
  return { problems: problemsOf(table, draft), isUnchanged };
}

const isTaken = (table: string, row: object): Promise<boolean> =>
  rolledBack(database, async (transaction) => {
    // Settings have a single row.
    await transaction.exec(`delete from public.${table}`);
    await insertRow(transaction, table, row);
  }).then(
    () => true,
    () => false,
  );

/** The fields of each rule so that either number, and the needed flag, may take any value. */
const farApart = ({ rules = [], fields }: Table) =>
  Object.fromEntries(
    rules.flatMap((rule): [string, unknown][] => {
      if ("flag" in rule) return [[rule.flag, false]];
      const [upper, lower] = [fields[rule.atLeast], fields[rule.than]] as FieldOf<"number">[];
      return [
        [rule.atLeast, upper?.max],
        [rule.than, lower?.min],
      ];
    }),
  );

describe("L5: limits", () => {
  test.each([
    ...contentTypes.map((type) => [type, { ...sampleRow(type), ...farApart(type) }]),
    [siteSettings, { company_name: "Tsamma", email: "a@b.example", phone: "+27" }],
    [deskSettings, { answer_templates: [] }],
  ] as [Table, object][])("are the same in form and database: $table", async (table, base) => {
    const wrong: string[] = [];
    for (const { column, value, fits, row } of triesOf(table, base)) {
      const told = `${column}: ${JSON.stringify(value).slice(0, 60)}`;
      const taken = await isTaken(table.table, row);
      if (taken !== fits) wrong.push(`the database ${taken ? "takes" : "refuses"} ${told}`);
      const { problems, isUnchanged } = formOf(table, row, column);
      const isSaved = Object.keys(problems).length === 0;
      if (fits && !isSaved) wrong.push(`the form says ${JSON.stringify(problems)} of ${told}`);
      if (!fits && isSaved && isUnchanged) wrong.push(`the form saves ${told}`);
    }
    expect(wrong).toEqual([]);
  });

  test("of enquiries are the same in declaration and database", async () => {
    const wrong: string[] = [];
    // The two days of a journey are given together.
    const days = { travel_from: dateRange.min, travel_to: dateRange.max };
    for (const { column, value, fits, row } of triesOf(enquiries, { ...enquiry, ...days })) {
      if ((await isTaken("contact_submissions", row)) !== fits)
        wrong.push(`the database has another limit of ${column}: ${JSON.stringify(value)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(["name", "email", "phone", "message"] as const)(
    "G3: the limit of an enquiry's %s is the same in the contact form and in the declaration",
    (name) => {
      const field: FieldOf<"text"> = enquiries.fields[name];
      const { within, beyond } = samplesOf(field, true);
      const isFine = (value: unknown) => checkContact({ ...enquiry, [name]: value }).ok;
      expect(within.filter((value) => !isFine(value))).toEqual([]);
      expect(beyond.filter(isFine)).toEqual([]);
    },
  );
});
