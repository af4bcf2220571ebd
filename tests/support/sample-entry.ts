import { columnOf, columnsOf, isTranslated, keysOf } from "../../content/columns.ts";
import type { ContentTypeOf, Field, FieldOf, Member } from "../../content/define.ts";
import type { ContentTable } from "../../content/index.ts";
import { isRequired } from "../../content/properties.ts";
import type { InsertRow } from "../../shared/database.types.ts";

interface SampleOptions {
  /** All texts in all languages, in place of the required ones in Spanish. */
  complete?: boolean;
  /** Text of a field, at most `max` characters long. */
  text?: (max: number, label: string) => string;
  /** Number of items in each list, unless it may have fewer. */
  items?: number;
}

type SampleRow<Table extends string> = Table extends ContentTable
  ? InsertRow<Table>
  : Record<string, unknown>;

const formatted = {
  email: "ana@example.com",
  url: "https://example.com",
  https: "https://example.com",
  time: "08:30",
  digits: "27110000000",
  color: "#2a5fa8",
  timeZone: "Africa/Windhoek",
};

/**
 * Row of a content type with its required columns, and flags that others need. Pictures and relations are left to the
 * caller.
 */
export function sampleRow<Table extends string>(
  { fields, rules = [] }: Pick<ContentTypeOf<Table>, "fields" | "rules"> & { table: Table },
  options: SampleOptions = {},
): SampleRow<Table> {
  const columns = Object.entries(fields).flatMap(([name, field]) => {
    const isWanted = options.complete && hasTexts(field);
    if (!isWanted && !isNeeded(field)) return [];
    // A slug belongs to one entry in all languages.
    const isInAll = options.complete && field.kind !== "slug";
    const names = isInAll ? columnsOf(name, field) : [columnOf(name, "es")];
    return names.map((column) => [column, sampleOf(field, options)] as const);
  });
  const flags = rules.flatMap((rule) => ("flag" in rule ? [[rule.needs, true]] : []));
  return Object.fromEntries([...columns, ...flags]) as SampleRow<Table>;
}

const hasTexts = (field: Field) =>
  isTranslated(field) ||
  field.kind === "tags" ||
  (field.kind === "array" && Object.values(field.of).some(isTranslated));

const isNeeded = (field: Field | Member) =>
  field.kind === "slug" || (isRequired(field) && !("initial" in field));

function sampleOf(field: Field | Member, options: SampleOptions): unknown {
  const { text = (max, label) => label.slice(0, max), items = 2 } = options;
  const listOf = <Item>({ maxItems }: { maxItems: number }, item: (at: number) => Item) =>
    Array.from({ length: Math.min(items, maxItems) }, (_, at) => item(at));
  switch (field.kind) {
    case "slug":
      return Object.keys(field.options ?? { ejemplo: "" })[0];
    case "text":
      return field.format ? formatted[field.format] : text(field.max, field.label);
    case "list":
    case "tags":
      return listOf(field, () => text(field.max, field.label));
    case "number":
      return Math.floor((field.min + field.max) / 2);
    case "money":
      return Math.min(field.max, 5850);
    case "month":
      return 6;
    case "date":
      return "2026-08-02";
    case "choice":
      return Object.keys(field.options)[0];
    case "array":
      return listOf(field, (at) => itemOf(field, at, options));
    default:
      throw new Error(`there is no sample of ${field.label}`);
  }
}

function itemOf(field: FieldOf<"array">, at: number, options: SampleOptions) {
  const members = Object.entries(field.of).flatMap(([name, member]) =>
    isTranslated(member) || isNeeded(member)
      ? keysOf(name, member).map((key) => [key, sampleOf(member, options)] as const)
      : [],
  );
  const position = field.position ? { [field.position]: at + 1 } : {};
  return { id: `${at + 1}`, ...position, ...Object.fromEntries(members) };
}
