import { expect, test } from "vitest";
import { extractLiterals, restoreLiterals } from "./filter-literals.ts";
import type { Query } from "./query-guard.ts";

/** The query with its placeholders as `<value>`. */
function extracted(query: Record<string, string>) {
  const url = new URL(`http://localhost/rest/v1/posts?${new URLSearchParams(query)}`);
  const found = extractLiterals(url);
  const given = Object.fromEntries((found?.url ?? url).searchParams);
  for (const [name, value] of found?.literals ?? [])
    for (const key of Object.keys(given))
      given[key] = given[key]?.replace(name, `<${value}>`) ?? "";
  return given;
}

test.each([
  ["a quoted value", '(title.eq."x")', "(title.eq.<x>)"],
  [
    "a quoted value with commas and parentheses",
    '(a.eq."x, (y)",b.eq.1)',
    "(a.eq.<x, (y)>,b.eq.1)",
  ],
  [
    "escaped quotes and backslashes",
    String.raw`(a.eq."El \"gran\" \\ mar")`,
    String.raw`(a.eq.<El "gran" \ mar>)`,
  ],
  ["values of a list", '(a.in.("x,y",z,"w"))', "(a.in.(<x,y>,z,<w>))"],
  ["elements of an array", '(tags.cs.{"x,y","z"})', "(tags.cs.{<x,y>,<z>})"],
  [
    "a nested tree",
    '(and(a.eq."x",or(b.eq."y",c.eq.2)),d.is.null)',
    "(and(a.eq.<x>,or(b.eq.<y>,c.eq.2)),d.is.null)",
  ],
  ["an empty value", '(a.eq."")', "(a.eq.<>)"],
  ["a JSON object", '(data.cs.{"a":"b","c":"d"})', '(data.cs.{"a":"b","c":"d"})'],
  ["a quoted column", '("a b".eq.1)', '("a b".eq.1)'],
  ["an unfinished quote", '(a.eq."x)', '(a.eq."x)'],
])("I3: %s of a logical tree is replaced", (_what, tree, expected) => {
  expect(extracted({ or: tree })).toEqual({ or: expected });
  expect(extracted({ "tours.not.and": tree })).toEqual({ "tours.not.and": expected });
});

test.each([
  ['eq."x"', 'eq.<"x">'],
  ['not.eq."x"', 'not.eq.<"x">'],
  ["eq. x ", "eq.< x >"],
  ["eq.1.50", "eq.<1.50>"],
  ["gt.0x10", "gt.<0x10>"],
  ["eq.9007199254740993", "eq.<9007199254740993>"],
  ["eq.x", "eq.x"],
  ["eq.150", "eq.150"],
  ["eq.", "eq."],
  ["is.null", "is.null"],
  ["lt. {} ", "lt. {} "],
  ['in.("x","y")', 'in.("x","y")'],
])("I3: the filter %j is sent to lite as %j", (filter, expected) => {
  expect(extracted({ title: filter })).toEqual({ title: expected });
});

test("I3: names of columns are never replaced", () => {
  const query = {
    select: '"a b"',
    order: "title",
    limit: "1e1",
    offset: "0x1",
    columns: '"a","b"',
  };
  expect(extracted(query)).toEqual(query);
});

test.each(["or", "not.or", "and", "tours.or", "tours.not.and"])(
  "I3: several %s are joined, and do not become one",
  (key) => {
    const url = new URL(
      `http://localhost/rest/v1/posts?a=eq.1&${key}=(a.eq.1,b.eq.2)&${key}=(c.eq.3)`,
    );
    const [, path = "", operator] = /^(tours\.)?(.*)$/.exec(key) ?? [];
    expect(Object.fromEntries(extractLiterals(url)?.url.searchParams ?? [])).toEqual({
      a: "eq.1",
      [`${path}and`]: `(${operator}(a.eq.1,b.eq.2),${operator}(c.eq.3))`,
    });
  },
);

test("I3: values are restored at every depth, with `*` as a wildcard in patterns only", () => {
  const literals = new Map([["one", 'a*"b"']]);
  const query: Query = {
    where: { $or: [{ title: { $eq: "one" } }, { title: { $not: { $ilike: "one" } } }] },
    select: ["id", { tours: { select: ["id"], where: { name: { $in: ["one", "two"] } } } }],
  };
  restoreLiterals(query, literals);
  expect(query).toEqual({
    where: { $or: [{ title: { $eq: 'a*"b"' } }, { title: { $not: { $ilike: 'a%"b"' } } }] },
    select: ["id", { tours: { select: ["id"], where: { name: { $in: ['a*"b"', "two"] } } } }],
  });
});
