import type { Database } from "../../../server/backend/database/database.ts";

/** Row count and hash of each table, and keys of the files beside it. */
export interface Digest {
  tables: Record<string, string>;
  files: string[];
}

/**
 * Tables that anonymous requests may legitimately change: sign-in attempts, requested mails, and the
 * traveller's own metadata.
 */
const left: Record<string, readonly string[] | "all"> = {
  "auth.audit_log_entries": "all",
  "auth.flow_state": "all",
  "auth.one_time_tokens": "all",
  "auth.users": [
    "updated_at",
    "last_sign_in_at",
    "raw_user_meta_data",
    "recovery_token",
    "recovery_sent_at",
    "confirmation_token",
    "confirmation_sent_at",
    "reauthentication_token",
    "reauthentication_sent_at",
    "email_change",
    "email_change_token_new",
    "email_change_token_current",
    "email_change_sent_at",
    "email_change_confirm_status",
  ],
  "private.rate_limit_events": "all",
  // Time recorded by the sweep.
  "private.clock_state": "all",
  // Written by the first job after the start.
  "private.default_retention": "all",
  "private.sign_in_addresses": "all",
  "private.sign_in_attempts": "all",
  "private.sign_in_mails": "all",
  "storage.objects": ["last_accessed_at"],
};

/** Reads every table as superuser, from a database that nothing else uses. */
export async function digestDatabase(database: Database): Promise<Omit<Digest, "files">> {
  const { rows } = await database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name
     from information_schema.tables
     where table_schema in ('public', 'auth', 'storage', 'private') and table_type = 'BASE TABLE'
     order by name`,
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    const without = left[name] ?? [];
    if (without === "all") continue;
    const [schema = "", table = ""] = name.split(".");
    const read = await database.query<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, ',' order by line), '')) as digest
       from (select (to_jsonb(one) - $1::text[])::text as line from "${schema}"."${table}" as one) as lines`,
      [without],
    );
    tables[name] = read.rows[0]?.digest ?? "";
  }
  return { tables };
}
