import { createClient } from "@supabase/supabase-js";
import type { Database as Tables } from "../../shared/database.types.ts";
import { createDatabaseCall } from "../functions/_shared/database-call.ts";
import { readContent } from "./content.ts";
import { destinationRow, postRow, tourRow } from "./rows.ts";

interface SeedOptions {
  /** Pictures are addressed below it. */
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
  log: { info(message: string, details?: Record<string, unknown>): void };
}

/**
 * Fills a database that has no content with the demonstration content, through the API as any client
 * would. Each step can be repeated, so a run that was interrupted is completed by the next start;
 * one that finished is never repeated, or content that was removed would come back.
 * @returns whether content was put in now.
 */
export async function seedOnce(options: SeedOptions): Promise<boolean> {
  const { siteUrl, secretKey, log } = options;
  const call = createDatabaseCall({
    url: siteUrl,
    secretKey,
    fetch: (address, init) => options.fetch(new Request(address, init)),
  });
  if (!(await call<boolean>("begin_seed"))) return false;
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

  await call("finish_seed", { pictures: uploaded });
  log.info("demonstration content added", {
    tours: content.tours.length,
    destinations: content.destinations.length,
    posts: content.posts.length,
    pictures: uploaded.length,
    milliseconds: Math.round(performance.now() - started),
  });
  return true;
}
