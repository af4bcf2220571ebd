import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";

let client: SupabaseClient<Database> | undefined;
let key = "";

/**
 * The admin panel's supabase-js, one for each browser tab. It keeps the session in local storage and
 * refreshes it by itself (checklist H2). The backend answers on the page's own origin.
 */
export function connectBackend(publishableKey: string): SupabaseClient<Database> {
  key = publishableKey;
  client ??= createClient<Database>(location.origin, publishableKey);
  return client;
}

/** @throws {Error} before {@link connectBackend} was called, as on the server. */
export function backend(): SupabaseClient<Database> {
  if (!client) throw new Error("the backend is not connected");
  return client;
}

/** What a request made without supabase-js carries to be the signed-in user's own. */
export async function requestHeaders(): Promise<Record<string, string>> {
  const { data } = await backend().auth.getSession();
  return { apikey: key, authorization: `Bearer ${data.session?.access_token ?? key}` };
}
