import { RequestRefused } from "../api/answers.ts";

/** What lite has read of a request before it makes SQL of it. */
export interface Query {
  where?: unknown;
  select?: readonly unknown[];
}

/**
 * Refuses names that every JavaScript object inherits: lite keeps what it reads in plain objects, finds
 * `__proto__` there already, and writes the request's filter or order into every object of the process.
 * @throws {RequestRefused}
 */
export function refuseInheritedNames({ searchParams }: URL): void {
  for (const [key, value] of searchParams) {
    const names = key === "select" ? `${key},${value}` : key;
    for (const name of names.match(/[\w$]+/g) ?? [])
      if (name in Object.prototype) throw unreadable(`"${name}" is not a column`);
  }
}

/**
 * Refuses filters that are more than filters. lite reads `eq.{…}` as JSON, and compiles an object that
 * looks like one of its own queries, raw SQL in it included.
 * @throws {RequestRefused}
 */
export function checkQuery(query: Query): void {
  if (query.where !== undefined) checkConditions(query.where);
  for (const item of query.select ?? [])
    for (const part of Object.values(isObject(item) ? item : {}))
      if (isObject(part) && "select" in part) checkQuery(part as Query);
}

/** By column, or `$and`, `$or` and `$not`, which may stand behind the path of an embedded resource. */
function checkConditions(conditions: unknown): void {
  for (const [key, value] of Object.entries(asObject(conditions))) {
    const name = key.slice(key.lastIndexOf(".") + 1);
    if (name === "$and" || name === "$or") for (const each of asList(value)) checkConditions(each);
    else if (name === "$not") checkConditions(value);
    else if (name.startsWith("$")) throw unreadable(`"${name}" is not a column`);
    else checkOperators(value);
  }
}

function checkOperators(operators: unknown): void {
  for (const [operator, operand] of Object.entries(asObject(operators))) {
    if (operator === "$not") checkOperators(operand);
    else if (isObject(operand) && ("$ref" in operand || operand.type === "query"))
      throw unreadable("a filter compares with a value, not with a query");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asObject(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw unreadable("the filter is malformed");
  return value;
}

function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw unreadable("the filter is malformed");
  return value;
}

const unreadable = (message: string) => new RequestRefused(400, "PGRST100", message);
