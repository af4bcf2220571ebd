import { contentTypes } from "../../content/index.ts";

interface Queryable {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<{ rows: Row[] }>;
}

interface ContentDatabase {
  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

interface StoredFile {
  bucket: string;
  name: string;
  eTag?: string | null;
}

interface UploadedFiles {
  removeFile(file: StoredFile): Promise<void>;
}

type ContentTable = (typeof contentTypes)[number]["table"];

export interface ClearedContent {
  removed: Record<ContentTable, string[]>;
  /** Entries of the demonstration content that somebody has changed since. */
  kept: Record<ContentTable, string[]>;
  removedPictures: number;
}

/**
 * Removes the demonstration entries that nobody has changed or has a draft of, and their pictures, unless
 * another entry, a draft or a kept version shows them.
 */
export async function clearUntouchedContent(
  database: ContentDatabase,
  files: UploadedFiles,
): Promise<ClearedContent> {
  const cleared = await database.transaction(async (transaction) => {
    const removed = {} as ClearedContent["removed"];
    const kept = {} as ClearedContent["kept"];
    for (const { table, admin } of contentTypes) {
      removed[table] = await names(
        transaction,
        `delete from public.${table} t using private.untouched_demonstration() u
         where u.type = $1 and u.id = t.id
         returning t.${admin.useAsTitle} as name`,
        table,
      );
      // Demonstration entries do not go to the trash.
      await transaction.query(
        `delete from public.entry_versions v using private.seeded_rows s
         where s.table_name = $1 and v.entry_type = $1 and v.entry_id = s.row_id
           and v.recorded_at = now()`,
        [table],
      );
      kept[table] = await names(
        transaction,
        `select t.${admin.useAsTitle} as name from public.${table} t
         join private.seeded_rows s on s.table_name = $1 and s.row_id = t.id order by 1`,
        table,
      );
      await transaction.query(
        `delete from private.seeded_rows s
         where table_name = $1 and not exists (select from public.${table} t where t.id = s.row_id)`,
        [table],
      );
    }
    return { removed, kept, pictures: await removeUnusedPictures(transaction) };
  });
  // After the commit: a file without a record is only a few kilobytes, a record without a file a hole.
  for (const file of cleared.pictures) await files.removeFile(file);
  return { removed: cleared.removed, kept: cleared.kept, removedPictures: cleared.pictures.length };
}

async function names(transaction: Queryable, sql: string, table: string): Promise<string[]> {
  const { rows } = await transaction.query<{ name: string }>(sql, [table]);
  return rows.map(({ name }) => name).sort();
}

/** Settings, too, may use a picture of the demonstration content. */
async function removeUnusedPictures(transaction: Queryable): Promise<StoredFile[]> {
  const { rows } = await transaction.query<StoredFile>(`
    with unused as (
    delete from private.seeded_pictures p
    where not exists (
      select from private.picture_uses used where used.picture in (p.name, p.bucket_id || '/' || p.name)
    ) and not exists (
      select from private.version_pictures kept where kept.picture = p.bucket_id || '/' || p.name
    )
    returning bucket_id, name
    )
    delete from storage.objects o using unused
    where o.bucket_id = unused.bucket_id and o.name = unused.name
    returning o.bucket_id as bucket, o.name, o.metadata->>'eTag' as "eTag"
  `);
  return rows;
}
