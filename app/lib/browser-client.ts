import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";

let client: SupabaseClient<Database> | undefined;
let key = "";
let address = "";

/**
 * The admin panel's supabase-js, one for each browser tab. It keeps the session in local storage and
 * refreshes it by itself (checklist H2).
 * @param url origin of the backend; empty where it answers on the page's own.
 */
export function connectBackend(url: string, publishableKey: string): SupabaseClient<Database> {
  key = publishableKey;
  address = url;
  client ??= createClient<Database>(url || location.origin, publishableKey);
  return client;
}

/** @throws {Error} before {@link connectBackend} was called, as on the server. */
export function backend(): SupabaseClient<Database> {
  if (!client) throw new Error("the backend is not connected");
  return client;
}

/** Origin of the backend, for requests made without supabase-js; empty where it is the page's own. */
export function backendOrigin(): string {
  return address;
}

/** What a request made without supabase-js carries to be the signed-in user's own. */
export async function requestHeaders(): Promise<Record<string, string>> {
  const { data } = await backend().auth.getSession();
  return { apikey: key, authorization: `Bearer ${data.session?.access_token ?? key}` };
}
