import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { parseServerAddress } from "../../../server/backend/database/server-address.ts";
import {
  ConnectionLost,
  ResultTooLarge,
  Session,
} from "../../../server/backend/database/session.ts";
import { PoolExhausted, SessionPool } from "../../../server/backend/database/session-pool.ts";
import { eventually } from "../../support/eventually.ts";
import { freshRandom } from "../../support/random.ts";
import { slowdown } from "../../support/slowdown.ts";
import { volume } from "../../support/volume.ts";
import { startBackend, type TestBackend, tour } from "./harness.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

const kills = volume(20, 200, "SESSION_KILLS");
const random = freshRandom();

let place: TestStores;
let owner: postgres.Sql;
let backend: TestBackend;

beforeAll(async () => {
  place = await createTestStores("plain");
  owner = postgres(place.options.databaseUrl, { max: 2, onnotice: () => {} });
  backend = await startBackend(place.options);
  await backend
    .service()
    .from("tours")
    .insert([tour, { ...tour, slug: "oculta", is_active: false }], { defaultToNull: false });
});
afterAll(async () => {
  await backend.dispose();
  await owner.end();
  await place.remove();
});

function makePool(options: Partial<ConstructorParameters<typeof SessionPool>[0]> = {}) {
  return new SessionPool({
    address: parseServerAddress(place.options.databaseUrl),
    applicationName: "pool-test",
    maxSessions: 3,
    ...options,
  });
}

/** Terminates database sessions of this name, like a crash. */
const killSessions = (name: string) =>
  owner`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${name}`;

