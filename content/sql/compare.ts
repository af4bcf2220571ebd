import { locales } from "../../supabase/functions/_shared/locales.ts";
import { stemmers } from "./languages.ts";
import { holdsEntries, type Schema } from "./schema.ts";

/** What reads and changes a database; statements run as its owner. */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<{ rows: Row[] }>;
  exec(sql: string): Promise<void>;
}

/** What a table has, in PostgreSQL's own words, by kind and name. */
interface Found {
  columns: Record<string, string>;
  checks: Record<string, string>;
  triggers: Record<string, string>;
}

const none: Found = { columns: {}, checks: {}, triggers: {} };

/** A difference between what is declared and what a database has. */
export interface Difference {
  /** Empty where it is none of a table, but the languages of all. */
  table: string;
  kind: keyof Found | "languages";
  name: string;
  /** As PostgreSQL says it; undefined where it is missing. */
  declared: string | undefined;
  found: string | undefined;
}

/**
 * Compares declared tables with those that the migrations have made. PostgreSQL does it: the declared ones
 * are made beside the others for the length of a transaction, so that no SQL has to be understood here.
 */
export async function compare(
  transaction: Queryable,
  schemas: readonly Schema[],
): Promise<Difference[]> {
  await transaction.exec("create schema declared");
  const differences = await compareLanguages(transaction);
  for (const schema of schemas) {
    await transaction.exec(statementsFor(schema));
    const declared = await read(transaction, "declared", schema.table);
    const found = await read(transaction, "public", schema.table);
    differences.push(...differencesOf(schema, declared, found));
  }
  await transaction.exec("drop schema declared cascade");
  return differences;
}

/** Which languages the database knows, and how its search stems them. */
async function compareLanguages(transaction: Queryable): Promise<Difference[]> {
  const { rows } = await transaction.query<{ found: string }>(
    `select string_agg(code || ' ' || coalesce(private.stemmer_of(code), '?'), ', ' order by place) as found
      from unnest(private.languages()) with ordinality as each (code, place)`,
  );
  const declared = locales.map((locale) => `${locale} ${stemmers[locale]}`).join(", ");
  const found = rows[0]?.found;
  if (found === declared) return [];
  return [{ table: "", kind: "languages", name: "private.languages()", declared, found }];
}

/** Makes the declared table, with as much of what is made by hand as its triggers ask for. */
function statementsFor(schema: Schema): string {
  const { table, columns, checks, triggers } = schema;
  const parts = [
    ...Object.entries(columns).map(([name, type]) => `${name} ${type}`),
    ...(holdsEntries(schema) ? ["image_details jsonb", "incomplete_locales text[]"] : []),
    ...Object.entries(checks).map(([name, condition]) => `constraint ${name} check (${condition})`),
  ];
  const made = `create table declared.${table} (${parts.join(", ")});`;
  const inDeclared = (statement: string) =>
    statement.replace(`on public.${table}`, `on declared.${table}`);
  return [made, ...Object.values(triggers).map(inDeclared)].join("\n");
}

async function read(transaction: Queryable, namespace: string, table: string): Promise<Found> {
  const { rows } = await transaction.query<{ kind: keyof Found; name: string; said: string }>(
    `select 'columns' as kind, attname as name, concat_ws(' ', format_type(atttypid, atttypmod),
        'collate ' || case when attcollation <> typcollation then attcollation::regcollation end,
        case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid)) as said
      from pg_attribute
      join pg_type on pg_type.oid = atttypid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
    union all
    select 'checks', conname, pg_get_constraintdef(oid)
      from pg_constraint where conrelid = to_regclass($1) and contype = 'c'
    union all
    select 'triggers', tgname, replace(pg_get_triggerdef(oid), ' ON declared.', ' ON public.')
      from pg_trigger where tgrelid = to_regclass($1) and not tgisinternal`,
    [`${namespace}.${table}`],
  );
  const found = structuredClone(none);
  for (const { kind, name, said } of rows) found[kind][name] = said;
  return found;
}

/**
 * Checks and triggers of other names than the declared ones are made by hand, and nobody's business here;
 * columns have to be declared, or be named among those that are made by hand.
 */
function differencesOf(schema: Schema, declared: Found, found: Found): Difference[] {
  const { table, columns, checkNames, triggers, others } = schema;
  const isOwn = {
    columns: (name: string) => Object.hasOwn(columns, name) || !others.includes(name),
    checks: (name: string) => checkNames.has(name),
    triggers: (name: string) => Object.hasOwn(triggers, name),
  };
  return (["columns", "checks", "triggers"] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(declared[kind]), ...Object.keys(found[kind])]);
    return [...names]
      .filter((name) => isOwn[kind](name) && declared[kind][name] !== found[kind][name])
      .map((name) => ({
        table,
        kind,
        name,
        declared: declared[kind][name],
        found: found[kind][name],
      }));
  });
}
