import { describe, expect, test } from "vitest";
import type { PoolClass } from "../types.ts";
import { checkQuery, type Query, rejectInheritedNames } from "./query-guard.ts";

const refusal = (query: Query, poolClass: PoolClass = "authenticated") => {
  try {
    checkQuery(query, poolClass);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** A filter as lite reads it, at each place where one may stand. */
const places: [string, (condition: object) => Query][] = [
  ["a filter", (condition) => ({ where: { title: condition } })],
  ["a negated one", (condition) => ({ where: { title: { $not: condition } } })],
  [
    "a logical tree",
    (condition) => ({ where: { $or: [{ a: { $eq: 1 } }, { title: condition }] } }),
  ],
  [
    "a tree within a negated tree",
    (condition) => ({ where: { $not: { $and: [{ $or: [{ title: condition }] }] } } }),
  ],
  [
    "a filter of an embedded resource",
    (condition) => ({ select: ["id", { tours: { select: ["id"], where: { title: condition } } }] }),
  ],
  [
    "a tree of a resource within another",
    (condition) => ({
      select: [
        { x: { select: [{ y: { select: ["id"], where: { $or: [{ title: condition }] } } }] } },
      ],
    }),
  ],
  ["a path that lite did not resolve", (condition) => ({ where: { "x.$or": [{ t: condition }] } })],
];

describe.each(places)("I2: %s", (_place, query) => {
  test.each(["$regex", "$iregex", "$regexAny", "$regexAll", "$iregexAny", "$iregexAll"])(
    "with %s is refused to anonymous clients only",
    (operator) => {
      expect(refusal(query({ [operator]: "x" }), "anonymous-query")).toMatch(/signed-in/);
      expect(refusal(query({ [operator]: "x" }), "authenticated")).toBeUndefined();
      expect(refusal(query({ [operator]: "x" }), "own")).toBeUndefined();
    },
  );

  test.each([{ type: "query", from: "tours" }, { $ref: "slug" }])(
    "comparing with %j is refused to all clients",
    (operand) => {
      for (const poolClass of ["own", "anonymous-query", "authenticated"] as const)
        expect(refusal(query({ $eq: operand }), poolClass)).toMatch(/a value, not with a query/);
    },
  );

  test.each(["match.point", "$regex", ["match", "$ref"], { a: "query" }, null, 7, {}])(
    "comparing with %j is a plain filter",
    (operand) => expect(refusal(query({ $eq: operand }), "anonymous-query")).toBeUndefined(),
  );
});

test.each(["$exists", "$always", "$storageFolder", "$eq", "x.$exists"])(
  "I2: %s is not a column",
  (name) => {
    expect(refusal({ where: { [name]: { $eq: 1 } } })).toMatch(/not a column/);
    expect(refusal({ where: { $not: { [name]: { $eq: 1 } } } })).toMatch(/not a column/);
  },
);

test("I2: a malformed filter is refused", () => {
  for (const where of [null, "x", [1], { $or: { $eq: 1 } }, { title: "x" }])
    expect(refusal({ where })).toMatch(/malformed/);
});

test("A13: anonymous clients may select 60 items, including those of embedded resources", () => {
  const columns = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);
  const query = (count: number) => ({
    select: [{ a: { column: "content" } }, ...columns(20), { tours: { select: columns(count) } }],
  });
  expect(refusal(query(38), "anonymous-query")).toBeUndefined();
  expect(refusal(query(39), "anonymous-query")).toMatch(/60 columns/);
  expect(refusal(query(39), "authenticated")).toBeUndefined();
});

test("A13: anonymous clients may embed eight resources at any depth", () => {
  const nested = (depth: number): object[] =>
    depth === 0 ? [] : [{ [`r${depth}`]: { select: nested(depth - 1) } }];
  expect(refusal({ select: nested(8) }, "anonymous-query")).toBeUndefined();
  expect(refusal({ select: nested(9) }, "anonymous-query")).toMatch(/8 resources/);
  expect(refusal({ select: nested(9) }, "own")).toBeUndefined();
});

describe("I2: names inherited from Object.prototype", () => {
  const check = (query: string) => () => rejectInheritedNames(new URL(`http://x/?${query}`));

  test.each([
    "__proto__=eq.x",
    "a.__proto__=eq.x",
    "__proto__.order=x",
    '"constructor"=eq.x',
    "data->toString=eq.x",
    "select=id,__proto__:tours(id)",
    'select=id,"__proto__":tours(id)',
    "select=id,x:tours(y:posts(hasOwnProperty))",
    "%5f%5fproto%5f%5f=eq.x",
  ])("%s: refused", (query) => expect(check(query)).toThrow(/is not a column/));

  test.each(["slug=constructor", "slug=toString.x", "slug=not.valueOf.x", "a->b=hasOwnProperty"])(
    "%s: refused as an operator",
    (query) => expect(check(query)).toThrow(/is not an operator/),
  );

  test("the value of a function argument is accepted", () => {
    const call = new URL("http://x/rest/v1/rpc/search?words=constructor");
    expect(() => rejectInheritedNames(call)).not.toThrow();
    expect(() => rejectInheritedNames(call, "POST")).toThrow(/is not an operator/);
  });

  test.each([
    "slug=eq.__proto__",
    "or=(slug.eq.constructor)",
    "select=id,constructors",
    "title=ilike.*toString*",
  ])("%s: a value, or another name", (query) => expect(check(query)).not.toThrow());
});
