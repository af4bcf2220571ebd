import { columnsOf, keysOf } from "../columns.ts";
import type { ContentTypeOf, Field, Member, Table } from "../define.ts";
import { formFaults, rowFaults } from "../form-faults.ts";
import {
  formatColumn,
  hasFixedSlugs,
  hasSlug,
  isContentType,
  pathOf,
  richKindOf,
  searchWeight,
  slugColumnsOf,
  titleOf,
  visibleOf,
} from "../properties.ts";
import { commonColumns } from "./entries.ts";
import { schemaOf } from "./schema.ts";

/** Maximum bytes of a name in PostgreSQL, which silently cuts longer ones. */
const maxNameBytes = 63;

/** Where declarations contradict themselves, each with the name of its field; empty when nothing does. */
export function faultsOf(tables: readonly Table[]): string[] {
  const names = tables.map(({ table }) => table);
  return [
    ...repeated(names).map((name) => `${name}: is declared twice`),
    ...repeated(tables.flatMap((table) => (isContentType(table) ? (pathOf(table) ?? []) : []))).map(
      (path) => `two types have the path ${path}`,
    ),
    ...tables.flatMap((table) => tableFaults(table, names)),
  ];
}

function tableFaults(table: Table, tables: readonly string[]): string[] {
  const fields = Object.entries(table.fields);
  const columns = fields.flatMap(([name, field]) => columnsOf(name, field));
  const faults = fields.flatMap(([name, field]) =>
    [...fieldFaults(name, field), ...fieldsPlace(field, table, tables)].map(
      (fault) => `${table.table}.${name}: ${fault}`,
    ),
  );
  const onTable = [
    ...repeated([...columns, ...otherColumns(table)]).map(
      (column) => `the column ${column} comes twice`,
    ),
    ...repeated(fields.map(([name, { as }]) => as ?? name)).map(
      (name) => `two fields are called ${name} in a view`,
    ),
    ...Object.keys(schemaOf(table).constraints)
      .filter((name) => Buffer.byteLength(name) > maxNameBytes)
      .map((name) => `the name ${name} is longer than ${maxNameBytes} bytes`),
    ...formFaults(table),
    ...formatFaults(table),
    ...(table.rules ?? []).flatMap((rule) => {
      const isFlag = "flag" in rule;
      const [names, kind] = isFlag
        ? [[rule.flag, rule.needs], "flag"]
        : [[rule.atLeast, rule.than], "number"];
      return names
        .filter((name) => table.fields[name]?.kind !== kind)
        .map((name) => `a rule names ${name}, which is no ${kind} of it`);
    }),
    ...(isContentType(table) ? entryFaults(table) : []),
  ];
  return [...faults, ...onTable.map((fault) => `${table.table}: ${fault}`)];
}

/** Rich texts need the column with their format, which other tables do not have. */
function formatFaults({ fields }: Table): string[] {
  const isRich = Object.values(fields).some((field) => richKindOf(field) !== undefined);
  const hasFormat = Object.hasOwn(fields, formatColumn);
  if (isRich === hasFormat) return [];
  return [isRich ? `it has rich texts, and no field ${formatColumn}` : "it has no rich texts"];
}

/** Columns of no field. */
const otherColumns = (table: Table) =>
  isContentType(table) ? ["id", ...Object.keys(commonColumns)] : (table.others ?? []);

function entryFaults(type: ContentTypeOf): string[] {
  const [title, visible] = [titleOf(type), visibleOf(type)];
  const { fields } = type;
  const isText = fields[title]?.kind === "text";
  const isFlag = fields[visible]?.kind === "flag";
  return [
    ...(isText ? [] : [`its title ${title} is no text of it`]),
    ...(isFlag ? [] : [`${visible}, which shows it, is no flag of it`]),
    ...(pathOf(type) && !hasSlug(type) ? ["it has pages, and no field slug"] : []),
    ...slugFaults(type),
    ...(/^(\/[a-z0-9-]+)?$/.test(pathOf(type) ?? "")
      ? []
      : [`its path ${pathOf(type)} is no name`]),
    ...((pathOf(type) === "") === hasFixedSlugs(type)
      ? []
      : ["an empty path and options of its slug need each other"]),
  ];
}

