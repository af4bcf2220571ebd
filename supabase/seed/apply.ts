import {
  createClient,
  type PostgrestError,
  type PostgrestSingleResponse,
} from "@supabase/supabase-js";
import type { Database as Tables } from "../../shared/database.types.ts";
import { createDatabaseCall } from "../functions/_shared/database-call.ts";
import { companyWords } from "./company-words.ts";
import { readContent } from "./content.ts";
import { destinationRow, type IdOf, postRow, tourRow } from "./rows.ts";

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
  const added = async (write: PromiseLike<{ error: PostgrestError | null }>) => {
    const { error } = await write;
    if (error) throw refusal(error);
  };
  await added(
    supabase.from("destinations").upsert(
      content.destinations.map((destination) => destinationRow(destination, addressOf)),
      once,
    ),
  );
  const destinationId = idBySlug(await supabase.from("destinations").select("slug, id"));
  await added(
    supabase.from("tours").upsert(
      content.tours.map((tour) => tourRow(tour, addressOf, destinationId)),
      once,
    ),
  );
  const tourId = idBySlug(await supabase.from("tours").select("slug, id"));
  await added(
    supabase.from("blog_posts").upsert(
      content.posts.map((post) => postRow(post, addressOf, tourId)),
      once,
    ),
  );
  const { depositPercent: deposit_percent, terms } = companyWords;
  const words = { deposit_percent, terms: terms.es, terms_en: terms.en, terms_fr: terms.fr };
  // Nobody's own: an interrupted run may have been edited since.
  await added(supabase.from("site_settings").update(words).eq("id", true).is("terms", null));

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

function idBySlug({ data, error }: PostgrestSingleResponse<{ slug: string; id: string }[]>): IdOf {
  if (error) throw refusal(error);
  const ids = new Map(data.map(({ slug, id }) => [slug, id]));
  return (slug) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`the demonstration content names ${slug}, which it does not hold`);
    return id;
  };
}

function refusal({ message, details }: PostgrestError): Error {
  return new Error(`demonstration content refused: ${message} ${details ?? ""}`.trim());
}
