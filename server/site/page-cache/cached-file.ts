import { createHash } from "node:crypto";
import { type Sendable, sendable } from "../../http/sendable.ts";
import type { Cached } from "./cached-page.ts";

/** What stands for the headers of one. */
const overheadBytes = 2_000;

/** A whole answer that compression would not make smaller: a PDF. */
export class CachedFile implements Cached {
  readonly packing = "identity";
  readonly bytes: number;
  readonly #sendable: Sendable;

  constructor(headers: Headers, body: Buffer) {
    // Which address it was asked at first says nothing of the next one.
    const { "content-length": _, vary: __, ...own } = Object.fromEntries(headers);
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.#sendable = sendable(own, tag, body, "identity");
    this.bytes = body.byteLength + overheadBytes;
  }

  as(): Sendable {
    return this.#sendable;
  }
}
