import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { differing, readCatalog } from "../../../scripts/schema/databases.ts";
import { baselineOf, formerVersions } from "../../../server/backend/database/bridge.ts";
import { bootstrapDatabase, type Database } from "../../../server/backend/database/database.ts";
import { applyMigrations, readMigrations } from "../../../server/backend/database/migrations.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { makeSystemTables } from "../../../server/backend/lite/app.ts";
import { admin, startBackend, type TestBackend, tour } from "./harness.ts";
import { createTestStores } from "./test-stores.ts";

const versions = (migrations: readonly { version: string }[]) =>
  migrations.map(({ version }) => version);

/** New database in the state of a hosted project before its first migration. */
async function emptyDatabase(): Promise<Database> {
  const place = await createTestStores();
  const database = await openPostgresDatabase(place.options.databaseUrl);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  await makeSystemTables(database);
  await bootstrapDatabase(database);
  return database;
}

test("I1: the baseline creates the same catalog as the 50 migrations that it replaced", async (context) => {
  const database = await emptyDatabase();
  const { rows } = await database.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  // Older versions deparse privileges and expressions differently.
  if ((rows[0]?.major ?? 0) < 17) context.skip();
  await applyMigrations(database, versions(baselineOf(await readMigrations())));
  const fixture = await readFile("tests/fixtures/baseline-catalog.jsonl", "utf8");
  const former = new Map<string, string>(
    fixture
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  expect(former.size).toBeGreaterThan(900);
  expect(differing(former, await readCatalog(database))).toEqual([]);
});

let site: TestBackend;
beforeAll(async () => {
  site = await startBackend();
  await site
    .service()
    .from("tours")
    .insert({ ...tour, is_active: true });
});
afterAll(() => site.dispose());

/** Replaces the baseline in the migration history by the former versions. */
async function setHistory(former: readonly string[]): Promise<void> {
  const baseline = versions(baselineOf(await readMigrations()));
  await site.withDatabase(async (database) => {
    const history = "supabase_migrations.schema_migrations";
    await database.query(`delete from ${history} where version = any ($1::text[])`, [
      [...baseline, ...formerVersions],
    ]);
    await database.query(`insert into ${history} (version) select unnest($1::text[])`, [former]);
  });
}

const readHistory = () =>
  site.withDatabase(async (database) => {
    const { rows } = await database.query<{ version: string; name: string }>(
      "select version, name from supabase_migrations.schema_migrations order by version",
    );
    return rows;
  });

test("I1: a database with all former migrations starts and gets the history of the baseline", async () => {
  const migrations = await readMigrations();
  await setHistory(formerVersions);
  site.logged.length = 0;
  await site.reopen();
  expect(site.logged.map(({ message }) => message)).toContain("migration history rewritten");
  expect(site.logged.map(({ message }) => message)).not.toContain("migrations applied");
  expect((await site.anonymous().from("tours").select("slug")).data).toEqual([{ slug: tour.slug }]);
  await site.signedIn(admin);
  expect(await readHistory()).toEqual(migrations.map(({ version, name }) => ({ version, name })));

  site.logged.length = 0;
  await site.reopen();
  expect(site.logged.map(({ message }) => message)).not.toContain("migration history rewritten");
});

test.each([
  ["one former migration missing", formerVersions.slice(0, -1)],
  ["one former migration only", formerVersions.slice(0, 1)],
])(
  "I1: a database with %s is refused with the release to start first, and is not changed",
  async (_, former) => {
    await setHistory(former);
    await expect(site.reopen()).rejects.toThrow(
      `this data was made by an older version (newest migration ${former.at(-1)}): start the release of 2026-11-27 (migration ${formerVersions.at(-1)}) on it once, then this version`,
    );
    expect((await readHistory()).map(({ version }) => version)).toEqual(
      expect.arrayContaining([...former]),
    );
    await setHistory(formerVersions);
    await site.reopen();
  },
);

test("I1: no migration has the version of a former one", async () => {
  const own = versions(await readMigrations());
  expect(own.filter((version) => formerVersions.includes(version))).toEqual([]);
  expect(own).toEqual(own.toSorted());
});
