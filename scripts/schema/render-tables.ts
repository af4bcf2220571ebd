import type { Queryable } from "../../content/sql/compare-schema.ts";
import { fits, flattened, indented, pretty, prettyType } from "./pretty.ts";
import { ownSchemas, type Rendered } from "./rendered.ts";

interface Column {
  name: string;
  type: string;
  collation: string | null;
  required: boolean;
  default: string | null;
  generated: boolean;
  identity: boolean;
  sequence: string | null;
}

interface Constraint {
  name: string;
  kind: "c" | "p" | "u" | "f";
  columns: string[];
  definition: string;
}

/** Tables with their constraints, comments and grants. */
export async function renderTables(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{
    name: string;
    secured: boolean;
    columns: Column[];
    constraints: Constraint[];
    grants: Grant[];
    comments: { column: string | null; text: string }[];
  }>(`
    select c.oid::regclass::text as name, relrowsecurity as secured,
      (select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod),
          'collation', case when attcollation <> typcollation then attcollation::regcollation::text end,
          'required', attnotnull, 'default', pg_get_expr(adbin, adrelid, true),
          'generated', attgenerated <> '', 'identity', attidentity <> '',
          'sequence', pg_get_serial_sequence(c.oid::regclass::text, attname)
        ) order by attnum)
        from pg_attribute join pg_type t on t.oid = atttypid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object(
          'name', conname, 'kind', contype, 'definition', pg_get_constraintdef(k.oid, true),
          'columns', (select json_agg(attname order by place) from unnest(conkey) with ordinality as part (attnum, place)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum)
        ) order by k.oid), '[]')
        from pg_constraint k where conrelid = c.oid and contype in ('c', 'p', 'u', 'f')) as constraints,
      ${grantsOf("relacl", "attacl")} as grants,
      (select coalesce(json_agg(json_build_object('text', description, 'column',
          (select attname from pg_attribute where attrelid = c.oid and attnum = objsubid)) order by objsubid), '[]')
        from pg_description where objoid = c.oid and classoid = 'pg_class'::regclass) as comments
    from pg_class c where relnamespace in ${ownSchemas} and relkind = 'r' order by c.oid`);
  return rows.map((table) => ({
    key: `table ${table.name}`,
    sql: [
      createTable(table.name, table.columns, table.constraints),
      ...table.comments.map(({ column, text }) => {
        const subject = column ? `column ${table.name}.${column}` : `table ${table.name}`;
        const line = `comment on ${subject} is '${text.replaceAll("'", "''")}';`;
        return fits(line) ? line : line.replace(" is '", " is\n  '");
      }),
      ...(table.secured ? [`alter table ${table.name} enable row level security;`] : []),
      tableGrants(table.name, table.grants),
    ]
      .filter(Boolean)
      .join("\n"),
  }));
}

function createTable(name: string, columns: Column[], constraints: Constraint[]): string {
  const bare = name.replace(/.*\./, "");
  const ofColumn = ({ name: column }: Column) =>
    constraints.filter(({ columns: keys }) => keys?.length === 1 && keys[0] === column);
  const parts = columns.map((column) => columnOf(column, ofColumn(column), bare));
  const others = constraints
    .filter(({ columns: keys }) => keys?.length !== 1)
    .map((one) => indented(wrapped(constraintOf(one, bare)), "  "));
  return `create table ${name} (\n${[...parts, ...others].join(",\n")}\n);`;
}

function columnOf(column: Column, constraints: Constraint[], table: string): string {
  const ordered = [..."pufc"].flatMap((kind) => constraints.filter((one) => one.kind === kind));
  const definitions = ordered.map((one) => constraintOf(one, table, column.name));
  const isKey = definitions.includes("primary key");
  const head = [
    column.name,
    prettyType(column.type),
    column.collation && `collate ${column.collation.replace("pg_catalog.", "")}`,
    column.identity && identityOf(column, table),
    isKey && "primary key",
    column.required && !column.identity && ordered[0]?.kind !== "p" && "not null",
    column.default !== null &&
      (column.generated
        ? generatedAs(column.default)
        : `default ${withoutCast(pretty(column.default))}`),
    ...definitions.filter((one) => one !== "primary key" && !one.startsWith("constraint")),
  ].filter(Boolean);
  const named = definitions.filter((one) => one.startsWith("constraint"));
  const line = `  ${[...head, ...named].join(" ")}`;
  if (named.length < 2 && fits(line)) return line;
  return [`  ${head.join(" ")}`, ...named.map((one) => indented(wrapped(one), "    "))].join("\n");
}

/** A default without its cast to the type of the column. */
const withoutCast = (value: string) => value.replace(/^('.*')::(?:[a-z]+\[\]|timestamptz)$/, "$1");

const generatedAs = (expression: string) =>
  `generated always as (\n    ${flattened(pretty(expression)).replaceAll(" || E", "\n      || E")}\n  ) stored`;

