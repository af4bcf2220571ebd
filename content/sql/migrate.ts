import type { Difference } from "./compare-schema.ts";
import type { TypeDefinition } from "./definition.ts";
import { registryStatement, viewStatement } from "./entries.ts";
import { languagesStatement } from "./languages.ts";
import type { Schema } from "./schema.ts";
import { noSteps, type TableSteps, tableSteps } from "./table-steps.ts";

export interface Migration {
  /** Empty where nothing has to be done. */
  sql: string;
  /** Data that would be lost, or may be. */
  losses: string[];
  /** Changes that no generated migration can make. */
  refusals: string[];
}

/** Statements that change a database to match the declaration. */
export function migrationFor(
  differences: readonly Difference[],
  schemas: readonly Schema[],
): Migration {
  const has = (kind: Difference["kind"]) => differences.some((one) => one.kind === kind);
  const tables = schemas.map((schema) =>
    tableSteps(
      schema,
      differences.filter(({ table }) => table === schema.table),
    ),
  );
  const removed = differences
    .filter(({ kind, declared }) => kind === "type" && declared === undefined)
    .map(({ table }) => removalSteps(table));
  const all = [...tables, ...removed];
  const of = (step: keyof TableSteps) => all.flatMap((steps) => steps[step]);
  const statements = [
    ...(has("languages") ? [languagesStatement()] : []),
    ...(of("before").length > 0 ? [of("before").join("\n")] : []),
    ...of("change"),
    ...schemas.flatMap((schema) => registryStatements(schema, differences)),
    // Before columns are dropped that it reads.
    ...(has("view") ? [viewStatement(schemas.flatMap(({ entries }) => entries ?? []))] : []),
    ...of("drop"),
    ...of("after"),
    ...schemas.flatMap((schema) => refill(schema, differences, has("languages"))),
  ];
  return { sql: statements.join("\n\n"), losses: of("losses"), refusals: of("refusals") };
}

const registryStatements = ({ table, entries }: Schema, differences: readonly Difference[]) =>
  entries && differences.some((one) => one.kind === "type" && one.table === table)
    ? [registryStatement(table, entries)]
    : [];

/** `truncate` clears what triggers derive; the references to the registry clear history and former slugs. */
const removalSteps = (table: string): TableSteps => ({
  ...noSteps(),
  before: [`truncate public.${table};`],
  drop: [
    `delete from private.content_types where type = '${table}';`,
    `drop table public.${table};`,
  ],
  losses: [`${table} is not declared: its entries and their history would be lost`],
});

/** Derives columns again whose rules have changed. */
function refill(
  { table, entries }: Schema,
  differences: readonly Difference[],
  areLanguagesNew: boolean,
): string[] {
  const change = differences.find((one) => one.kind === "type" && one.table === table);
  // A new type has no entries.
  if (!entries || (change && change.found === undefined)) return [];
  const json = change?.found?.replace(/^\S+ \S+ /, "");
  const former: TypeDefinition = json ? JSON.parse(json) : entries.definition;
  const has = (...members: (keyof TypeDefinition)[]) =>
    members.some((member) => !isSame(former[member], entries.definition[member]));
  return [
    ...(areLanguagesNew ||
    has("texts", "optional", "lists", "objects", "pictures", "pictureTexts", "counts") ||
    has("visible", "visibleFrom")
      ? [derivedAgain(table)]
      : []),
    ...(areLanguagesNew || has("search", "options", "visible", "visibleFrom")
      ? [indexedAgain(table)]
      : []),
  ];
}

/** Compares JSON regardless of the order of members. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** Fires the triggers of every entry without changing when it was edited. */
const derivedAgain = (table: string) =>
  `alter table public.${table} disable trigger ${table}_updated_at;
update public.${table} set incomplete_locales = array['?'];
alter table public.${table} enable trigger ${table}_updated_at;`;

const indexedAgain = (table: string) =>
  `delete from private.search_documents where entry_type = '${table}';
select private.insert_search_documents('${table}', to_jsonb(entry)) from public.${table} as entry;`;
