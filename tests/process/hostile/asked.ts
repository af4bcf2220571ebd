import type { Caller } from "./callers.ts";

export interface Asked {
  method: string;
  /** As it is sent: it need not be a proper one. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Where the request would rightly change something of a caller's own. */
  not?: Caller;
}
