import type { Queryable } from "../../content/sql/compare.ts";
import { filled, fits, flattened, list, pretty } from "./pretty.ts";

/** An object of the database with the statements that make it. */
export interface Rendered {
  /** `table public.tours`, `function private.is_admin`, `index public.tours_listed`, `policy "…" on public.tours`. */
  key: string;
  /** The table of an index, trigger or policy. */
  table?: string;
  /** Of a function: its signature and who may execute it. */
  execute?: { signature: string; roles: string[] };
  sql: string;
}

/** Renders all objects of the schemas `public` and `private`, and ours on the tables of `auth` and `storage`. */
export async function renderObjects(transaction: Queryable): Promise<Rendered[]> {
  // Deparsed names carry their schema.
  await transaction.exec("set local search_path = ''");
  return [
    ...(await tables(transaction)),
    ...(await views(transaction)),
    ...(await indexes(transaction)),
    ...(await functions(transaction)),
    ...(await triggers(transaction)),
    ...(await policies(transaction)),
  ];
}

const own = "('public'::pg_catalog.regnamespace, 'private'::pg_catalog.regnamespace)";

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

async function tables(transaction: Queryable): Promise<Rendered[]> {
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
    from pg_class c where relnamespace in ${own} and relkind = 'r' order by c.oid`);
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
    .map((one) => indented(broken(constraintOf(one, bare)), "  "));
  return `create table ${name} (\n${[...parts, ...others].join(",\n")}\n);`;
}

function columnOf(column: Column, constraints: Constraint[], table: string): string {
  const ordered = [..."pufc"].flatMap((kind) => constraints.filter((one) => one.kind === kind));
  const told = ordered.map((one) => constraintOf(one, table, column.name));
  const isKey = told.includes("primary key");
  const head = [
    column.name,
    typeOf(column.type),
    column.collation && `collate ${column.collation.replace("pg_catalog.", "")}`,
    column.identity && identityOf(column, table),
    isKey && "primary key",
    column.required && !column.identity && ordered[0]?.kind !== "p" && "not null",
    column.default !== null &&
      (column.generated ? generatedAs(column.default) : `default ${plain(pretty(column.default))}`),
    ...told.filter((one) => one !== "primary key" && !one.startsWith("constraint")),
  ].filter(Boolean);
  const named = told.filter((one) => one.startsWith("constraint"));
  const line = `  ${[...head, ...named].join(" ")}`;
  if (named.length < 2 && fits(line)) return line;
  return [`  ${head.join(" ")}`, ...named.map((one) => indented(broken(one), "    "))].join("\n");
}

/** The type follows from the column's. */
const plain = (value: string) => value.replace(/^('.*')::(?:[a-z]+\[\]|timestamptz)$/, "$1");

const generatedAs = (expression: string) =>
  `generated always as (\n    ${flattened(pretty(expression)).replaceAll(" || E", "\n      || E")}\n  ) stored`;

/** A constraint whose condition does not fit beside its name. */
function broken(constraint: string): string {
  if (constraint.length <= 104 || constraint.includes("\n")) return constraint;
  return constraint.replace(/ (check|foreign key) /, "\n  $1 ");
}

const typeOf = (type: string) =>
  type
    .replaceAll("timestamp with time zone", "timestamptz")
    .replace("numeric(10,2)", "numeric(10, 2)");

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
  const told = formatted(pretty(definition)).replace(/(references \S+)\(/, "$1 (");
  const inline =
    column && kind !== "c" ? told.replace(/^foreign key | \(\w+\)(?= references|$)/g, "") : told;
  const short = column && kind === "f" ? inline.replace(/^\(\w+\) /, "") : inline;
  return name === usual ? short : `constraint ${name} ${short}`;
}

/** Rules of `objects_are_sound`, one member a line; long conditions in lines of their own. */
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

/** JSON with spaces as in the migrations: {"type": "text", "max": 5}. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const order = (key: string) => ["type", "min", "max", "like", "of"].indexOf(key) + 1 || 9;
  const members = Object.entries(value).sort(([one], [other]) => order(one) - order(other));
  return `{${members.map(([key, held]) => `${JSON.stringify(key)}: ${spaced(held)}`).join(", ")}}`;
}

const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent);

interface Grant {
  role: string;
  privilege: string;
  column: string | null;
}

/** Everything that others than the owner may do, also with single columns. */
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

const everything = ["select", "insert", "update", "delete"];

function tableGrants(name: string, grants: Grant[]): string {
  const byRole = Map.groupBy(grants, ({ role }) => role);
  const rights = new Map<string, string[]>();
  for (const [role, held] of byRole) {
    const whole = held.filter(({ column }) => !column).map(({ privilege }) => privilege);
    const parts = Map.groupBy(
      held.filter(({ column }) => column),
      ({ privilege }) => privilege,
    );
    const said =
      everything.every((one) => whole.includes(one)) && whole.includes("truncate")
        ? "all"
        : [
            ...everything.filter((one) => whole.includes(one)),
            ...[...parts].map(
              ([privilege, columns]) =>
                `${privilege} (${columns.map(({ column }) => column).join(", ")})`,
            ),
          ].join(", ");
    rights.set(said, [...(rights.get(said) ?? []), role]);
  }
  const revoked = name.startsWith("public.")
    ? "anon, authenticated"
    : "public, anon, authenticated, service_role";
  return [
    `revoke all on table ${name} from ${revoked};`,
    ...[...rights].map(([said, roles]) => `grant ${said} on table ${name} to ${roles.join(", ")};`),
  ].join("\n");
}

async function views(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{
    name: string;
    options: string[] | null;
    query: string;
    grants: Grant[];
  }>(`
    select c.oid::regclass::text as name, reloptions as options, pg_get_viewdef(c.oid, true) as query,
      ${grantsOf("relacl", "attacl")} as grants
    from pg_class c where relnamespace in ${own} and relkind = 'v' order by c.oid`);
  return rows.map(({ name, options, query, grants }) => ({
    key: `view ${name}`,
    sql: `create view ${name}${options ? ` with (${options.join(", ")})` : ""} as\n${pretty(query.trim())}\n${tableGrants(name, grants)}`,
  }));
}

async function indexes(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{ name: string; table: string; definition: string }>(`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table,
      pg_get_indexdef(indexrelid, 0, true) as definition
    from pg_index join pg_class c on c.oid = indrelid
    where relnamespace in ${own} and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid`);
  return rows.map(({ name, table, definition }) => {
    const line = `${pretty(definition).replace(" using btree", "")};`;
    return {
      key: `index ${name}`,
      table,
      sql: fits(line)
        ? line
        : line
            .replaceAll(/ (include|where) /g, "\n  $1 ")
            .split("\n")
            .map((part) =>
              part.length > 110
                ? part.replace(
                    /\((.*)\)/,
                    (_, items: string) => `(\n${filled(items.split(", "), "    ")}\n  )`,
                  )
                : part,
            )
            .join("\n"),
    };
  });
}

interface FunctionRow {
  name: string;
  arguments: string;
  result: string | null;
  outputs: boolean;
  language: string;
  volatility: string;
  parallel: string;
  strict: boolean;
  definer: boolean;
  settings: string[] | null;
  body: string;
  roles: string[];
  signature: string;
}

async function functions(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<FunctionRow>(`
    select n.nspname || '.' || proname as name, pg_get_function_arguments(p.oid) as arguments,
      pg_get_function_result(p.oid) as result, proargmodes @> '{o}' as outputs, lanname as language,
      provolatile as volatility, proparallel as parallel, proisstrict as strict, prosecdef as definer,
      proconfig as settings, prosrc as body, replace(p.oid::regprocedure::text, ',', ', ') as signature,
      array(select coalesce(nullif(grantee, 0)::regrole::text, 'public') from aclexplode(proacl)
        where grantee <> proowner order by 1) as roles
    from pg_proc p join pg_namespace n on n.oid = pronamespace join pg_language l on l.oid = prolang
    where pronamespace in ${own} and prokind = 'f' order by p.oid`);
  return rows.map((row) => ({
    key: `function ${row.name}`,
    execute: { signature: typeOf(row.signature), roles: row.roles },
    sql: createFunction(row),
  }));
}

function createFunction(row: FunctionRow): string {
  const given = split(row.arguments).map((one) => pretty(one).replace(/^out /, "out "));
  const result = pretty(row.result ?? "").replace(/^table\(/, "table (");
  const returned = /^table \((.*)\)$/s.exec(result)?.[1];
  const volatility = { i: "immutable", s: "stable", v: "" }[row.volatility];
  const quote = row.body.includes("$$") ? "$body$" : "$$";
  const head = list(`create function ${row.name}(`, given, ")");
  const lines = [
    head.includes("\n")
      ? `create function ${row.name}(\n${given.map((one) => `  ${one}`).join(",\n")}\n)`
      : head,
    row.outputs && !row.result?.startsWith("SETOF")
      ? ""
      : returned
        ? list("returns table (", split(returned), ")", "  ")
        : `  returns ${result}`,
    `  language ${row.language}`,
    volatility && `  ${volatility}`,
    row.parallel === "s" && "  parallel safe",
    row.strict && "  strict",
    row.definer && "  security definer",
    ...(row.settings ?? []).map(
      (setting) => `  set ${setting.replace("=", " = ").replace('""', "''")}`,
    ),
    `as ${quote}${row.body}${quote};`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** Parts between commas that stand in no parentheses and quotes. */
function split(text: string): string[] {
  return text.match(/(?:\([^()]*\)|'[^']*'|[^,])+/g)?.map((part) => part.trim()) ?? [];
}

async function triggers(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{ name: string; table: string; definition: string }>(`
    select tgname as name, tgrelid::regclass::text as table, pg_get_triggerdef(t.oid, true) as definition
    from pg_trigger t join pg_proc p on p.oid = tgfoid
    where not tgisinternal and pronamespace in ${own} order by t.oid`);
  return rows.map(({ name, table, definition }) => {
    const [, head = "", when, call = ""] =
      /^(.*?)(?: WHEN \((.*)\))? (EXECUTE FUNCTION .*)$/s.exec(definition) ?? [];
    const [first = "", each = ""] = pretty(head).split(/ (?=for each )/);
    const [before = "", referencing] = first.split(/ (?=referencing )/);
    const order = before.replace(
      /(before|after) ([a-z ]+) on /,
      (_, moment: string, events: string) =>
        `${moment} ${["insert", "update", "delete", "truncate"].filter((event) => events.split(" or ").includes(event)).join(" or ")} on `,
    );
    const lines = [
      order,
      referencing && `  ${referencing}`,
      when ? `  ${each}` : "",
      when && `  when ${condition(pretty(when))}`,
      when ? `  ${callOf(call)};` : `  ${each} ${callOf(call)};`,
    ].filter(Boolean);
    return { key: `trigger ${name} on ${table}`, table, sql: lines.join("\n") };
  });
}

/** Arguments are texts that must stay as they are. */
function callOf(call: string): string {
  const line = call.replace("EXECUTE FUNCTION", "execute function");
  return line.length <= 110
    ? line
    : line.replace(
        /\(('.*')\)$/s,
        (_, given: string) => `(\n${filled(given.split(/(?<='), (?=')/), "    ")}\n  )`,
      );
}

/** `new.a is distinct from old.a or new.b is distinct from old.b` as one comparison of rows. */
function condition(when: string): string {
  const parts = when
    .split(" or ")
    .map((part) => /^(new|old)\.(\w+) is distinct from (new|old)\.\2$/.exec(part));
  if (parts.length === 1) return `(${when})`;
  if (parts.some((part) => !part)) return `(\n    ${when.replaceAll(" or ", "\n    or ")}\n  )`;
  const row = (at: 1 | 3) => parts.map((part) => `${part?.[at]}.${part?.[2]}`);
  const both = [row(1), row(3)].map((columns) => list("(", columns, ")", "    ").trimStart());
  return `(\n    ${both[0]}\n    is distinct from ${both[1]}\n  )`;
}

async function policies(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{
    name: string;
    table: string;
    restrictive: boolean;
    roles: string[];
    command: string;
    using: string | null;
    check: string | null;
  }>(`
    select polname as name, polrelid::regclass::text as table, not polpermissive as restrictive,
      array(select rolname::text from pg_roles where oid = any (polroles) order by 1) as roles,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end as command,
      pg_get_expr(polqual, polrelid, true) as using, pg_get_expr(polwithcheck, polrelid, true) as check
    from pg_policy order by oid`);
  return rows.map(({ name, table, restrictive, roles, command, using, check }) => ({
    key: `policy "${name}" on ${table}`,
    table,
    sql: [
      `create policy "${name}"`,
      `  on ${table}${restrictive ? " as restrictive" : ""} for ${command}`,
      `  to ${roles.length > 0 ? roles.join(", ") : "public"}`,
      using !== null && clause("using", pretty(using)),
      check !== null && clause("with check", pretty(check)),
    ]
      .filter(Boolean)
      .join("\n")
      .concat(";"),
  }));
}

function clause(word: string, expression: string): string {
  const line = `  ${word} (${expression})`;
  if (fits(line)) return line;
  const lines = expression.trim().replaceAll(/ and (?=exists|\(select)/g, "\nand ");
  return `  ${word} (\n${indented(lines, "    ")}\n  )`;
}
