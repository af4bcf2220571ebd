import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from "../../../server/backend/database/embedded-database.ts";
import { startBackend, type TestBackend, temporaryFolder, tour } from "./harness.ts";

let backend: TestBackend;
let folder: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await temporaryFolder();
  database = await openEmbeddedDatabase(folder);
  backend = await startBackend();
  await backend.service().from("tours").insert(tour);
});
afterAll(async () => {
  await backend.dispose();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["included_services", "neq", "{}", 0],
  ["included_services", "eq", "{}", 1],
  ["itinerary", "eq", "{}", 0],
  ["itinerary", "cs", "{}", 0],
])("I3: %s %s %s compares with an empty list", async (column, operator, value, count) => {
  const { data, error } = await backend
    .anonymous()
    .from("tours")
    .select("slug")
    .filter(column, operator, value);
  expect(error).toBeNull();
  expect(data).toHaveLength(count);
});

test("I3: a filter that is no list is the client's fault, and the next request finds all well", async () => {
  const tours = () => backend.anonymous().from("tours").select("slug");
  const { error } = await tours().filter("included_services", "eq", '{"a":1}');
  expect(error?.code).toBe("22P02");
  expect((await tours()).data).toHaveLength(1);
});

test("I1: a session in the middle of a broken message comes back, out of its transaction", async () => {
  const { driver } = database.connection;
  await driver.exec("begin; create table unfinished (id int)");
  // What PGlite can write no parameter from; half of the message stays behind.
  class Unwritable {}
  await expect(driver.query("select $1::text[]", [new Unwritable()])).rejects.toThrow();
  await database.recover();
  const { rows } = await driver.query(
    "select $1::text as echo, to_regclass('unfinished') as left",
    ["x"],
  );
  expect(rows).toEqual([{ echo: "x", left: null }]);
});
