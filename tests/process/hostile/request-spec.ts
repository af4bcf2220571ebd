import type { Caller } from "./credentials.ts";

export interface RequestSpec {
  method: string;
  /** As sent: it may be malformed. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Set if the request legitimately changes data of its own caller. */
  not?: Caller;
}
