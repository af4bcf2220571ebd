import type { Rendered } from "./rendered.ts";

/** A schema file, `supabase/schemas/NAME`. */
export interface SchemaFile {
  name: string;
  text: string;
}

/** A paragraph of a schema file: comments, and one statement or those of one table. */
interface Part {
  comment: string[];
  /** Comments in a table, by the column below them. */
  columnComments: Map<string, string[]>;
  key?: string;
  text: string;
}

/**
 * Schema files with the present text of each object. Comments and the order stay as they are; objects that are
 * gone leave; new ones are appended to the file of their table or function, or make a file of their own.
 * @param newFile name of the file for a new table or function.
 */
export function refreshed(
  files: readonly SchemaFile[],
  objects: readonly Rendered[],
  newFile: (object: Rendered) => string,
): SchemaFile[] {
  const byKey = new Map(objects.map((object) => [object.key, object]));
  const pages = files.map(({ name, text }) => ({ name, parts: parse(text) }));
  const homes = new Map<string, string>();
  for (const { name, parts } of pages) for (const { key } of parts) if (key) homes.set(key, name);
  for (const object of objects) {
    if (homes.has(object.key)) continue;
    const needs = [object.table && `table ${object.table}`, functionOf(object)];
    // Files are applied in the order of their names.
    const home = needs
      .flatMap((key) => homes.get(key || "") ?? [])
      .toSorted()
      .at(-1);
    const name = home ?? newFile(object);
    const part = { ...emptyPart(), key: object.key };
    homes.set(object.key, name);
    const page = pages.find((each) => each.name === name);
    if (page) page.parts.push(part);
    else pages.push({ name, parts: [part] });
  }
  return pages
    .map(({ name, parts }) => ({ name, text: render(parts, byKey) }))
    .filter(({ text }) => /^[^-\n]/m.test(text))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The function that a trigger calls. */
const functionOf = ({ sql }: Rendered) =>
  `function ${/^create (?:constraint )?trigger[\s\S]*execute function ([\w.]+)\(/.exec(sql)?.[1]}`;

function render(parts: Part[], objects: Map<string, Rendered>): string {
  const kept = parts.filter(({ key }) => !key || objects.has(key));
  const texts = kept.map(({ comment, columnComments, key, text }) => {
    const sql = objects.get(key ?? "")?.sql ?? text;
    return [...comment, ...(sql ? [withComments(sql, columnComments)] : [])].join("\n");
  });
  const grants = functionGrants(kept.flatMap(({ key }) => objects.get(key ?? "") ?? []));
  const all = [...texts, ...(grants ? [grants] : [])];
  return all.length > 0 ? `${all.join("\n\n")}\n` : "";
}

function withComments(sql: string, comments: Map<string, string[]>): string {
  if (comments.size === 0) return sql;
  return sql
    .split("\n")
    .flatMap((line) => [...(comments.get(columnOf(line)) ?? []), line])
    .join("\n");
}

/** The first word of a line of `create table`. */
const columnOf = (line: string) => /^ {2}(\w+) /.exec(line)?.[1] ?? "";

/** Grants on the functions of a file. They name all roles, because projects have different defaults. */
function functionGrants(objects: Rendered[]): string {
  const functions = objects.flatMap(({ execute }) => execute ?? []);
  if (functions.length === 0) return "";
  const byRoles = Map.groupBy(
    functions.filter(({ roles }) => roles.length > 0),
    ({ roles }) => roles.join(", "),
  );
  const named = (of: typeof functions) =>
    `${of.length > 1 ? "\n" : " "}${of.map(({ signature }) => `${of.length > 1 ? "  " : ""}${signature}`).join(",\n")}\n`;
  return [
    `revoke execute on function${named(functions)}from public, anon, authenticated, service_role;`,
    ...[...byRoles].map(([roles, of]) => `grant execute on function${named(of)}to ${roles};`),
  ].join("\n");
}

const emptyPart = (): Part => ({ comment: [], columnComments: new Map(), text: "" });

/** Splits a file at its empty lines, but for those in bodies of functions. */
export function parse(text: string): Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  let isBody = false;
  const end = () => {
    const part = partOf(lines);
    // Rendered anew from the functions of the file.
    if (lines.length > 0 && !/^revoke execute on function/.test(part.text)) parts.push(part);
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (/^as \$\w*\$/.test(line)) isBody = true;
    if (/\$\w*\$;$/.test(line)) isBody = false;
    if (line === "" && !isBody) end();
    else lines.push(line);
  }
  end();
  return parts;
}

function partOf(lines: string[]): Part {
  const from = lines.findIndex((line) => !line.startsWith("--"));
  const part = { ...emptyPart(), comment: from < 0 ? lines : lines.slice(0, from) };
  if (from < 0) return part;
  const text = lines.slice(from).join("\n");
  const key = keyOf(text);
  if (key?.startsWith("table"))
    for (const [at, line] of lines.entries()) {
      let first = at;
      while (/^ {2}--/.test(lines[first - 1] ?? "")) first -= 1;
      if (first < at && columnOf(line))
        part.columnComments.set(columnOf(line), lines.slice(first, at));
    }
  return { ...part, key, text };
}

const heads: [RegExp, (match: RegExpExecArray) => string][] = [
  [/^create table ([\w.]+)/, ([, name]) => `table ${name}`],
  [/^create or replace view ([\w.]+)/, ([, name]) => `view ${name}`],
  [
    /^insert into private\.content_types [^(]*\([^)]*\)\s*values \('(\w+)'/,
    ([, type]) => `content type ${type}`,
  ],
  [/^create function ([\w.]+)/, ([, name]) => `function ${name}`],
  [/^create (?:unique )?index (\w+) on (\w+)\./, ([, name, schema]) => `index ${schema}.${name}`],
  [
    /^create (?:constraint )?trigger (\w+) .*? on ([\w.]+)/s,
    ([, name, table]) => `trigger ${name} on ${table}`,
  ],
  [/^create policy ("[^"]+")\s+on ([\w.]+)/, ([, name, table]) => `policy ${name} on ${table}`],
];

/** Object that a statement creates, as {@link Rendered.key}; undefined for statements that are kept as written. */
function keyOf(text: string): string | undefined {
  for (const [pattern, name] of heads) {
    const match = pattern.exec(text);
    if (match) return name(match);
  }
}
