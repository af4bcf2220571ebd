import { randomUUID } from "node:crypto";
import type { Queryable } from "../../backend/database/database.ts";
import { readIdentity } from "../../backend/storage/site-marker.ts";
import type { BackupSource } from "../../backend/types.ts";
import { quoteName, tablesOf } from "./catalogue.ts";
import type { Snapshot, StoredObject } from "./types.ts";

/** A post in three languages has about 20 kB. */
const rowsPerFetch = 200;

/** Reads a running or stopped site in one transaction, so that all rows are consistent. */
export function readSnapshot<Result>(
  { database, secrets, readFile, ownAuth }: BackupSource,
  task: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.exec("set transaction isolation level repeatable read");
    const applied = await transaction.query<{ version: string }>(
      "select version from supabase_migrations.schema_migrations order by version",
    );
    return task({
      id: randomUUID(),
      site: (await readIdentity(transaction)).site,
      migrations: applied.rows.map(({ version }) => version),
      tables: await tablesOf(transaction, ownAuth),
      secrets,
      rows: (table) => readRows(transaction, table),
      objects: () => readObjects(transaction),
      content: readFile,
    });
  });
}

async function* readRows(transaction: Queryable, table: string): AsyncIterable<string[]> {
  const shape = (await tablesOf(transaction, true)).find(({ name }) => name === table);
  const columns = shape?.columns.map((column) => quoteName(column)).join(", ");
  yield* fetchAll<{ line: string }, string>(
    transaction,
    `select row_to_json(part)::text as line from (select ${columns} from ${quoteName(table)}) as part`,
    ({ line }) => line,
  );
}

async function* readObjects(transaction: Queryable): AsyncIterable<StoredObject> {
  const pieces = fetchAll<StoredObject, StoredObject>(
    transaction,
    `select bucket_id as bucket, name,
       coalesce(metadata->>'mimetype', 'application/octet-stream') as mimetype,
       coalesce(metadata->>'cacheControl', 'no-cache') as "cacheControl",
       metadata->>'eTag' as "eTag"
     from storage.objects order by bucket_id, name`,
    (row) => row,
  );
  for await (const rows of pieces) yield* rows;
}

/** Fetches in chunks, because a large table does not fit into memory. */
async function* fetchAll<Row, Item>(
  transaction: Queryable,
  sql: string,
  toItem: (row: Row) => Item,
): AsyncIterable<Item[]> {
  const cursor = `"c${randomUUID()}"`;
  await transaction.exec(`declare ${cursor} no scroll cursor for ${sql}`);
  for (;;) {
    const { rows } = await transaction.query<Row>(`fetch ${rowsPerFetch} from ${cursor}`);
    if (rows.length === 0) break;
    yield rows.map(toItem);
  }
  await transaction.exec(`close ${cursor}`);
}
