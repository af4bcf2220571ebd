import { expect, test } from "vitest";
import { AccountLimit } from "./account-limit.ts";

/** Keyed hashes of an account and its address, as sent to the database. */
async function hashesOf(key: string, account: string, address: string): Promise<string[]> {
  const asked: unknown[] = [];
  const limit = new AccountLimit({
    key,
    now: () => 0,
    store: {
      query: async (_sql, parameters = []) => {
        asked.push(...parameters);
        return { rows: [] };
      },
    },
  });
  await limit.reserve(account, address);
  await limit.remember(account, address);
  return asked.filter((value) => typeof value === "string" && value.length === 43) as string[];
}

test("G10: accounts and addresses are stored as keyed hashes", async () => {
  const hashes = await hashesOf("key", "ana@example.com", "192.0.2.7");
  expect(hashes).toHaveLength(4);
  expect(await hashesOf("key", "ana@example.com", "192.0.2.7")).toEqual(hashes);
  for (const other of [
    await hashesOf("another key", "ana@example.com", "192.0.2.7"),
    await hashesOf("key", "eva@example.com", "192.0.2.8"),
  ])
    expect(other.filter((hash) => hashes.includes(hash))).toEqual([]);
});

test("G8: without a database result a guess is refused", async () => {
  const store = {
    query: async () => ({ rows: [] }),
  };
  const limit = new AccountLimit({ key: "key", now: () => 0, store });
  expect(await limit.reserve("ana@example.com", undefined)).toEqual({ retryAfter: 3600 });
});
