import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { splitSessions } from "../../../server/backend/database/postgres-database.ts";
import { parseServerAddress } from "../../../server/backend/database/server-address.ts";
import { SessionPool } from "../../../server/backend/database/session-pool.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

const role = `scarce_${randomUUID().slice(0, 8)}`;
let place: TestStores;
let owner: postgres.Sql;
let url: URL;

beforeAll(async () => {
  place = await createTestStores("plain");
  owner = postgres(place.options.databaseUrl, { max: 1, onnotice: () => {} });
  await owner.unsafe(`create role ${role} login password 'secret'`);
  url = new URL(place.options.databaseUrl);
  url.username = role;
  url.password = "secret";
});
afterAll(async () => {
  await owner.unsafe(`drop role ${role}`);
  await owner.end();
  await place.remove();
});

const limitTo = (count: number) => owner.unsafe(`alter role ${role} connection limit ${count}`);

function makePool(onRefused: (error: Error) => void = () => {}) {
  return new SessionPool({
    address: parseServerAddress(url.href),
    applicationName: "scarce",
    maxSessions: 3,
    onRefused,
  });
}

const useAll = (pool: SessionPool, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      pool.use(async (session) => {
        const { rows } = await session.run("select pg_backend_pid() as pid, pg_sleep(0.05)");
        return rows[0]?.pid;
      }),
    ),
  );

test("I5: while the server refuses further connections, requests queue for the open one", async () => {
  await limitTo(1);
  const refusals: Error[] = [];
  const pool = makePool((error) => refusals.push(error));
  expect(new Set(await useAll(pool, 1)).size).toBe(1);
  expect(new Set(await useAll(pool, 12)).size).toBe(1);
  expect(refusals[0]?.message).toMatch(/too many connections/);
  pool.close();
});

test("I5: a pool that was refused grows again when the server has free connections", async () => {
  await limitTo(1);
  const pool = makePool();
  await useAll(pool, 1);
  await useAll(pool, 6);
  await limitTo(3);
  await expect.poll(async () => new Set(await useAll(pool, 6)).size).toBe(3);
  pool.close();
});

test("I5: the start fails at once if its sessions cannot be reserved", async () => {
  await limitTo(1);
  const pool = makePool();
  await expect(pool.reserve(2)).rejects.toMatchObject({ code: "53300" });
  pool.close();
});

test("I5: the connections of a process are divided between its pools and the notification listener", () => {
  expect(splitSessions(6)).toEqual({ own: 2, queries: 1, services: 1, calls: 0, requests: 1 });
  for (let total = 6; total <= 200; total++) {
    const { own, queries, services, calls, requests } = splitSessions(total);
    expect(own + queries + services + calls + requests + 1).toBe(total);
    expect(Math.min(own - 1, queries, services, requests)).toBeGreaterThan(0);
  }
  expect(splitSessions(14)).toEqual({ own: 3, queries: 2, services: 2, calls: 2, requests: 4 });
});
