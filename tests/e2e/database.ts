import { readFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../shared/database.types.ts";

/**
 * Client of a running site's database that bypasses row-level security, with the key in its data folder.
 */
export function openDatabase(
  url = process.env.TEST_SITE_URL ?? "",
  dataDir = process.env.TEST_DATA_DIR ?? "",
) {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Rows of a query; fails if there are none. */
export async function rowsOf<Row>(
  question: PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const { data, error } = await question;
  if (error) throw error;
  if (!data?.length) throw new Error("there are no such rows");
  return data;
}

/** New data folder after its first start: without content, with the tests' administrator. */
export async function startedFolder(about: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `tsamma-${about}-`));
  await cp(process.env.TEST_STARTED_DIR ?? "", folder, { recursive: true });
  return folder;
}
