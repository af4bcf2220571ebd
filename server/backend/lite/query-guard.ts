import { limits } from "../../limits.ts";
import { RequestRefused } from "../api/error-responses.ts";
import type { PoolClass } from "../types.ts";

/** lite's parsed query, before it becomes SQL. */
export interface Query {
  where?: unknown;
  select?: readonly unknown[];
}

const { maxColumns, maxResources } = limits.anonymousQuery;

/**
 * Rejects names inherited from Object.prototype: lite stores its input in plain objects, finds `__proto__`
 * there, and would write the request's filter or order into every object of the process.
 * @throws {RequestRefused}
 */
export function rejectInheritedNames({ pathname, searchParams }: URL, method = "GET"): void {
  // The parameters of a call by POST filter its result, others may be arguments.
  const mayBeArgument = pathname.startsWith("/rest/v1/rpc/") && method !== "POST";
  for (const [key, value] of searchParams) {
    // lite looks operators up in a plain object. Arguments have none.
    const operator = mayBeArgument ? "" : (/^(?:not\.)?(\w+)(?:\.|$)/.exec(value)?.[1] ?? "");
    if (operator in Object.prototype) throw unreadable(`"${operator}" is not an operator`);
    const names = key === "select" ? `${key},${value}` : key;
    for (const name of names.match(/[\w$]+/g) ?? [])
      if (name in Object.prototype) throw unreadable(`"${name}" is not a column`);
  }
}

/**
 * Rejects filter values that are queries. lite parses `eq.{…}` as JSON, and compiles an object in the form
 * of its own queries, including raw SQL. For anonymous clients it also rejects regular expressions, some of
 * which run for minutes, and queries that multiply their result.
 * @throws {RequestRefused}
 */
export function checkQuery(query: Query, poolClass: PoolClass): void {
  checkFilters(query, poolClass);
  if (poolClass !== "anonymous-query") return;
  const { items, resources } = countSelected(query);
  if (items > maxColumns) throw tooMuch(`select at most ${maxColumns} columns`);
  if (resources > maxResources) throw tooMuch(`embed at most ${maxResources} resources`);
}

function checkFilters(query: Query, poolClass: PoolClass): void {
  if (query.where !== undefined) checkConditions(query.where, poolClass);
  for (const resource of resourcesIn(query)) checkFilters(resource, poolClass);
}

/**
 * Keys are columns, or `$and`, `$or` and `$not`, possibly after the path of an embedded resource.
 */
function checkConditions(conditions: unknown, poolClass: PoolClass): void {
  for (const [key, value] of Object.entries(asObject(conditions))) {
    const name = key.slice(key.lastIndexOf(".") + 1);
    if (name === "$and" || name === "$or")
      for (const each of asList(value)) checkConditions(each, poolClass);
    else if (name === "$not") checkConditions(value, poolClass);
    else if (name.startsWith("$")) throw unreadable(`"${name}" is not a column`);
    else checkOperators(value, poolClass);
  }
}

function checkOperators(operators: unknown, poolClass: PoolClass): void {
  for (const [operator, operand] of Object.entries(asObject(operators))) {
    if (operator === "$not") checkOperators(operand, poolClass);
    else if (isObject(operand) && ("$ref" in operand || operand.type === "query"))
      throw unreadable("a filter compares with a value, not with a query");
    else if (poolClass === "anonymous-query" && /^\$i?regex/.test(operator))
      throw tooMuch("match and imatch are for signed-in users");
  }
}

function countSelected(query: Query): { items: number; resources: number } {
  const within = resourcesIn(query);
  const counts = within.map(countSelected);
  return {
    items: (query.select ?? []).length + sum(counts.map(({ items }) => items)),
    resources: within.length + sum(counts.map(({ resources }) => resources)),
  };
}

/** Embedded resources. */
export function resourcesIn({ select = [] }: Query): Query[] {
  return select
    .flatMap((item) => Object.values(isObject(item) ? item : {}))
    .filter((part): part is Record<string, unknown> & Query => isObject(part) && "select" in part);
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

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
const tooMuch = (message: string) => new RequestRefused(400, "PGRST100", message);
