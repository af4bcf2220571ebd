import { createTable, type Difference } from "./compare-schema.ts";
import { accessStatements } from "./entries.ts";
import type { Schema } from "./schema.ts";

/** Statements of a migration that concern one table, in the order in which all tables take each step. */
export interface TableSteps {
  /** Drops what depends on columns. */
  before: string[];
  /** Makes or changes the table. */
  change: string[];
  /** Drops columns and tables. */
  drop: string[];
  /** Makes indexes, policies and triggers. */
  after: string[];
  /** Data that would be lost, or may be. */
  losses: string[];
  /** Changes that no generated migration can make. */
  refusals: string[];
}

export const noSteps = (): TableSteps => ({
  before: [],
  change: [],
  drop: [],
  after: [],
  losses: [],
  refusals: [],
});

export function tableSteps(schema: Schema, differences: readonly Difference[]): TableSteps {
  const { table, columns, constraints, entries } = schema;
  const of = (kind: Difference["kind"]) => differences.filter((one) => one.kind === kind);
  const isNew =
    differences.length > 0 &&
    Object.keys(columns).every((column) =>
      of("column").some(({ name, found }) => name === column && found === undefined),
    );
  if (isNew && !entries) {
    const refusal = `${table} is declared, and no migration makes it: write one, with its policies`;
    return { ...noSteps(), refusals: [refusal] };
  }
  const changes = isNew ? [] : of("column").map((one) => columnChange(one, schema));
  const changed = [
    ...changes.flatMap(({ action }) => action),
    ...of("constraint").flatMap(({ name, declared }) =>
      declared ? [`add constraint ${name} ${constraints[name]}`] : [],
    ),
  ];
  const replaced = (kind: "policy" | "trigger") =>
    of(kind).flatMap(({ name, found }) =>
      found ? [`drop ${kind} ${name} on public.${table};`] : [],
    );
  const dropped = of("constraint").flatMap(({ name, found }) =>
    found ? [`drop constraint ${name}`] : [],
  );
  const droppedColumns = changes.flatMap(({ dropped: column }) => column ?? []);
  return {
    before: [...replaced("trigger"), ...replaced("policy"), ...alter(table, dropped)],
    change: isNew ? [createTable(table, columns, constraints)] : alter(table, changed),
    drop: [
      ...alter(
        table,
        droppedColumns.map((column) => `drop column ${column}`),
      ),
      ...(entries ? droppedColumns.map((column) => removedFromDrafts(table, column)) : []),
    ],
    after: [
      ...(of("access").length > 0 ? [accessStatements(table)] : []),
      ...of("policy").flatMap(({ name }) => entries?.policies[name] ?? []),
      ...of("index").flatMap(({ name }) => entries?.indexes[name] ?? []),
      ...of("trigger").flatMap(({ name }) => entries?.triggers[name] ?? []),
    ],
    losses: changes.flatMap(({ loss }) => loss ?? []),
    refusals: changes.flatMap(({ refusal }) => refusal ?? []),
  };
}

const alter = (table: string, actions: readonly string[]) =>
  actions.length > 0 ? [`alter table public.${table}\n  ${actions.join(",\n  ")};`] : [];

const removedFromDrafts = (table: string, column: string) =>
  `update public.entry_drafts set data = data - '${column}', base = base - '${column}'
where entry_type = '${table}' and data ? '${column}';
delete from public.entry_drafts where entry_type = '${table}' and data = '{}' and not is_new;`;

interface Change {
  action: string[];
  dropped?: string;
  loss?: string;
  refusal?: string;
}

function columnChange({ name, declared, found }: Difference, { table, columns }: Schema): Change {
  const type = columns[name];
  if (!type) {
    const loss = `${table}.${name} is not declared: what is in it would be lost`;
    return { action: [], dropped: name, loss };
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
  if (is.isRequired !== was.isRequired)
    action.push(set(`${is.isRequired ? "set" : "drop"} not null`));
  const loss = `${table}.${name} becomes ${is.type}, and was ${was.type}: what does not fit would be lost`;
  const refusal = `${table}.${name} must be filled from now on: write the migration that fills it where it is empty`;
  return {
    action,
    ...(is.type !== was.type && { loss }),
    ...(is.isRequired && !was.isRequired && { refusal }),
  };
}

/** Parts of a column's description. */
function partsOf(description: string) {
  const [before = "", value] = description.split("default ");
  return {
    type: before.replace("not null", "").trim(),
    isRequired: before.includes("not null"),
    default: value,
  };
}
