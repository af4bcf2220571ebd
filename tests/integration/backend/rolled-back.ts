import type { Queryable } from "../../../content/sql/compare-schema.ts";
import type { Database } from "../../../server/backend/database/database.ts";

class Undone extends Error {}

/** Runs a task in a transaction that is rolled back. */
export async function rolledBack<Result>(
  database: Database,
  task: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  await database
    .transaction(async (transaction) => {
      result = await task(transaction);
      throw new Undone();
    })
    .catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result as Result;
}

export async function insertRow(
  queryable: Pick<Queryable, "query">,
  table: string,
  row: object,
): Promise<void> {
  const columns = Object.keys(row).join(", ");
  await queryable.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
    [row],
  );
}
