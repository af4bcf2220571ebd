import { readFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../shared/database.types.ts";

/** Reaches a running site's database past every policy, with the key that its folder holds. */
export function openDatabase(
  url = process.env.TEST_SITE_URL ?? "",
  dataDir = process.env.TEST_DATA_DIR ?? "",
) {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** What a question to a database finds, which must be something. */
export async function rowsOf<Row>(
  question: PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const { data, error } = await question;
  if (error) throw error;
  if (!data?.length) throw new Error("there are no such rows");
  return data;
}

/** A new data folder in which the first start is over: without content, with the tests' administrator. */
export async function startedFolder(about: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `tsamma-${about}-`));
  await cp(process.env.TEST_STARTED_DIR ?? "", folder, { recursive: true });
  return folder;
}
