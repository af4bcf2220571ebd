import { locales } from "../../supabase/functions/_shared/locales.ts";
import { accessStatements, viewStatement } from "./entries.ts";
import { stemmers } from "./languages.ts";
import type { Schema } from "./schema.ts";

/** A connection that reads and changes a database as its owner. */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<{ rows: Row[] }>;
  exec(sql: string): Promise<void>;
}

const kinds = ["column", "constraint", "index", "policy", "trigger", "access"] as const;
type Kind = (typeof kinds)[number];

/** Descriptions of the parts of a table by PostgreSQL, by kind and name. */
type Found = Record<Kind, Record<string, string>>;

/** A difference between what is declared and what a database has. */
export interface Difference {
  /** Empty for the languages and for the view of all entries. */
  table: string;
  /** `type`: the row in `private.content_types`. */
  kind: Kind | "languages" | "type" | "view";
  name: string;
  /** As PostgreSQL describes it; undefined where it is missing. */
  declared: string | undefined;
  found: string | undefined;
}

/**
 * Compares declared tables with those that the migrations have made. PostgreSQL does it: the declared ones are made
 * beside the others for the length of a transaction, so that no SQL has to be understood here.
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
  if (schemas.some(({ entries }) => entries)) {
    differences.push(...(await compareTypes(transaction, schemas)));
    differences.push(...(await compareView(transaction, schemas)));
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
  return different({ table: "", kind: "languages", name: "private.languages()" }, declared, rows);
}

/** The registry. A type that is not declared any more is a difference too. */
async function compareTypes(
  transaction: Queryable,
  schemas: readonly Schema[],
): Promise<Difference[]> {
  const registry = schemas.flatMap(({ table, entries }) =>
    entries ? { ...entries, type: table } : [],
  );
  const { rows } = await transaction.query<{ name: string; declared?: string; found?: string }>(
    `select coalesce(declared.type, known.type) as name,
        declared.position || ' ' || coalesce(declared.path, '-') || ' ' || declared.definition as declared,
        known.position || ' ' || coalesce(known.path, '-') || ' ' || known.definition as found
      from jsonb_to_recordset($1) as declared (type text, position smallint, path text, definition jsonb)
      full join private.content_types as known on known.type = declared.type`,
    [JSON.stringify(registry)],
  );
  return rows.flatMap(({ name, declared, found }) =>
    different({ table: name, kind: "type", name }, declared ?? undefined, [
      { found: found ?? undefined },
    ]),
  );
}

async function compareView(
  transaction: Queryable,
  schemas: readonly Schema[],
): Promise<Difference[]> {
  const view = viewStatement(schemas.flatMap(({ entries }) => entries ?? []));
  await transaction.exec(view.replace("private.", "declared.").replaceAll("public.", "declared."));
  const { rows } = await transaction.query<{ declared: string; found: string }>(
    `select pg_get_viewdef('declared.entries'::regclass) as declared,
      pg_get_viewdef('private.entries'::regclass) as found`,
  );
  const plain = (sql: string) => sql.replaceAll(/\b(?:declared|public)\./g, "");
  const [{ declared, found } = { declared: "", found: "" }] = rows;
  const subject = { table: "", kind: "view", name: "private.entries" } as const;
  return different(subject, plain(declared), [{ found: plain(found) }]);
}

function different(
  subject: Pick<Difference, "table" | "kind" | "name">,
  declared: string | undefined,
  [{ found } = {}]: readonly { found?: string }[],
): Difference[] {
  return declared === found ? [] : [{ ...subject, declared, found }];
}

/** Makes the declared table: of content types all, of others as much as is declared. */
function statementsFor({ table, columns, constraints, entries }: Schema): string {
  const statements = [
    createTable(table, columns, constraints),
    ...(entries
      ? [
          accessStatements(table),
          ...Object.values(entries.indexes),
          ...Object.values(entries.policies),
          ...Object.values(entries.triggers),
        ]
      : []),
  ];
  return statements.map((sql) => sql.replaceAll(`public.${table}`, `declared.${table}`)).join("\n");
}

export function createTable(
  table: string,
  columns: Schema["columns"],
  constraints: Schema["constraints"],
): string {
  const parts = [
    ...Object.entries(columns).map(([name, type]) => `  ${name} ${type}`),
    ...Object.entries(constraints).map(([name, rule]) => `  constraint ${name} ${rule}`),
  ];
  return `create table public.${table} (\n${parts.join(",\n")}\n);`;
}

async function read(transaction: Queryable, namespace: string, table: string): Promise<Found> {
  const { rows } = await transaction.query<{ kind: Kind; name: string; description: string }>(
    `select 'column' as kind, attname as name, concat_ws(' ', format_type(atttypid, atttypmod),
        'collate ' || case when attcollation <> typcollation then attcollation::regcollation end,
        case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid)) as description
      from pg_attribute
      join pg_type on pg_type.oid = atttypid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
    union all
    select 'constraint', conname, pg_get_constraintdef(oid)
      from pg_constraint where conrelid = to_regclass($1) and contype in ('c', 'p', 'u')
    union all
    -- An index of the name is enough: it may be tuned by hand.
    select 'index', relname, 'index' from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = to_regclass($1) and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select 'policy', polname, concat_ws(' ', polcmd, polpermissive, polroles::regrole[]::text,
        'using ' || pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid))
      from pg_policy where polrelid = to_regclass($1)
    union all
    select 'trigger', tgname, replace(pg_get_triggerdef(oid), ' ON declared.', ' ON public.')
      from pg_trigger where tgrelid = to_regclass($1) and not tgisinternal
    union all
    select 'access', 'privileges', relrowsecurity || ' ' ||
        (select string_agg(item::text, ', ' order by item::text) from unnest(relacl) as item)
      from pg_class where oid = to_regclass($1)`,
    [`${namespace}.${table}`],
  );
  const found = Object.fromEntries(kinds.map((kind) => [kind, {}])) as Found;
  for (const { kind, name, description } of rows) found[kind][name] = description;
  return found;
}

/**
 * Objects of other names than the declared ones are made by hand and ignored. Columns have to be declared, or be named
 * among those that are made by hand.
 */
function differencesOf(schema: Schema, declared: Found, found: Found): Difference[] {
  const { table, columns, constraints, constraintNames, entries, others } = schema;
  const isOwn: Record<Kind, (name: string) => boolean> = {
    column: (name) => Object.hasOwn(columns, name) || !others.includes(name),
    constraint: (name) => Object.hasOwn(constraints, name) || constraintNames.has(name),
    index: (name) => Object.hasOwn(entries?.indexes ?? {}, name),
    policy: (name) => Object.hasOwn(entries?.policies ?? {}, name),
    trigger: (name) => Object.hasOwn(entries?.triggers ?? {}, name),
    access: () => entries !== undefined,
  };
  return kinds.flatMap((kind) => {
    const names = new Set([...Object.keys(declared[kind]), ...Object.keys(found[kind])]);
    return [...names]
      .filter((name) => isOwn[kind](name))
      .flatMap((name) =>
        different({ table, kind, name }, declared[kind][name], [{ found: found[kind][name] }]),
      );
  });
}
