import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../shared/database.types.ts";
import { administrator } from "../tests/e2e/administrator.ts";

/** supabase-js client with the administrator's session, under row-level security, as in the panel. */
export async function signIn(
  url: string,
  storage?: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): Promise<SupabaseClient<Database>> {
  const html = await (await fetch(`${url}/admin/login`)).text();
  const key = html.match(/sb_publishable_[\w-]+/)?.[0] ?? "";
  const supabase = createClient<Database>(url, key, {
    auth: { storage, persistSession: storage !== undefined, autoRefreshToken: false },
  });
  const { error } = await supabase.auth.signInWithPassword(administrator);
  if (error) throw error;
  return supabase;
}

/** The session as stored in a browser's local storage. */
export async function signedInItems(url: string): Promise<[name: string, value: string][]> {
  const items = new Map<string, string>();
  await signIn(url, {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  });
  return [...items];
}
