import type { BackendLog } from "../contract.ts";
import type { Database, Queryable } from "../database/database.ts";
import { repeat } from "../repeat.ts";
import type { ObjectStorage } from "./object-storage.ts";

/**
 * The names that the admin panel gives to uploads: letters and digits by chance, the time in
 * milliseconds, the kind. Nothing else is ever swept; the panel must keep to it.
 */
export const panelPictureName = /^[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)$/;
const anywhere = /[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)/g;

/**
 * Tables that no picture is shown from, however many rows they have: what visitors have sent. Every other
 * table of the schema counts, also one that a later migration brings.
 */
const tablesWithoutPictures = ["contact_submissions", "outbox"];

/**
 * For which an upload may wait for the form it was made for to be saved: twice as long as a browser keeps
 * what was typed there (`panel/src/entry/draft-store.ts`).
 */
const graceMs = 14 * 24 * 3_600_000;

const minuteMs = 60_000;

interface SweepOptions {
  database: Database;
  files: ObjectStorage;
  log: BackendLog;
  /** Milliseconds until the first time, which must not slow the start down, and between two times. */
  first?: number;
  every?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** @returns a function that ends it: resolves once the sweep under way has ended. */
export function keepSwept(options: SweepOptions): () => Promise<void> {
  const {
    database,
    files,
    log,
    first = minuteMs,
    every = 24 * 60 * minuteMs,
    now = Date.now,
  } = options;
  const sweep = async () => {
    try {
      const removed = await sweepPictures(database, files, now());
      if (removed.pictures + removed.files > 0)
        log.info("pictures removed that nothing refers to", { ...removed });
    } catch (error) {
      log.error("sweeping pictures failed", { error: String(error) });
    }
  };
  return repeat(sweep, { first, every });
}

export interface Swept {
  /** Objects that nothing refers to, removed with their file. */
  pictures: number;
  /** Files without an object, which a crash may leave behind. */
  files: number;
}

/**
 * Removes pictures that were uploaded in the admin panel and never came to be shown, or are not any
 * more: every replaced picture, and every form that was left without saving, leaves one behind.
 * @param now milliseconds since the epoch.
 */
export async function sweepPictures(
  database: Database,
  files: ObjectStorage,
  now: number,
): Promise<Swept> {
  const before = new Date(now - graceMs);
  const pictures = await removeUnreferred(database, files, before);
  return { pictures, files: await files.removeStray(before) };
}

/** Nobody may come to refer to a picture between the look and the removal: meanwhile entries only can be read. */
async function removeUnreferred(
  database: Database,
  files: ObjectStorage,
  before: Date,
): Promise<number> {
  const removed = await database.transaction(async (transaction) => {
    const { rows: old } = await transaction.query<{
      id: string;
      bucket_id: string;
      name: string;
    }>(
      `select id, bucket_id, name from storage.objects
         where bucket_id in ('blog-images', 'tour-images', 'destination-images')
           and name ~ $1 and greatest(created_at, updated_at) < $2`,
      [panelPictureName.source, before.toISOString()],
    );
    if (old.length === 0) return [];
    await transaction.exec(
      "lock table public.tours, public.destinations, public.blog_posts in share mode",
    );
    let unreferred = old;
    for (const table of await tablesWithPictures(transaction)) {
      if (unreferred.length === 0) return [];
      const referredTo = await namesIn(table, transaction);
      unreferred = unreferred.filter(({ name }) => !referredTo.has(name));
    }
    const ids = unreferred.map(({ id }) => id);
    await transaction.query("delete from storage.objects where id = any($1::uuid[])", [ids]);
    return unreferred;
  });
  // After the commit: what a crash leaves of them is no object's, and goes the next time.
  for (const { bucket_id, name } of removed) await files.deleteObject(bucket_id, name);
  return removed.length;
}

interface Table {
  /** Quoted, with its schema. */
  name: string;
  /** Those that may hold texts, in lists and JSON too; quoted, with commas between them. */
  columns: string;
}

/** The entries first, where nearly all pictures are found. */
async function tablesWithPictures(transaction: Queryable): Promise<Table[]> {
  const { rows } = await transaction.query<Table>(
    `select format('public.%I', t.relname) as name,
            string_agg(quote_ident(c.attname), ', ') as columns
     from pg_class t
     join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
     join pg_type kind on kind.oid = c.atttypid
     join pg_type one on one.oid = case kind.typcategory when 'A' then kind.typelem else kind.oid end
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
       and t.relname <> all($1)
       -- Texts, JSON, and rows of either; neither numbers nor times.
       and one.typcategory in ('S', 'U', 'C') and one.typname <> 'uuid'
     group by t.relname
     order by t.relname in ('tours', 'destinations', 'blog_posts') desc`,
    [tablesWithoutPictures],
  );
  return rows;
}

/**
 * Every picture's name that stands anywhere in a table's texts, whatever is around it: names do not come
 * twice, so that wherever one stands, it means that picture.
 */
async function namesIn({ name, columns }: Table, transaction: Queryable): Promise<Set<string>> {
  const { rows } = await transaction.query<{ text: string }>(
    // Only what may hold a name, plain or with escapes, is taken out of the database.
    `select text from (select concat_ws(' ', ${columns}) as text from ${name}) as texts
     where text ~ '[0-9]{13}|%[0-7]'`,
  );
  const forms = rows.flatMap(({ text }) => [text, withoutEscapes(text)]);
  return new Set(forms.flatMap((form) => form.match(anywhere) ?? []));
}

/** Names are of ASCII: of other escapes nothing has to be known, and broken ones do no harm. */
function withoutEscapes(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
