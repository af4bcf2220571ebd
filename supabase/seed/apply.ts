import { createClient } from "@supabase/supabase-js";
import type { Database as Tables } from "../../app/lib/database.types.ts";
import type { BackendLog } from "../../server/backend/backend.ts";
import type { Database } from "../../server/backend/database.ts";
import { readContent } from "./content.ts";
import type { UploadedPicture } from "./pictures.ts";
import { destinationRow, postRow, tourRow } from "./rows.ts";

interface SeedOptions {
  database: Database;
  /** Pictures are addressed below it. */
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
  log: BackendLog;
}

/**
 * Fills a database that has no content with the demonstration content, through the API as any client
 * would. Each step can be repeated, so a run that was interrupted is completed by the next start;
 * one that finished is never repeated, or content that was removed would come back.
 * @returns whether content was put in now.
 */
export async function seedOnce(options: SeedOptions): Promise<boolean> {
  const { database, siteUrl, secretKey, log } = options;
  if (!(await beginRun(database))) return false;
  const started = performance.now();
  // The image library is large, and only the first start needs it.
  const { uploadPictures } = await import("./pictures.ts");
  const supabase = createClient<Tables>(siteUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => options.fetch(new Request(input, init)) },
  });

  const content = await readContent();
  const { addressOf, uploaded } = await uploadPictures(supabase, content);
  const once = { onConflict: "slug", ignoreDuplicates: true };
  const results = [
    await supabase.from("tours").upsert(
      content.tours.map((tour) => tourRow(tour, addressOf)),
      once,
    ),
    await supabase.from("destinations").upsert(
      content.destinations.map((destination) => destinationRow(destination, addressOf)),
      once,
    ),
    await supabase.from("blog_posts").upsert(
      content.posts.map((post) => postRow(post, addressOf)),
      once,
    ),
  ];
  for (const { error } of results) {
    if (error)
      throw new Error(
        `demonstration content refused: ${error.message} ${error.details ?? ""}`.trim(),
      );
  }

  await finishRun(database, uploaded);
  log.info("demonstration content added", {
    tours: content.tours.length,
    destinations: content.destinations.length,
    posts: content.posts.length,
    pictures: uploaded.length,
    milliseconds: Math.round(performance.now() - started),
  });
  return true;
}

/** @returns whether there is something to do: nothing was ever put in, or not all of it. */
async function beginRun({ connection }: Database): Promise<boolean> {
  const { rows } = await connection.driver.query<{ finished: boolean }>(
    "select finished_at is not null as finished from private.seed_run",
  );
  if (rows[0]) return !rows[0].finished;
  const begun = await connection.driver.query(`
    insert into private.seed_run (started_at)
    select now()
    where not exists (select from public.tours)
      and not exists (select from public.destinations)
      and not exists (select from public.blog_posts)
    returning 1
  `);
  return begun.rows.length > 0;
}

/**
 * Notes what was put in. Nobody else could write yet: the server answers nobody before it is done,
 * so all rows of an unfinished run are its own.
 */
async function finishRun({ connection }: Database, pictures: UploadedPicture[]): Promise<void> {
  await connection.driver.transaction(async (transaction) => {
    for (const table of ["tours", "destinations", "blog_posts"]) {
      await transaction.query(
        `insert into private.seeded_rows (table_name, row_id, updated_at)
         select $1, id, updated_at from public.${table}`,
        [table],
      );
    }
    for (const { bucket, name } of pictures) {
      await transaction.query(
        "insert into private.seeded_pictures (bucket_id, name) values ($1, $2)",
        [bucket, name],
      );
    }
    await transaction.query("update private.seed_run set finished_at = now()");
  });
}
