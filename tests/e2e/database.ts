import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../app/lib/database.types.ts";

/** Reaches a running site's database past every policy, with the key that its folder keeps. */
export function openDatabase(
  url = process.env.TEST_SITE_URL ?? "",
  dataDir = process.env.TEST_DATA_DIR ?? "",
) {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
