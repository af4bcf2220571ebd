import { createHash } from "node:crypto";
import { type PreparedResponse, prepareResponse } from "../../http/prepared-response.ts";
import type { Cached } from "./cached-page.ts";

/** Estimated size of the headers. */
const overheadBytes = 2_000;

/** A cached response that cannot be compressed: a PDF. */
export class CachedFile implements Cached {
  readonly contentEncoding = "identity";
  readonly bytes: number;
  readonly #sendable: PreparedResponse;

  constructor(headers: Headers, body: Buffer) {
    // The headers depend on the first request's address.
    const { "content-length": _, vary: __, ...own } = Object.fromEntries(headers);
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.#sendable = prepareResponse(own, tag, body, "identity");
    this.bytes = body.byteLength + overheadBytes;
  }

  as(): PreparedResponse {
    return this.#sendable;
  }
}
