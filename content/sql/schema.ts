import { columnOf, columnsOf, keysOf } from "../columns.ts";
import type { Field, Member, Table } from "../define.ts";
import { dateRange, formats, maxAddressLength, maxSlugLength, slugPattern } from "../formats.ts";
import { flagRuleName, isContentType, isRequired } from "../properties.ts";
import { commonColumns, type EntrySchema, entrySchemaOf } from "./entries.ts";

/** Columns, checks and indexes of a declared table. */
export interface Schema {
  table: string;
  /** Types of columns, with `collate`, `not null` and `default`, by their names. */
  columns: Record<string, string>;
  /** Constraints by name: `check (…)`, `primary key (id)`. */
  constraints: Record<string, string>;
  /** Names that fields give to constraints. Undeclared ones of other names are made by hand. */
  constraintNames: ReadonlySet<string>;
  /** Columns that are made by hand, which no form edits. */
  others: readonly string[];
  /** Only for content types, whose tables are generated completely. */
  entries?: EntrySchema;
}

export function schemaOf(table: Table): Schema {
  const fields = Object.entries(table.fields);
  const entries = isContentType(table) ? entrySchemaOf(table) : undefined;
  const columns: Schema["columns"] = Object.assign(
    {},
    entries && { id: "uuid not null default gen_random_uuid()" },
    ...fields.map(([name, field]) => columnTypes(name, field)),
    entries && commonColumns,
  );
  return {
    table: table.table,
    columns,
    constraints: {
      ...(entries && keysOfEntries(table.table, entries)),
      ...Object.assign({}, ...fields.map(([name, field]) => checksOf(table.table, name, field))),
      ...rulesOf(table),
    },
    constraintNames: new Set(
      Object.keys(columns).flatMap((column) =>
        constraintRules.map((rule) => `${table.table}_${column}_${rule}`),
      ),
    ),
    others: entries ? [] : (table.others ?? []),
    ...(entries && { entries }),
  };
}

const constraintRules = ["length", "format", "range", "known", "valid", "ranges", "order", "needs"];

const keysOfEntries = (table: string, { hasSlug }: EntrySchema) => ({
  [`${table}_pkey`]: "primary key (id)",
  ...(hasSlug && { [`${table}_slug_key`]: "unique (slug)" }),
  [`${table}_image_details_is_object`]:
    "check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000)",
});

const types: { [K in Field["kind"]]: string } = {
  slug: 'text collate "C"',
  text: "text",
  number: "double precision",
  month: "smallint",
  count: "integer",
  money: "numeric(10, 2)",
  flag: "boolean",
  choice: "text",
  date: "date",
  datetime: "timestamptz",
  picture: "text",
  list: "text[]",
  tags: "text[]",
  choices: "text[]",
  months: "smallint[]",
  pictures: "text[]",
  relations: "uuid[]",
  relation: "uuid",
  array: "jsonb",
  drawing: "jsonb",
};

/** Default of a list: it is never null, so that readers need not check. */
export function emptyList(kind: Field["kind"]): string | undefined {
  if (kind === "array") return "'[]'";
  return types[kind].endsWith("[]") ? "'{}'" : undefined;
}

function columnTypes(name: string, field: Field): Record<string, string> {
  const whole = field.kind === "number" && field.whole && (field.column ?? "smallint");
  const type = whole || types[field.kind];
  const empty = emptyList(field.kind);
  const initial =
    field.kind === "count" ? "1" : "initial" in field ? literal(field.initial) : empty;
  const isSure = initial !== undefined || isRequired(field) || field.kind === "slug";
  const own = [type, isSure && "not null", initial && `default ${initial}`];
  return Object.fromEntries(
    columnsOf(name, field).map((column) => {
      const isMore = column !== name && empty === undefined;
      if (field.kind === "pictures" && column === field.cover) return [column, "text"];
      return [column, isMore ? type : own.filter(Boolean).join(" ")];
    }),
  );
}

function checksOf(table: string, name: string, field: Field): Record<string, string> {
  const checks: Record<string, string> = {};
  for (const column of columnsOf(name, field)) {
    for (const [rule, condition] of Object.entries(conditionsOf(column, name, field)))
      checks[`${table}_${column}_${rule}`] = `check (${condition})`;
  }
  return checks;
}

