import { randomUUID } from "node:crypto";
import { type Query, resourcesIn } from "./query-guard.ts";

/** Values of filters by the placeholder that lite parses instead. */
export type Literals = ReadonlyMap<string, string>;

const reserved = ["select", "order", "limit", "offset", "on_conflict", "columns", "apikey"];

/** Keys of logical trees, possibly after the path of an embedded resource. */
const treeKey = /^((?:.+?\.)??)((?:not\.)?(?:or|and))$/;

const comparison = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte)\.)(.+)$/s;

/**
 * Rewrites filters that lite 0.10.0 would read in another way than PostgREST. Values are replaced by placeholders:
 * quoted values of `or` and `and` with their escapes, and compared values with quotes, spaces at the ends, or a number in
 * another notation. Several logical trees are joined by `and`.
 * @returns undefined if there is nothing to rewrite
 */
export function extractLiterals(url: URL): { url: URL; literals: Literals } | undefined {
  const literals = new Map<string, string>();
  const placeholder = (value: string) => {
    const name = `literal_${randomUUID().replaceAll("-", "")}`;
    literals.set(name, value);
    return name;
  };
  const query = new URLSearchParams();
  for (const [key, value] of joinTrees(url.searchParams))
    query.append(key, reserved.includes(key) ? value : replaced(key, value, placeholder));
  if (literals.size === 0 && query.size === url.searchParams.size) return undefined;
  const changed = new URL(url);
  changed.search = query.toString();
  return { url: changed, literals };
}

/** lite would merge two `or` into one. */
function joinTrees(query: URLSearchParams): [key: string, value: string][] {
  const repeated = new Map<string, string[]>();
  for (const key of query.keys()) {
    const values = query.getAll(key);
    if (values.length > 1 && treeKey.test(key)) repeated.set(key, values);
  }
  return [
    ...[...query].filter(([key]) => !repeated.has(key)),
    ...[...repeated].map(([key, values]): [string, string] => {
      const [, path = "", operator] = treeKey.exec(key) ?? [];
      return [`${path}and`, `(${values.map((tree) => `${operator}${tree}`).join(",")})`];
    }),
  ];
}

/** Puts the values back into the parsed query. */
export function restoreLiterals(query: Query, literals: Literals): void {
  query.where = restored(query.where, literals, false);
  for (const resource of resourcesIn(query)) restoreLiterals(resource, literals);
}

function replaced(key: string, value: string, placeholder: (value: string) => string): string {
  if (treeKey.test(key)) return replaceQuoted(value, placeholder);
  const [, operator = "", operand = ""] = comparison.exec(value) ?? [];
  return isChangedByLite(operand) ? operator + placeholder(operand) : value;
}

function isChangedByLite(operand: string): boolean {
  // The guard decides about JSON, which lite parses.
  if (operand === "" || operand.trim().startsWith("{")) return false;
  const isQuoted = /^".*"$/s.test(operand.trim());
  const number = Number(operand);
  return (
    isQuoted ||
    operand.trim() !== operand ||
    (Number.isFinite(number) && String(number) !== operand)
  );
}

const quotedValue = /"((?:[^"\\]|\\.)*)"(?=[,)}]|$)/sy;

/** Replaces quoted values, but no quoted column names and nothing in JSON objects. */
function replaceQuoted(tree: string, placeholder: (value: string) => string): string {
  let result = "";
  let at = 0;
  while (at < tree.length) {
    const object = tree[at] === "{" ? jsonObjectAt(tree, at) : undefined;
    quotedValue.lastIndex = at;
    const quoted = tree[at] === '"' ? quotedValue.exec(tree) : null;
    if (object !== undefined) {
      result += object;
      at += object.length;
    } else if (quoted) {
      result += placeholder((quoted[1] ?? "").replace(/\\(.)/gs, "$1"));
      at += quoted[0].length;
    } else {
      result += tree[at];
      at += 1;
    }
  }
  return result;
}

function jsonObjectAt(text: string, start: number): string | undefined {
  let depth = 0;
  for (const part of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (part[0] === "{") depth += 1;
    if (part[0] === "}") depth -= 1;
    if (depth > 0) continue;
    const group = text.slice(start, start + part.index + 1);
    return isJson(group) ? group : undefined;
  }
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @param isPattern whether `*` stands for `%`, as in operands of `like` */
function restored(node: unknown, literals: Literals, isPattern: boolean): unknown {
  if (typeof node === "string") {
    const literal = literals.get(node);
    return literal === undefined ? node : isPattern ? literal.replaceAll("*", "%") : literal;
  }
  if (Array.isArray(node)) return node.map((each) => restored(each, literals, isPattern));
  if (typeof node !== "object" || node === null) return node;
  for (const [key, value] of Object.entries(node))
    (node as Record<string, unknown>)[key] = restored(
      value,
      literals,
      isPattern || /^\$i?like/.test(key),
    );
  return node;
}