/**
 * Entries with their own pages have an address in each language; fragments and fixed addresses have one. Pages of a type
 * without `site` are declared elsewhere.
 */
function slugFaults(type: ContentTypeOf): string[] {
  const hasPages = !type.site?.onePage && !hasFixedSlugs(type);
  if (!hasSlug(type) || type.site === undefined || hasPages === slugColumnsOf(type).length > 1)
    return [];
  return [hasPages ? "its slug is not translated" : "its slug is translated, and has no pages"];
}

/** Contradictions between a field and its table. */
function fieldsPlace(field: Field, table: Table, tables: readonly string[]): string[] {
  const faults: string[] = [];
  const missing = (name: string) => !Object.hasOwn(table.fields, name);
  if (field.kind === "slug" && field !== table.fields.slug) faults.push("a slug has the name slug");
  if (field.kind === "slug" && !field.options && table.fields[field.from ?? ""]?.kind !== "text")
    faults.push(`it is made from ${field.from}, which is no text`);
  if (field.kind === "slug" && field.options && field.from)
    faults.push("it is one of its options, and made from nothing");
  if ((field.kind === "relations" || field.kind === "relation") && !tables.includes(field.to))
    faults.push(`there is no ${field.to}`);
  if (field.kind === "count" && missing(field.lengthOf))
    faults.push(`it counts ${field.lengthOf}, which is no field`);
  if (field.kind === "money" && field.lowestOf && table.fields[field.lowestOf]?.kind !== "array")
    faults.push(`it is the lowest of ${field.lowestOf}, which is no array of it`);
  return faults;
}

function fieldFaults(name: string, field: Field): string[] {
  const faults = valueFaults(name, field);
  if (field.kind !== "array") return faults;
  const members = Object.entries(field.of);
  const keys = members.flatMap(([key, member]) => keysOf(key, member));
  return [
    ...faults,
    ...rowFaults(field.form ?? [], field.of, "its form"),
    ...(field.range ?? [])
      .filter((key) => field.of[key]?.kind !== "number")
      .map((key) => `its range names ${key}, which is no number of it`),
    ...repeated([...keys, "id", ...(field.position ? [field.position] : [])]).map(
      (key) => `the member ${key} comes twice`,
    ),
    ...members.flatMap(([key, member]) => valueFaults(key, member).map((f) => `${key}: ${f}`)),
    ...members
      .filter(([, member]) => richKindOf(member))
      .map(([key]) => `${key}: texts of items are not rich`),
    ...members
      .filter(([, member]) => searchWeight(member) && member.kind !== "text")
      .map(([key]) => `${key}: of items the search reads texts only`),
  ];
}

/** Contradictions within the options of one field or member. */
function valueFaults(name: string, field: Field | Member): string[] {
  const faults: string[] = [];
  if (!/^[a-z][a-z0-9_]*$/.test(name)) faults.push("a name has small letters, digits and _ alone");
  if ("max" in field && field.max < ("min" in field ? (field.min ?? 0) : 0))
    faults.push("its max is below its min");
  if ("maxItems" in field && field.maxItems < 1) faults.push("its maxItems is below 1");
  if ("options" in field && Object.keys(field.options ?? {}).length === 0)
    faults.push("there is nothing to choose");
  if (!("initial" in field) || field.initial === undefined) return faults;
  if (field.kind === "choice" && !Object.hasOwn(field.options, field.initial))
    faults.push(`its initial ${field.initial} is none of its options`);
  const min = field.kind === "number" ? field.min : 0;
  if (
    (field.kind === "number" || field.kind === "money") &&
    (field.initial < min || field.initial > field.max)
  )
    faults.push(`its initial ${field.initial} is not between ${min} and ${field.max}`);
  return faults;
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