/** Checks of one column of a field. */
function conditionsOf(column: string, name: string, field: Field): Record<string, string> {
  const list = (maxItems: number, longest: number) => ({
    valid: `private.is_valid_list(${column}, ${maxItems}, ${longest})`,
  });
  switch (field.kind) {
    case "slug":
      if (field.options) return { known: `${column} in (${literals(Object.keys(field.options))})` };
      return {
        format: `${column} ~ ${literal(slugPattern)} and char_length(${column}) <= ${maxSlugLength}`,
      };
    case "text":
      return textConditions(column, column === columnOf(name, "es"), field);
    case "number":
      return { range: `${column} between ${field.min} and ${field.max}` };
    case "month":
      return { range: `${column} between 1 and 12` };
    case "count":
      return { range: `${column} between 1 and ${field.max}` };
    case "money":
      return { range: `${column} between 0 and ${field.max}` };
    case "choice":
      return { known: `${column} in (${literals(Object.keys(field.options))})` };
    case "choices":
      return knownOptions(column, Object.keys(field.options));
    case "months":
      return known(column, `array[${monthNumbers.join(", ")}]::smallint[]`, 12);
    case "list":
    case "tags":
      return list(field.maxItems, field.max);
    case "picture":
      return { length: `char_length(${column}) <= ${maxAddressLength}` };
    case "pictures":
      if (column === field.cover)
        return { length: `char_length(${column}) <= ${maxAddressLength}` };
      return atMost(column, field.maxItems);
    case "relations":
      return atMost(column, field.maxItems);
    case "array":
      return {
        valid: `private.is_valid_object_list(${column}, ${field.maxItems}, ${literal(membersRule(field.of))})`,
        ...(field.range && {
          ranges: `private.has_disjoint_ranges(${[column, ...field.range.map(literal)].join(", ")})`,
        }),
      };
    case "drawing":
      return { valid: `private.is_valid_drawing(${column})` };
    case "date":
      return { range: `${column} between '${dateRange.min}' and '${dateRange.max}'` };
    case "flag":
    case "datetime":
    case "relation":
      return {};
  }
}

function textConditions(
  column: string,
  isSpanish: boolean,
  { required, min, max, format }: Field & { kind: "text" },
) {
  const length = isSpanish && required && (min ? column : `btrim(${column})`);
  return {
    length: length
      ? `char_length(${length}) between ${min ?? 1} and ${max}`
      : `char_length(${column}) <= ${max}`,
    ...(format && { format: `${column} ~ ${literal(formats[format].pattern)}` }),
  };
}

const atMost = (column: string, maxItems: number) => ({
  valid: `array_position(${column}, null) is null and cardinality(${column}) <= ${maxItems}`,
});

const known = (column: string, options: string, maxItems: number) => ({
  known: `${column} <@ ${options} and cardinality(${column}) <= ${maxItems}`,
});

const knownOptions = (column: string, options: readonly string[]) =>
  known(column, `array[${literals(options)}]`, options.length);

const monthNumbers = Array.from({ length: 12 }, (_, at) => at + 1);

/** The members of objects as `private.is_valid_object_list` takes them. */
function membersRule(of: Readonly<Record<string, Member>>): string {
  const rules = Object.entries(of).flatMap(([name, member]) =>
    keysOf(name, member).map((key) => [key, memberRule(member)]),
  );
  return JSON.stringify(Object.fromEntries(rules));
}

function memberRule(member: Member) {
  switch (member.kind) {
    case "text":
      return {
        type: "text",
        max: member.max,
        ...(member.format && { like: formats[member.format].pattern }),
      };
    case "number":
      return {
        type: "number",
        min: member.min,
        max: member.max,
        ...(member.whole && { whole: true }),
      };
    case "month":
      return { type: "number", min: 1, max: 12, whole: true };
    case "picture":
      return { type: "text", max: maxAddressLength };
    case "money":
      return { type: "number", min: 0, max: member.max };
    case "flag":
      return { type: "flag" };
    case "choice":
      return { type: "choice", of: Object.keys(member.options) };
    case "choices":
      return { type: "choices", of: Object.keys(member.options) };
    case "months":
      return { type: "choices", of: monthNumbers };
  }
}

function rulesOf({ table, rules = [] }: Table): Record<string, string> {
  return Object.fromEntries(
    rules.map((rule) =>
      "flag" in rule
        ? [flagRuleName(table, rule.flag), `check (${rule.needs} or not ${rule.flag})`]
        : [`${table}_${rule.atLeast}_order`, `check (${rule.atLeast} >= ${rule.than})`],
    ),
  );
}

const literals = (values: readonly string[]) => values.map(literal).join(", ");

function literal(value: unknown): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