/** Sessions of this name, optionally only those whose last statement was this one. */
const countSessions = async (name: string, statement?: string) => {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = ${name}
      and query = coalesce(${statement ?? null}, query)`;
  return row?.count ?? 0;
};

test("L2: when sessions are killed during bursts, no statement runs as another role, and none hangs", async () => {
  const pool = makePool();
  const roles = new Set<unknown>();
  let done = 0;
  let lost = 0;
  const request = () =>
    pool
      .transaction(async (session) => {
        await session.run("select set_config('role', $1, true)", ["anon"]);
        await session.run("select pg_sleep(0.002)");
        const { rows } = await session.run("select current_user::text as role");
        roles.add(rows[0]?.role);
        done += 1;
      })
      .catch((error: Error & { code?: string }) => {
        expect([error.code, error.message]).toEqual([
          expect.stringMatching(/^CONNECTION_|^57P0|^ECONNRESET|^EPIPE/),
          expect.any(String),
        ]);
        lost += 1;
      });
  for (let kill = 0; kill < kills; kill++) {
    const burst = Array.from({ length: 12 }, request);
    await setTimeout(random.below(12));
    await killSessions("pool-test");
    await Promise.race([
      Promise.all(burst),
      setTimeout(30_000, undefined, { ref: false }).then(() =>
        Promise.reject(new Error("a statement hangs")),
      ),
    ]);
    // Reconnections by the driver, which nobody would use or close.
    await eventually(async () => expect(await countSessions("pool-test", "")).toBe(0));
  }
  expect(roles).toEqual(new Set(["anon"]));
  expect(lost).toBeGreaterThan(0);
  expect(done).toBeGreaterThan(0);
  const began = performance.now();
  await request();
  expect(performance.now() - began).toBeLessThan(2_000 * slowdown());
  pool.close();
  await eventually(async () => expect(await countSessions("pool-test")).toBe(0));
});

test("L2: requests whose sessions are killed see no hidden row, and later requests succeed", async () => {
  const seen = new Set<string>();
  const statuses = new Set<number>();
  const ask = async () => {
    const response = await backend.request("/rest/v1/tours?select=slug");
    statuses.add(response.status);
    if (response.ok)
      for (const { slug } of (await response.json()) as { slug: string }[]) seen.add(slug);
  };
  for (let kill = 0; kill < kills / 2; kill++) {
    const burst = Array.from({ length: 16 }, ask);
    await setTimeout(random.below(15));
    await Promise.all([killSessions("tsamma-requests"), killSessions("tsamma-anonymous")]);
    await Promise.all(burst);
  }
  expect(seen).toEqual(new Set([tour.slug]));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await eventually(async () => {
    const response = await backend.request("/rest/v1/tours?select=slug");
    expect(response.status).toBe(200);
  });
});

test("L2: a running statement of a killed session fails, and the session stays closed", async () => {
  const pool = makePool({ maxSessions: 1 });
  const session = await pool.acquire();
  const failing = expect(session.run("select pg_sleep(10)")).rejects.toThrow();
  const queued = expect(session.run("select 1")).rejects.toThrow();
  await eventually(async () => {
    expect([...(await killSessions("pool-test"))]).toEqual([{ pg_terminate_backend: true }]);
  });
  await Promise.all([failing, queued]);
  await expect(session.run("select 1")).rejects.toThrow(ConnectionLost);
  pool.release(session);
  // Its place in the pool is free again.
  expect(await pool.use((next) => next.run("select 1 as one"))).toMatchObject({
    rows: [{ one: 1 }],
  });
  pool.close();
});

test("L2: a caller waiting for a session that dies gets another", async () => {
  const pool = makePool({ maxSessions: 1 });
  const session = await pool.acquire();
  await session.run("select 1");
  const waiting = pool.use((next) => next.run("select 2 as two"));
  await killSessions("pool-test");
  await expect(session.run("select pg_sleep(10)")).rejects.toThrow();
  pool.release(session);
  expect(await waiting).toMatchObject({ rows: [{ two: 2 }] });
  pool.close();
});

test("L2: callers above the queue limit are refused at once, and waiting ones after the timeout", async () => {
  const pool = makePool({ maxSessions: 1, maxWaiting: 2, waitTimeoutMs: 200 });
  const session = await pool.acquire();
  const waiting = [pool.acquire(), pool.acquire()];
  const refused = Promise.all(waiting.map((each) => expect(each).rejects.toThrow(PoolExhausted)));
  const first = await Promise.race([
    pool.acquire().catch((error) => ["at once", error instanceof PoolExhausted]),
    refused.then(() => "after those who wait"),
  ]);
  expect(first).toEqual(["at once", true]);
  await refused;
  pool.release(session);
  expect(await pool.use((next) => next.run("select 1 as one"))).toMatchObject({
    rows: [{ one: 1 }],
  });
  pool.close();
});

test("L2: a result above the pool's limit is aborted on both sides, and the next session works", async () => {
  const pool = makePool({ maxSessions: 1, maxResultBytes: 1_000_000 });
  const large = "select repeat('x', 1000) as text from generate_series(1, 200000)";
  await expect(pool.use((session) => session.run(large))).rejects.toThrow(ResultTooLarge);
  await eventually(async () => expect(await countSessions("pool-test")).toBe(0));
  const small = "select repeat('x', 1000) as text from generate_series(1, 500)";
  expect(await pool.use((session) => session.run(small))).toMatchObject({ rowCount: 500 });
  pool.close();
});

test("L2: idle sessions beyond the minimum are closed", async () => {
  const pool = makePool({ maxSessions: 3, minSessions: 2, idleTimeoutMs: 300 });
  const sessions = await Promise.all([1, 2, 3].map(() => pool.acquire()));
  // Sessions of the previous pool are still closing.
  await eventually(async () => expect(await countSessions("pool-test")).toBe(3));
  for (const session of sessions) pool.release(session);
  await eventually(async () => expect(await countSessions("pool-test")).toBe(2));
  pool.close();
  await eventually(async () => expect(await countSessions("pool-test")).toBe(0));
});

test("I5: settings of the address are those of each session, without being startup parameters", async () => {
  const address = parseServerAddress(`${place.options.databaseUrl}?search_path=private`);
  const pool = makePool({ address, settings: { statement_timeout: 7_000 } });
  const { rows } = await pool.use((session) =>
    session.run(`select array_agg(setting order by name) as settings from pg_settings
      where name in ('TimeZone', 'search_path', 'statement_timeout')`),
  );
  expect(rows[0]?.settings.toSorted()).toEqual(["7000", "UTC", "private"]);
  const session = new Session({ address, applicationName: "pool-test" });
  await session.connect();
  const before = await session.run("select current_setting('search_path') as path");
  expect(before.rows[0]?.path).not.toBe("private");
  await session.end();
  pool.close();
});

test("I5, J11: statements are not compiled, which would take seconds, nor are those of a search by another program", async () => {
  const session = new Session({
    address: parseServerAddress(place.options.databaseUrl ?? ""),
    applicationName: "pool-test",
  });
  await session.connect();
  await session.run("set jit = on");
  await session.prepare();
  expect((await session.run("show jit")).rows).toEqual([{ jit: "off" }]);
  const search = await session.run(
    "select 'jit=off' = any (proconfig) as is_off from pg_proc where proname = 'search_entries'",
  );
  expect(search.rows).toEqual([{ is_off: true }]);
  await session.end();
});

test("I5: sslmode=prefer reaches a server without TLS, sslmode=require does not", async () => {
  const database = await openPostgresDatabase(`${place.options.databaseUrl}?sslmode=prefer`);
  await database.ping();
  await database.close();
  await expect(
    openPostgresDatabase(`${place.options.databaseUrl}?sslmode=require`),
  ).rejects.toThrow("DATABASE_URL cannot be reached: The server does not support SSL connections");
});

test("I2: a statement with a second one behind it is refused", async () => {
  const pool = makePool();
  await expect(pool.use((session) => session.run("select 1; select 2"))).rejects.toThrow(
    "cannot insert multiple commands into a prepared statement",
  );
  pool.close();
});

test("H5: arrays are stored in columns of either kind, JSON and text, and read as they were written", async () => {
  const written = {
    included_services: ["Guía", 'con "comillas", y \\', ""],
    itinerary: [{ day: 1, title_es: "Llegada", description_es: "" }],
  };
  const tours = () => backend.service().from("tours");
  await tours().update(written).eq("slug", tour.slug).throwOnError();
  const read = () =>
    tours().select("included_services, itinerary").eq("slug", tour.slug).single().throwOnError();
  expect((await read()).data).toMatchObject(written);
  const empty = { included_services: [], itinerary: [] };
  await tours().update(empty).eq("slug", tour.slug).throwOnError();
  expect((await read()).data).toEqual(empty);
});

test.each([
  ["anonymous", 3, () => backend.anonymous()],
  ["with the secret key", 8, () => backend.service()],
] as const)(
  "L2: a statement of a request (%s) has a timeout of %i seconds",
  async (_, seconds, client) => {
    // Timeout of the request's own session, read in that session.
    await owner.unsafe(`
    create or replace function public.told_timeout() returns text language sql
      as $$ select current_setting('statement_timeout') $$;
    grant execute on function public.told_timeout() to anon, service_role;
    notify pgrst`);
    await backend.reopen();
    const { data } = await client().rpc("told_timeout" as never);
    expect(data).toBe(`${seconds}s`);
  },
);
