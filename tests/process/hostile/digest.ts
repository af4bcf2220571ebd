import type { Database } from "../../../server/backend/database/database.ts";

/** Each table's number of rows and the hash of them, and the keys of the files beside it. */
export interface Digest {
  tables: Record<string, string>;
  files: string[];
}

/**
 * What requests of strangers rightly leave behind: sign-ins that were tried, mails that were asked for,
 * and what a traveller may write about himself.
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
  // The time that the sweep has noted.
  "private.clock_state": "all",
  "private.sign_in_addresses": "all",
  "private.sign_in_attempts": "all",
  "private.sign_in_mails": "all",
  "storage.objects": ["last_accessed_at"],
};

/** Reads every table, past all rights: to be given a database that nobody else uses. */
export async function digestOf(database: Database): Promise<Omit<Digest, "files">> {
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
