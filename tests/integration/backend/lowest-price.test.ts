import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../../content/sql/compare-schema.ts";
import type { Database } from "../../../server/backend/database/database.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { tour } from "./harness.ts";
import { insertRow, rolledBack } from "./rolled-back.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

let stores: TestStores;
let database: Database;
beforeAll(async () => {
  stores = await createTestStores("plain");
  database = await openPostgresDatabase(stores.options.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await stores.remove();
});

const slug = "con-precio";

async function priceOf(transaction: Queryable): Promise<number> {
  const { rows } = await transaction.query<{ price: string }>(
    "select price_per_person as price from public.tours where slug = $1",
    [slug],
  );
  return Number(rows[0]?.price);
}

const insert = (transaction: Queryable, seasons: unknown) =>
  insertRow(transaction, "tours", { ...tour, slug, price_per_person: 9999, seasons });

test.each([
  ["no season", [], 9999],
  ["a season without prices", [{ months: [7] }, { price_2: 0, price_4: null }], 9999],
  [
    "several seasons",
    [
      { price_2: 7000, price_6: 5850.5 },
      { price_4: 6000, price_2: 0 },
    ],
    5850.5,
  ],
] as const)(
  "J7: a tour with %s is inserted, its price is the lowest of the seasons, else the sent one",
  async (_, seasons, price) => {
    await rolledBack(database, async (transaction) => {
      await insert(transaction, seasons);
      expect(await priceOf(transaction)).toBe(price);
    });
  },
);

test("J7: a program updates the price or the seasons, the price stays the lowest of the seasons", async () => {
  await rolledBack(database, async (transaction) => {
    await insert(transaction, [{ price_2: 7000 }]);
    const update = (assignment: string) =>
      transaction.query(`update public.tours set ${assignment} where slug = '${slug}'`);
    await update("price_per_person = 5");
    expect(await priceOf(transaction)).toBe(7000);
    await update(`seasons = '[{"price_2": 7000, "price_4": 6500}]', price_per_person = 8000`);
    expect(await priceOf(transaction)).toBe(6500);
    await update("seasons = '[]', price_per_person = 4000");
    expect(await priceOf(transaction)).toBe(4000);
  });
});

test.each([[[{ price_2: 1e300 }]], [[{ price_2: "cheap" }]], [{ price_2: 5 }], [null]])(
  "J7: malformed seasons %j are sent, the constraint of the table refuses them",
  async (seasons) => {
    const refused = rolledBack(database, (transaction) => insert(transaction, seasons));
    await expect(refused).rejects.toThrow(/tours_seasons_valid|null value in column "seasons"/);
  },
);
