import { locales } from "../../supabase/functions/_shared/locales.ts";
import type { Difference } from "./compare.ts";
import { languagesStatement, searchStatements } from "./languages.ts";
import { holdsEntries, type Schema } from "./schema.ts";

export interface Migration {
  /** Empty where nothing has to be done. */
  sql: string;
  /** What would be lost, or may be. */
  losses: string[];
  /** What no migration that is made can do. */
  refusals: string[];
}

/** What brings a database to what is declared. */
export function migrationFor(
  differences: readonly Difference[],
  schemas: readonly Schema[],
): Migration {
  const parts = schemas.map((schema) =>
    tableMigration(
      schema,
      differences.filter(({ table }) => table === schema.table),
    ),
  );
  const areLanguagesNew = differences.some(({ kind }) => kind === "languages");
  return {
    sql: [
      ...(areLanguagesNew ? [languagesStatement()] : []),
      ...parts.flatMap(({ sql }) => sql || []),
      ...(areLanguagesNew ? searchStatements(schemas) : []),
    ].join("\n\n"),
    losses: parts.flatMap(({ losses }) => losses),
    refusals: parts.flatMap(({ refusals }) => refusals),
  };
}

function tableMigration(schema: Schema, differences: readonly Difference[]): Migration {
  const { table, columns } = schema;
  const of = (kind: Difference["kind"]) => differences.filter((one) => one.kind === kind);
  const isNew = (column: string) =>
    of("columns").some(({ name, found }) => name === column && found === undefined);
  if (differences.length > 0 && Object.keys(columns).every(isNew)) {
    const refusal = `${table} is declared, and no migration makes it: write one, with its policies`;
    return { sql: "", losses: [], refusals: [refusal] };
  }
  const changes = of("columns").map((one) => columnChange(one, schema));
  const actions = [
    ...of("checks").flatMap(({ name, found }) => (found ? [`drop constraint ${name}`] : [])),
    ...changes.flatMap(({ action }) => action),
    ...of("checks").flatMap(({ name, declared }) =>
      declared ? [`add constraint ${name} check (${schema.checks[name]})`] : [],
    ),
  ];
  const triggers = of("triggers");
  const statements = [
    // Columns that a trigger looks at cannot be dropped before it.
    ...triggers.flatMap(({ name, found }) =>
      found ? [`drop trigger ${name} on public.${table};`] : [],
    ),
    ...(actions.length > 0 ? [`alter table public.${table}\n  ${actions.join(",\n  ")};`] : []),
    ...triggers.flatMap(({ name }) => schema.triggers[name] ?? []),
    ...(isNewlyTranslated(schema, isNew) ? [recomputedLocales(table)] : []),
  ];
  return {
    sql: statements.join("\n\n"),
    losses: changes.flatMap(({ loss }) => loss ?? []),
    refusals: changes.flatMap(({ refusal }) => refusal ?? []),
  };
}

interface Change {
  action: string[];
  loss?: string;
  refusal?: string;
}

function columnChange({ name, declared, found }: Difference, { table, columns }: Schema): Change {
  const type = columns[name];
  if (!type) {
    const loss = `${table}.${name} is not declared: what is in it would be lost`;
    return { action: [`drop column ${name}`], loss };
  }
  if (found === undefined) {
    const unfilled = /not null(?! default)/.test(type);
    const refusal = `${table}.${name} must be filled, and entries that exist have nothing to put there: give it an initial value, or let it be empty`;
    return { action: [`add column ${name} ${type}`], ...(unfilled && { refusal }) };
  }
  const [is, was] = [partsOf(declared ?? ""), partsOf(found)];
  const set = (clause: string) => `alter column ${name} ${clause}`;
  const action: string[] = [];
  if (is.type !== was.type)
    action.push(set("drop default"), set(`type ${is.type} using ${name}::${is.type}`));
  if (is.default !== was.default || (is.type !== was.type && is.default))
    action.push(set(is.default ? `set default ${is.default}` : "drop default"));
  if (is.isSure !== was.isSure) action.push(set(`${is.isSure ? "set" : "drop"} not null`));
  const loss = `${table}.${name} becomes ${is.type}, and was ${was.type}: what does not fit would be lost`;
  const refusal = `${table}.${name} must be filled from now on: write the migration that fills it where it is empty`;
  return {
    action,
    ...(is.type !== was.type && { loss }),
    ...(is.isSure && !was.isSure && { refusal }),
  };
}

/** A column as the comparison says it, taken apart. */
function partsOf(said: string) {
  const [before = "", value] = said.split("default ");
  return {
    type: before.replace("not null", "").trim(),
    isSure: before.includes("not null"),
    default: value,
  };
}

/** Whether a text that is there already has got translations, which are missing everywhere now. */
function isNewlyTranslated(schema: Schema, isNew: (column: string) => boolean): boolean {
  const translated = (column: string) => locales.map((locale) => `${column}_${locale}`);
  return (
    holdsEntries(schema) &&
    Object.keys(schema.columns).some((column) => !isNew(column) && translated(column).some(isNew))
  );
}

/** Recomputes what is left to translate, without entries seeming to have been edited. */
function recomputedLocales(table: string): string {
  return `alter table public.${table} disable trigger ${table}_updated_at;
update public.${table} set incomplete_locales = array['?'];
alter table public.${table} enable trigger ${table}_updated_at;`;
}
