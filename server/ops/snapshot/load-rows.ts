import { contentTypes } from "#content/index.ts";
import type { Database, Queryable } from "../../backend/database/database.ts";
import { StartError } from "../../start-error.ts";
import { quoteName, tablesOf } from "./catalogue.ts";
import type { Target } from "./target.ts";
import type { Snapshot } from "./types.ts";

type LoadOptions = Pick<Target, "hosted" | "markLoaded">;

/** Columns that Supabase Auth requires in rows that it has not created. */
const authDefaults = {
  instance_id: "'00000000-0000-0000-0000-000000000000'",
  aud: "'authenticated'",
  role: "'authenticated'",
  confirmation_token: "''",
  recovery_token: "''",
  email_change: "''",
  email_change_token_new: "''",
  email_change_token_current: "''",
  phone_change: "''",
  phone_change_token: "''",
  reauthentication_token: "''",
};

/**
 * Inserts all rows of a snapshot into an empty database of the same schema, in one transaction.
 * @throws {StartError} if it has content.
 */
export async function loadRows(
  database: Database,
  snapshot: Snapshot,
  { hosted, markLoaded }: LoadOptions,
): Promise<Record<string, number>> {
  return database.transaction(async (transaction) => {
    await refuseContent(transaction);
    const known = new Map(
      (await tablesOf(transaction, !hosted)).map(({ name, columns }) => [name, columns]),
    );
    // Rows about stored objects exist already if the storage created them.
    const ofStorage = (name: string) => name.startsWith("storage.") || name === "private.pictures";
    const tables = snapshot.tables.filter(
      ({ name }) => known.has(name) && !(hosted && ofStorage(name)),
    );
    const ours = tables.map(({ name }) => name).filter((name) => /^(public|private)\./.test(name));
    // Results of triggers are part of the snapshot.
    for (const name of ours)
      await transaction.exec(`alter table ${quoteName(name)} disable trigger user`);
    // Rows inserted by migrations, such as buckets, are part of the snapshot.
    if (!hosted)
      for (const { name } of tables.toReversed())
        await transaction.exec(`delete from ${quoteName(name)}`);

    const counts: Record<string, number> = {};
    for (const { name, columns } of tables) {
      const common = columns.filter((column) => known.get(name)?.includes(column));
      const list = common.map((column) => quoteName(column)).join(", ");
      const insert = `insert into ${quoteName(name)} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${quoteName(name)}, $1::text::json) on conflict do nothing`;
      let count = 0;
      for await (const lines of snapshot.rows(name)) {
        await transaction.query(insert, [`[${lines.join(",")}]`]);
        count += lines.length;
      }
      counts[name] = count;
    }
    for (const name of ours) await continueNumbers(transaction, name);
    if (hosted) await completeUsers(transaction);
    await verify(transaction, counts, hosted);
    for (const name of ours)
      await transaction.exec(`alter table ${quoteName(name)} enable trigger user`);
    await renewDatabaseId(transaction);
    await markLoaded(transaction);
    return counts;
  });
}

/** A copy must not use the original's id. */
async function renewDatabaseId(transaction: Queryable): Promise<void> {
  // Snapshots of earlier versions are loaded into their schema, which has no such table.
  const { rows } = await transaction.query<{ there: boolean }>(
    "select to_regclass('private.site_identity') is not null as there",
  );
  if (rows[0]?.there)
    await transaction.exec("update private.site_identity set database_id = gen_random_uuid()");
}

async function refuseContent(transaction: Queryable): Promise<void> {
  const known = [...contentTypes.map(({ table }) => table), "contact_submissions", "user_roles"];
  // Snapshots of earlier versions are loaded into their schema, which lacks the types of later ones.
  const { rows: tables } = await transaction.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where to_regclass('public.' || name) is not null",
    [`{${known.join()}}`],
  );
  const { rows } = await transaction.query<{ found: boolean }>(
    `select ${tables.map(({ name }) => `exists (select from public.${name})`).join(" or ")} as found`,
  );
  if (rows[0]?.found)
    throw new StartError("the target holds a site already: give an empty one, nothing was changed");
}

/** Columns that Supabase Auth always sets: null would make it fail. */
async function completeUsers(transaction: Queryable): Promise<void> {
  const { rows } = await transaction.query<{ name: string }>(
    "select attname::text as name from pg_attribute where attrelid = 'auth.users'::regclass and attgenerated = ''",
  );
  const there = new Set(rows.map(({ name }) => name));
  for (const [column, value] of Object.entries(authDefaults)) {
    if (!there.has(column)) continue;
    await transaction.exec(`update auth.users set ${column} = ${value} where ${column} is null`);
  }
}

/** Continues identity columns after the imported values. */
async function continueNumbers(transaction: Queryable, name: string): Promise<void> {
  const { rows } = await transaction.query<{ column: string }>(
    "select attname::text as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [quoteName(name)],
  );
  for (const { column } of rows)
    await transaction.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${quoteName(column)})) from ${quoteName(name)}`,
      [quoteName(name), column],
    );
}

async function verify(transaction: Queryable, counts: Record<string, number>, hosted: boolean) {
  for (const [name, expected] of Object.entries(counts)) {
    const { rows } = await transaction.query<{ count: number }>(
      `select count(*)::int as count from ${quoteName(name)}`,
    );
    const found = rows[0]?.count ?? 0;
    // A project's Auth tables may contain other accounts.
    if (found !== expected && !(hosted && found > expected))
      throw new Error(
        `${name} has ${found} rows, and should have ${expected}: nothing was changed`,
      );
  }
}
