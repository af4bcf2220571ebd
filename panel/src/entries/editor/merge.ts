import { columnsOf, detailsColumnOf } from "#content/columns.ts";
import type { Field, FieldOf, Table } from "#content/define.ts";
import { picturesIn } from "../draft/forms";
import { listIn } from "../draft/member-forms";
import type { Columns } from "../draft/values";
import {
  type Compare,
  type ConflictPath,
  isObject,
  isSame,
  mergeOrder,
  mergeTree,
  resolve,
  type Three,
} from "./three-way";

export interface Merged {
  columns: Columns;
  /**
   * Places that both sides have changed in different ways: a column; in an array the column, the `id` of an
   * item and a member; in `image_details` the column, the key of a picture, and `alt` with a language or
   * `focus`; in a list the column and the index of a line. `columns` has the values of `mine` there: with
   * `mine` and `theirs` swapped it has those of `theirs`.
   */
  conflicts: ConflictPath[];
}

/**
 * Merges the changes that two people have made to an entry: values by column, arrays by item and member,
 * lists of unique values by value, translated lists by line, `image_details` by picture and language.
 * @param base columns from which both have started
 * @param mine may lack columns that have not changed, as may `theirs`
 */
export function merge(
  { fields }: Pick<Table, "fields">,
  base: Columns,
  mine: Columns,
  theirs: Columns,
): Merged {
  const rows = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  const conflicts: ConflictPath[] = [];
  const columns: Columns = {};
  const changed = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  for (const [name, field] of Object.entries(fields)) {
    const names = columnsOf(name, field);
    if (!names.some((column) => changed.has(column))) continue;
    const merged = mergeLists(name, field, rows, conflicts);
    if (merged) for (const column of names) changed.delete(column);
    Object.assign(columns, merged);
  }
  const ofDetails = new Set(
    Object.entries(fields).map(([name, field]) =>
      detailsColumnOf(name, field.kind === "picture" ? field : {}),
    ),
  );
  for (const column of changed) {
    // In alternative texts "" marks a decorative picture.
    const same = ofDetails.has(column) ? isSame : comparisonOf(fields[column]);
    columns[column] = mergeTree(ofColumn(rows, column), { conflicts, path: [column], same });
  }
  return { columns, conflicts };
}

const map = <From, To>({ base, mine, theirs }: Three<From>, change: (from: From) => To) => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
});
const ofColumn = (rows: Three<Columns>, column: string) => map(rows, (row) => row[column]);

/** An empty text is the same as none. */
const filled = (value: unknown) => (value === "" ? undefined : value);
const isSameValue: Compare = (one, other) => isSame(filled(one), filled(other));
const isSameTime: Compare = (one, other) =>
  isSameValue(one, other) || Date.parse(String(one)) === Date.parse(String(other));

function comparisonOf(field: Field | undefined): Compare {
  return field?.kind === "datetime" ? isSameTime : isSameValue;
}

/** Columns of a field with a list; undefined for other fields. */
function mergeLists(
  name: string,
  field: Field,
  rows: Three<Columns>,
  conflicts: ConflictPath[],
): Columns | undefined {
  switch (field.kind) {
    case "array":
      return { [name]: mergeArray(name, field, ofColumn(rows, name), conflicts) };
    case "list":
      return mergeLines(columnsOf(name, field), rows, conflicts);
    case "pictures": {
      const addresses = map(rows, (row) => picturesIn(row, name, field));
      const merged = mergeUnique(name, addresses, conflicts);
      return { [name]: merged, ...(field.cover && { [field.cover]: merged[0] ?? null }) };
    }
    case "tags":
    case "choices":
    case "months":
    case "relations": {
      const lists = map(rows, (row) => listIn(row, name));
      return { [name]: mergeUnique(name, lists, conflicts) };
    }
  }
}

function mergeArray(
  name: string,
  { position }: FieldOf<"array">,
  three: Three,
  conflicts: ConflictPath[],
): unknown {
  const { base, mine, theirs } = map(three, idsOf);
  if (resolve(three) || !base || !mine || !theirs)
    return mergeTree(three, { conflicts, path: [name] });
  const items = map(three, (list) =>
    Object.fromEntries((list as Columns[]).map((item) => [item.id, membersOf(item, position)])),
  );
  const merged = mergeTree(items, { conflicts, path: [name], same: isSameValue });
  const { order, isConflict } = mergeOrder({ base, mine, theirs }, (id) => id in merged);
  if (isConflict) conflicts.push([name]);
  return order.map((id, at) => ({
    id,
    ...(position !== undefined && { [position]: at + 1 }),
    ...merged[id],
  }));
}

/** Ids of the items; undefined if an item has none, or the same as another. */
function idsOf(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const ids = list.map((item) => (isObject(item) ? item.id : undefined));
  const areStrings = ids.every((id): id is string => typeof id === "string");
  return areStrings && new Set(ids).size === ids.length ? ids : undefined;
}

/** An item without its id and its position, which follow from the order. */
function membersOf(item: Columns, position: string | undefined): Columns {
  return Object.fromEntries(
    Object.entries(item).filter(([member]) => member !== "id" && member !== position),
  );
}

function mergeUnique<Value>(
  name: string,
  three: Three<readonly Value[]>,
  conflicts: ConflictPath[],
): readonly Value[] {
  const resolved = resolve(three);
  if (resolved) return resolved.value;
  const { order, isConflict } = mergeOrder(three);
  if (isConflict) conflicts.push([name]);
  return order;
}

/**
 * Merges the languages of a list, Spanish first, line by line. If one side has added, moved or removed lines,
 * changes of the other side cannot be assigned to them: the field is one conflict.
 */
function mergeLines(names: string[], rows: Three<Columns>, conflicts: ConflictPath[]): Columns {
  const lists = map(rows, (row) => names.map((name) => listIn(row, name)));
  const isAligned = (side: unknown[][]) =>
    side.every((list, at) => areAligned(lists.base[at] ?? [], list, at > 0));
  const columnsFrom = (merged: unknown[]) =>
    Object.fromEntries(names.map((name, at) => [name, merged[at]]));
  if (resolve(lists) || !isAligned(lists.mine) || !isAligned(lists.theirs))
    return columnsFrom(mergeTree(lists, { conflicts, path: names.slice(0, 1) }));
  const lines = map(lists, (side) => columnsFrom(side.map((list) => ({ ...list }))));
  const merged = mergeTree(lines, { conflicts, path: [], same: isSameValue });
  return columnsFrom(names.map((name) => linesOf(merged[name] as Record<string, unknown>)));
}

/** Whether no line was added, moved or removed. `mayBeEmpty`: translations may be missing as a whole. */
function areAligned(base: unknown[], list: unknown[], mayBeEmpty: boolean): boolean {
  if (mayBeEmpty && (base.length === 0 || list.length === 0)) return true;
  const isMoved = list.some(
    (line, at) => line !== base[at] && filled(line) !== undefined && base.includes(line),
  );
  return base.length === list.length && !isMoved;
}

/** A list without any text is empty. */
function linesOf(lines: Record<string, unknown>): unknown[] {
  const length = Math.max(0, ...Object.keys(lines).map((line) => Number(line) + 1));
  const list = Array.from({ length }, (_, at) => lines[at] ?? "");
  return list.some(Boolean) ? list : [];
}
