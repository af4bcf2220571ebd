import { createClient } from "@supabase/supabase-js";
import type { Database as Tables } from "../../shared/database.types.ts";
import { firstSettings } from "../../shared/first-settings.ts";

interface Options {
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Makes the rows of settings where they are missing, also of a site that begins without demonstration content. */
export async function makeSettings({ siteUrl, secretKey, fetch }: Options): Promise<void> {
  const supabase = createClient<Tables>(siteUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  });
  const once = { onConflict: "id", ignoreDuplicates: true };
  const results = [
    await supabase.from("site_settings").upsert({ id: true, ...firstSettings }, once),
    await supabase.from("inbox_settings").upsert({ id: true }, once),
    await supabase.from("site_brand").upsert({ id: true }, once),
  ];
  for (const { error } of results)
    if (error) throw new Error(`settings refused: ${error.message} ${error.details ?? ""}`.trim());
}
