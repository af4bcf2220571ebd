import type { Queryable } from "../../content/sql/compare-schema.ts";
import { filled, fits, indented, list, pretty, prettyType } from "./pretty.ts";
import { renderTables, renderViews } from "./render-tables.ts";
import { renderContentTypes } from "./render-types.ts";
import { ownSchemas, type Rendered } from "./rendered.ts";

/** Renders all objects of the schemas `public` and `private`, and ours on the tables of `auth` and `storage`. */
export async function renderObjects(transaction: Queryable): Promise<Rendered[]> {
  // Deparsed names carry their schema.
  await transaction.exec("set local search_path = ''");
  return [
    ...(await renderTables(transaction)),
    ...(await renderViews(transaction)),
    ...(await indexes(transaction)),
    ...(await functions(transaction)),
    ...(await triggers(transaction)),
    ...(await policies(transaction)),
    ...(await renderContentTypes(transaction)),
  ];
}

async function indexes(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{ name: string; table: string; definition: string }>(`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table,
      pg_get_indexdef(indexrelid, 0, true) as definition
    from pg_index join pg_class c on c.oid = indrelid
    where relnamespace in ${ownSchemas} and not exists (select from pg_constraint where conindid = indexrelid)
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
    where pronamespace in ${ownSchemas} and prokind = 'f' order by p.oid`);
  return rows.map((row) => ({
    key: `function ${row.name}`,
    execute: { signature: prettyType(row.signature), roles: row.roles },
    sql: createFunction(row),
  }));
}

function createFunction(row: FunctionRow): string {
  const given = split(row.arguments).map(pretty);
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

/** Splits at commas outside parentheses and quotes. */
function split(text: string): string[] {
  return text.match(/(?:\([^()]*\)|'[^']*'|[^,])+/g)?.map((part) => part.trim()) ?? [];
}

async function triggers(transaction: Queryable): Promise<Rendered[]> {
  const { rows } = await transaction.query<{ name: string; table: string; definition: string }>(`
    select tgname as name, tgrelid::regclass::text as table, pg_get_triggerdef(t.oid, true) as definition
    from pg_trigger t join pg_proc p on p.oid = tgfoid
    where not tgisinternal and pronamespace in ${ownSchemas} order by t.oid`);
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

/** The arguments are texts: their contents must not change. */
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
