import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext } from "react-router";
import type { Database } from "./database.types";

/** What the server hands to every loader, middleware and action. */
export interface AppContext {
  /** Public origin without a trailing slash; canonical addresses begin with it. */
  siteUrl: string;
  /** Reads as an anonymous visitor, in process: row-level security applies. */
  supabase: SupabaseClient<Database>;
  /** What the admin panel's own client sends along: it says that nobody is signed in, and opens nothing. */
  publishableKey: string;
  /** Runs a server function as `POST /functions/v1/{name}` would. */
  callFunction: (name: string, request: Request) => Promise<Response>;
  log: {
    info(message: string, details?: Record<string, unknown>): void;
    error(message: string, details?: Record<string, unknown>): void;
  };
}

export const appContext = createContext<AppContext>();
