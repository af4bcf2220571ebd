import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type TestBackend, tour } from "./harness.ts";
import { PlanReader } from "./read-plans.ts";

let backend: TestBackend;
let database: PlanReader;

beforeAll(async () => {
  database = new PlanReader();
  backend = await startBackend({ upkeep: { first: 0, every: 20 } });
});
afterAll(async () => {
  database.restore();
  await backend.dispose();
});

test("I1: tables are tidied beside the requests, so that deleted rows leave no room behind", async () => {
  const tours = backend.service().from("tours");
  const rows = Array.from({ length: 20 }, (_, n) => ({ ...tour, slug: `gira-${n}` }));
  expect((await tours.insert(rows)).error).toBeNull();
  const known = async () => {
    const [table] = await database.run(
      "select reltuples::int as n, pg_relation_size(oid)::int as size from pg_class where relname = 'tours'",
    );
    return table;
  };
  await expect.poll(known, { timeout: 10_000 }).toMatchObject({ n: 20 });
  expect((await tours.delete().neq("slug", "")).error).toBeNull();
  await expect.poll(known, { timeout: 10_000 }).toEqual({ n: 0, size: 0 });
  expect(backend.logged.filter(({ level }) => level === "error")).toEqual([]);
});
