import { createHash } from "node:crypto";
import { type PreparedResponse, prepareResponse } from "../../http/prepared-response.ts";
import type { Cached } from "./cached-page.ts";

/** What stands for the headers of one. */
const overheadBytes = 2_000;

/** A whole answer that compression would not make smaller: a PDF. */
export class CachedFile implements Cached {
  readonly contentEncoding = "identity";
  readonly bytes: number;
  readonly #sendable: PreparedResponse;

  constructor(headers: Headers, body: Buffer) {
    // Which address it was asked at first says nothing of the next one.
    const { "content-length": _, vary: __, ...own } = Object.fromEntries(headers);
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.#sendable = prepareResponse(own, tag, body, "identity");
    this.bytes = body.byteLength + overheadBytes;
  }

  as(): PreparedResponse {
    return this.#sendable;
  }
}
