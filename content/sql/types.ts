import { columnsOf, keysOf } from "../columns.ts";
import type { Field, Fields, Member, Table } from "../define.ts";
import { isContentType } from "../properties.ts";
import { emptyList } from "./schema.ts";

const oneOf = ({ options }: { options: Readonly<Record<string, unknown>> }) =>
  Object.keys(options)
    .map((option) => JSON.stringify(option))
    .join(" | ");

const plainTypes = {
  slug: "string",
  text: "string",
  date: "string",
  datetime: "string",
  picture: "string",
  number: "number",
  month: "number",
  count: "number",
  money: "number",
  flag: "boolean",
  months: "number[]",
  list: "string[]",
  tags: "string[]",
  pictures: "string[]",
  relations: "string[]",
  relation: "string",
  drawing: "Drawing",
} as const;

/** Type of the values of a column or a member, without null. */
function typeOf(field: Field | Member): string {
  if (field.kind === "choice") return oneOf(field);
  if (field.kind === "choices") return `(${oneOf(field)})[]`;
  return field.kind === "array" ? objectType(field) : plainTypes[field.kind];
}

/**
 * Members that any writer may leave out are optional; those that the panel always writes are not, in Spanish:
 * a row from before a language was added lacks what it says.
 */
function memberLines(name: string, member: Member): string[] {
  const always = "required" in member || ("expected" in member && member.expected);
  const [spanish] = keysOf(name, member);
  return keysOf(name, member).map((key) => {
    const sure = always && key === spanish;
    return `${key}${sure ? "" : "?"}: ${typeOf(member)}${sure ? "" : " | null"};`;
  });
}

function objectType(field: Field & { kind: "array" }): string {
  const lines = [
    "id?: string;",
    ...(field.position ? [`${field.position}: number;`] : []),
    ...Object.entries(field.of).flatMap(([name, member]) => memberLines(name, member)),
  ];
  return `{\n${lines.map((line) => `      ${line}\n`).join("")}    }[]`;
}

/** Whether the database refuses that nothing stands in the column. */
function isSure(field: Field): boolean {
  return (
    field.kind === "slug" || field.kind === "count" || "required" in field || "initial" in field
  );
}

function fieldLines(name: string, field: Field): string[] {
  return columnsOf(name, field).map((column) => {
    if (field.kind === "pictures" && column === field.cover) return `${column}: string | null;`;
    const sure = emptyList(field.kind) !== undefined || (isSure(field) && column === name);
    return `${column}: ${typeOf(field)}${sure ? "" : " | null"};`;
  });
}

const requiredOf = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, field]) => isSure(field) && field.kind !== "count" && !("initial" in field))
    .map(([name]) => JSON.stringify(name));

/** The file of row types: the columns of every table that are declared, and which of them must be given. */
export function renderTypes(tables: readonly Table[]): string {
  const rows = tables.map(
    ({ table, fields }) =>
      `  ${table}: {\n${Object.entries(fields)
        .flatMap(([name, field]) => fieldLines(name, field))
        .map((line) => `    ${line}\n`)
        .join("")}  };\n`,
  );
  const required = tables.map(
    ({ table, fields }) => `  ${table}: ${requiredOf(fields).join(" | ") || "never"};\n`,
  );
  const types = tables.filter(isContentType).map(({ table }) => JSON.stringify(table));
  return [
    "// Made from the declarations in `content/` by `npm run content:migration`; changes go there.\n",
    'import type { Drawing } from "./brand/drawing.ts";\n',
    "/** The columns of declared tables, as they come out of the database. */",
    `export type DeclaredColumns = {\n${rows.join("")}};\n`,
    "/** The columns that a new row must have. */",
    `export type RequiredColumns = {\n${required.join("")}};\n`,
    "/** Tables of the content types. */",
    `export type EntryType = ${types.join(" | ")};\n`,
  ].join("\n");
}