/** Puts a condition that does not fit beside its name on the next line. */
function wrapped(constraint: string): string {
  if (constraint.length <= 104 || constraint.includes("\n")) return constraint;
  return constraint.replace(/ (check|foreign key) /, "\n  $1 ");
}

function identityOf({ name, sequence }: Column, table: string): string {
  const usual = sequence?.endsWith(`.${table}_${name}_seq`);
  return `generated always as identity${usual ? "" : ` (sequence name ${sequence})`}`;
}

function constraintOf(
  { name, kind, columns, definition }: Constraint,
  table: string,
  column?: string,
): string {
  const suffix = { p: "pkey", u: `${columns?.join("_")}_key`, f: `${columns?.join("_")}_fkey` };
  const usual = `${table}_${kind === "c" ? `${column}_check` : suffix[kind]}`;
  const full = formatted(pretty(definition)).replace(/(references \S+)\(/, "$1 (");
  const inline =
    column && kind !== "c" ? full.replace(/^foreign key | \(\w+\)(?= references|$)/g, "") : full;
  const short = column && kind === "f" ? inline.replace(/^\(\w+\) /, "") : inline;
  return name === usual ? short : `constraint ${name} ${short}`;
}

/** Puts each member of the JSON rules of `is_valid_object_list` on a line. */
function formatted(definition: string): string {
  const json = /'(\{".*\})'/s.exec(definition)?.[1];
  if (json && definition.length > 100) {
    const members = Object.entries(JSON.parse(json.replaceAll("''", "'"))).map(
      ([key, rule]) => `    ${JSON.stringify(key)}: ${spaced(rule).replaceAll("'", "''")}`,
    );
    return definition.replace(json, () => `{\n${members.join(",\n")}\n  }`);
  }
  return definition;
}

/** JSON with spaces: {"type": "text", "max": 5}. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const order = (key: string) => ["type", "min", "max", "like", "of"].indexOf(key) + 1 || 9;
  const members = Object.entries(value).sort(([one], [other]) => order(one) - order(other));
  return `{${members.map(([key, held]) => `${JSON.stringify(key)}: ${spaced(held)}`).join(", ")}}`;
}

interface Grant {
  role: string;
  privilege: string;
  column: string | null;
}

/** Privileges of every role but the owner, also those of columns. */
const grantsOf = (acl: string, columnAcl: string) => `(
  select coalesce(json_agg(json_build_object('role', r.role, 'privilege', lower(r.privilege), 'column', r.name)
      order by r.role, r.privilege, r.name), '[]')
  from (
    select coalesce(nullif(grantee, 0)::regrole::text, 'public') as role, privilege_type as privilege, null as name
      from aclexplode(${acl}) where grantee <> relowner
    union all
    select grantee::regrole::text, privilege_type, attname
      from pg_attribute, aclexplode(${columnAcl}) where attrelid = c.oid and grantee <> relowner
  ) as r)`;

const rowPrivileges = ["select", "insert", "update", "delete"];

function tableGrants(name: string, grants: Grant[]): string {
  const byRole = Map.groupBy(grants, ({ role }) => role);
  const rights = new Map<string, string[]>();
  for (const [role, held] of byRole) {
    const whole = held.filter(({ column }) => !column).map(({ privilege }) => privilege);
    const parts = Map.groupBy(
      held.filter(({ column }) => column),
      ({ privilege }) => privilege,
    );
    const privileges =
      rowPrivileges.every((one) => whole.includes(one)) && whole.includes("truncate")
        ? "all"
        : [
            ...rowPrivileges.filter((one) => whole.includes(one)),
            ...[...parts].map(
              ([privilege, columns]) =>
                `${privilege} (${columns.map(({ column }) => column).join(", ")})`,
            ),
          ].join(", ");
    rights.set(privileges, [...(rights.get(privileges) ?? []), role]);
  }
  const revoked = name.startsWith("public.")
    ? "anon, authenticated"
    : "public, anon, authenticated, service_role";
  return [
    `revoke all on table ${name} from ${revoked};`,
    ...[...rights].map(
      ([privileges, roles]) => `grant ${privileges} on table ${name} to ${roles.join(", ")};`,
    ),
  ].join("\n");
}

export async function renderViews(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{
    name: string;
    options: string[] | null;
    query: string;
    grants: Grant[];
  }>(`
    select c.oid::regclass::text as name, reloptions as options, pg_get_viewdef(c.oid, true) as query,
      ${grantsOf("relacl", "attacl")} as grants
    from pg_class c where relnamespace in ${ownSchemas} and relkind = 'v' order by c.oid`);
  return rows.map(({ name, options, query, grants }) => ({
    key: `view ${name}`,
    sql: `create or replace view ${name}${options ? ` with (${options.join(", ")})` : ""} as\n${pretty(query.trim())}\n${tableGrants(name, grants)}`,
  }));
}
