import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, content, hidden, shown, startCast } from "./cast.ts";

let cast: Cast;
/** Responses while the hidden rows exist, by user and query. */
const withThem = new Map<string, string>();
const without = new Map<string, string>();
const users = ["anonymous", "traveller"] as const;

/** Queries of every kind; `T` stands for the table's title column. */
const queries = [
  "select=*",
  `select=*&slug=eq.${hidden}`,
  `select=*&slug=neq.${shown}`,
  `select=*&slug=in.(${hidden},${shown})`,
  `select=*&slug=not.in.(${shown})`,
  `select=*&slug=not.eq.${shown}`,
  `select=*&or=(slug.eq.${hidden},T.ilike.*secreto*)`,
  `select=*&and=(slug.eq.${hidden},or(T.ilike.*secreto*,T.like.*Secreto*))`,
  "select=*&T=ilike.*secreto*",
  "select=*&T=like.Secreto*",
  "select=*&T=match.^Secreto",
  "select=*&T=imatch.^secreto",
  "select=*&T=fts.secreto",
  "select=*&T=gt.M",
  "select=*&or=(is_active.is.false,is_active.is.true)",
  "select=*&is_active=eq.false",
  "select=*&is_active=not.is.true",
  "select=*&is_published=eq.false",
  "select=*&is_published=not.is.true",
  "select=*&order=created_at.desc",
  "select=*&order=T.asc&limit=1",
  "select=*&order=T.desc&limit=1",
  "select=*&limit=1&offset=1",
  "select=*&offset=1",
  "select=*&limit=0",
  "select=slug&order=slug.asc&limit=1",
  "select=id,T",
  "select=count()",
  "select=T.count()",
  "select=id.count(),T.max()",
  "select=T.max()",
  "select=created_at.min(),updated_at.max()",
  "select=*,user_roles(*)",
  "select=*,contact_submissions(*)",
  "select=alias:T,slug::text",
  "select=slug->>x",
  "columns=slug&select=*",
];
const headers: Record<string, string>[] = [
  {},
  { prefer: "count=exact" },
  { prefer: "count=planned" },
  { prefer: "count=estimated" },
  { prefer: 'return=minimal, count = "planned"' },
  { prefer: "handling=strict, count=estimated" },
  { range: "0-0", "range-unit": "items", prefer: "count=exact" },
  { range: "1-9", "range-unit": "items", prefer: "count=planned" },
  { accept: "text/csv" },
  { accept: "application/vnd.pgrst.object+json" },
  { accept: "application/vnd.pgrst.plan+json" },
  { accept: "application/geo+json" },
];
/** Writes whose error or effect must not reveal a row. */
const writes: [method: string, query: string, prefer: string][] = [
  ["POST", "", "return=representation"],
  ["POST", "on_conflict=slug", "resolution=merge-duplicates,return=representation"],
  ["POST", "on_conflict=slug", "resolution=ignore-duplicates,return=representation"],
  ["PATCH", `slug=eq.${hidden}`, "return=representation,count=exact"],
  ["PATCH", `slug=eq.${hidden}`, "return=minimal,count=planned"],
  ["DELETE", `slug=eq.${hidden}`, "return=representation,count=exact"],
  ["DELETE", `slug=eq.${hidden}`, "return=minimal,count=estimated"],
];

beforeAll(async () => {
  cast = await startCast();
  await askEverything(withThem);
  for (const { table } of content) {
    const { data } = await cast.service.from(table).delete().eq("slug", hidden).select();
    expect(data).toHaveLength(1);
  }
  await askEverything(without);
});
afterAll(() => cast.backend.dispose());

describe.each(users)("I2: for %s", (who) => {
  test.each(content)("a hidden row of $table changes no response", ({ table }) => {
    const asked = [...withThem].filter(([question]) => question.startsWith(`${who} ${table} `));
    expect(asked.length).toBeGreaterThan(3 * queries.length + 3 * headers.length);
    for (const [question, answer] of asked) {
      expect(answer, question).toBe(without.get(question));
      expect(answer, question).not.toMatch(/secreto/i);
      expect(Number(/status (\d+)/.exec(answer)?.[1]), question).toBeLessThan(500);
    }
  });

  test.each(content)("the visible row of $table is found", ({ table }) => {
    const question = `${who} ${table} GET select=* {"prefer":"count=planned"}`;
    expect(withThem.get(question)).toContain(`"slug":"${shown}"`);
    expect(withThem.get(question)).toContain("range 0-0/1");
  });
});

async function askEverything(answers: Map<string, string>) {
  for (const who of users) {
    const { data } = await cast[who].auth.getSession();
    const authorization = `Bearer ${data.session?.access_token ?? cast.backend.backend.publishableKey}`;
    for (const { table, title, row } of content) {
      const ask = async (
        method: string,
        query: string,
        more: Record<string, string>,
        body?: string,
      ) => {
        const path = `/rest/v1/${table}?${query.replaceAll(/\bT\b/g, title)}`;
        const init = { method, body, headers: { authorization, ...more } };
        const response = await cast.backend.request(path, init);
        const range = response.headers.get("content-range");
        const type = response.headers.get("content-type");
        answers.set(
          `${who} ${table} ${method} ${query} ${JSON.stringify(more)}`,
          `status ${response.status} range ${range} ${type} ${await response.text()}`,
        );
      };
      for (const query of queries) {
        await ask("GET", query, {});
        await ask("GET", query, { prefer: "count=planned" });
        await ask("HEAD", query, { prefer: "count=estimated" });
      }
      for (const more of headers) {
        for (const query of ["select=*", `select=*&slug=eq.${hidden}`, "select=*&offset=1"]) {
          await ask("GET", query, more);
          await ask("HEAD", query, more);
        }
      }
      for (const [method, query, prefer] of writes) {
        const body = JSON.stringify(
          method === "POST" ? { ...row, slug: hidden } : { slug: "otro" },
        );
        const json = { prefer, "content-type": "application/json" };
        await ask(method, query, json, method === "DELETE" ? undefined : body);
      }
    }
  }
}
