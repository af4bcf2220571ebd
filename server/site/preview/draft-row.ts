import { columnsOf, keysOf } from "#content/columns.ts";
import type { Field, FieldOf, Member } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { valueRule } from "#content/rules.ts";
import { isSlug } from "#shared/slug.ts";

type Columns = Readonly<Record<string, unknown>>;

/** Placeholder slug for a draft without a valid one. */
const noSlug = "borrador";

const guid = valueRule({ kind: "relations", label: "", to: "", maxItems: 1, add: "" });
const isId = (value: unknown) => guid.safeParse([value]).success;

/**
 * Converts a draft to a row. The draft may be incomplete: invalid values are treated as missing, except
 * texts, which are shown whatever their length.
 * @param given columns of the form, with `id`, `created_at` and `updated_at` if known.
 */
export function draftRow({ fields }: Pick<ContentType, "fields">, given: Columns): Columns {
  const now = new Date().toISOString();
  const row: Record<string, unknown> = {
    id: isId(given.id) ? given.id : crypto.randomUUID(),
    created_at: momentIn(given, "created_at") ?? now,
    updated_at: momentIn(given, "updated_at") ?? now,
    image_details: isObject(given.image_details) ? given.image_details : {},
  };
  for (const [name, field] of Object.entries(fields))
    for (const column of columnsOf(name, field)) row[column] = valid(field, given[column], column);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "count") row[name] = Math.max(1, (row[field.lengthOf] as unknown[]).length);
  }
  return row;
}

function valid(field: Field, value: unknown, column: string): unknown {
  switch (field.kind) {
    case "slug":
      if (field.options)
        return valueRule(field).safeParse(value).success ? value : Object.keys(field.options)[0];
      if (typeof value === "string" && isSlug(value)) return value;
      return column === "slug" ? noSlug : null;
    case "list":
    case "tags":
      return listOf(field, value, isText);
    case "choices":
    case "months":
      return listOf({ maxItems: 100 }, value, (item) => valueRule(field).safeParse([item]).success);
    case "pictures":
      if (column === field.cover) return isText(value) ? value : null;
      return listOf(field, value, isText);
    case "relations":
      return listOf(field, value, isId);
    case "array":
      return listOf(field, value, isObject).map((object) => validMembers(field, object as Columns));
    default:
      return plain(field, value);
  }
}

/** A single value; null if it is invalid. */
function plain(field: Field | Member, value: unknown): unknown {
  if (field.kind === "text" || field.kind === "picture") return isText(value) ? value : null;
  return valueRule(field).safeParse(value).success ? value : null;
}

function validMembers({ of, position }: FieldOf<"array">, object: Columns): Columns {
  const members = Object.entries(of).flatMap(([name, member]) =>
    keysOf(name, member).map((key) => [key, plain(member, object[key])]),
  );
  const place = position && Number.isFinite(object[position]) ? object[position] : undefined;
  return { ...Object.fromEntries(members), ...(position && { [position]: place }) };
}

const listOf = (
  { maxItems }: { maxItems: number },
  value: unknown,
  isItem: (item: unknown) => boolean,
): unknown[] => (Array.isArray(value) ? value.slice(0, maxItems).filter(isItem) : []);

const isText = (value: unknown): value is string => typeof value === "string";

function isObject(value: unknown): value is Columns {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function momentIn(given: Columns, name: string): string | undefined {
  const value = given[name];
  return isText(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}
