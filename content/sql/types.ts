import { columnsOf, keysOf } from "../columns.ts";
import type { Field, Fields, Member, Table } from "../define.ts";

const oneOf = (options: Readonly<Record<string, unknown>>) =>
  Object.keys(options)
    .map((option) => JSON.stringify(option))
    .join(" | ");

/** The type of what a member of an object holds. */
function memberType(member: Member): string {
  switch (member.kind) {
    case "text":
      return "string";
    case "number":
    case "money":
      return "number";
    case "flag":
      return "boolean";
    case "choice":
      return oneOf(member.options);
    case "choices":
      return `(${oneOf(member.options)})[]`;
    case "months":
      return "number[]";
  }
}

/** Members that any writer may leave out are optional; those that the panel always writes are not. */
function memberLines(name: string, member: Member): string[] {
  const sure = "required" in member || ("expected" in member && member.expected);
  return keysOf(name, member).map(
    (key) => `${key}${sure ? "" : "?"}: ${memberType(member)}${sure ? "" : " | null"};`,
  );
}

function objectType(field: Field & { kind: "objects" }): string {
  const lines = [
    ...(field.position ? [`${field.position}: number;`] : []),
    ...Object.entries(field.of).flatMap(([name, member]) => memberLines(name, member)),
  ];
  return `{\n${lines.map((line) => `      ${line}\n`).join("")}    }[]`;
}

/** Whether the database refuses that nothing stands in the column. */
function isSure(field: Field): boolean {
  return field.kind === "slug" || "required" in field || "initial" in field;
}

/** What a column holds when it is not null. */
function columnType(field: Field): string {
  switch (field.kind) {
    case "slug":
    case "text":
    case "moment":
    case "picture":
      return "string";
    case "number":
    case "money":
      return "number";
    case "flag":
      return "boolean";
    case "choice":
      return oneOf(field.options);
    case "choices":
      return `(${oneOf(field.options)})[]`;
    case "months":
      return "number[]";
    case "list":
    case "tags":
    case "pictures":
    case "refs":
      return "string[]";
    case "objects":
      return objectType(field);
  }
}

const listKinds: readonly Field["kind"][] = [
  "choices",
  "months",
  "list",
  "tags",
  "pictures",
  "refs",
  "objects",
];

function fieldLines(name: string, field: Field): string[] {
  return columnsOf(name, field).map((column) => {
    if (field.kind === "pictures" && column === field.cover) return `${column}: string | null;`;
    const sure = listKinds.includes(field.kind) || (isSure(field) && column === name);
    return `${column}: ${columnType(field)}${sure ? "" : " | null"};`;
  });
}

const requiredOf = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, field]) => isSure(field) && !("initial" in field))
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
  return [
    "// Made from the declarations in `content/` by `npm run content:migration`; changes go there.\n",
    "/** The columns of declared tables, as they come out of the database. */",
    `export type DeclaredColumns = {\n${rows.join("")}};\n`,
    "/** The columns that a new row must have. */",
    `export type RequiredColumns = {\n${required.join("")}};\n`,
  ].join("\n");
}
