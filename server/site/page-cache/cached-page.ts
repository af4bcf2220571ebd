import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from "node:zlib";
import {
  type ContentEncoding,
  type Encoding,
  type PreparedResponse,
  prepareResponse,
} from "../../http/prepared-response.ts";

const pack: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  zstd: (body) =>
    promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 12 } }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
};

const unpack: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/** A complete cached response. */
export interface Cached {
  /** Encoding that is always stored. */
  readonly contentEncoding: Encoding;
  /** Maximum memory in bytes. */
  readonly bytes: number;
  /** Synchronous if the encoding is available. */
  as(encoding: Encoding): PreparedResponse | Promise<PreparedResponse>;
}

/**
 * A complete cached response, compressed in the first client's encoding, and in others on demand. The
 * uncompressed bytes are not stored: few clients need them, and decompression is fast.
 */
export class CachedPage implements Cached {
  /** Encoding that is always stored. */
  readonly contentEncoding: ContentEncoding;
  readonly #headers: Record<string, string>;
  readonly #tag: string;
  readonly #packed: PreparedResponse;
  readonly #others = new Map<Encoding, Promise<PreparedResponse>>();
  readonly #ready = new Map<Encoding, PreparedResponse>();

  private constructor(
    headers: Record<string, string>,
    packed: Buffer,
    contentEncoding: ContentEncoding,
    tag: string,
  ) {
    this.#headers = headers;
    this.#tag = tag;
    this.contentEncoding = contentEncoding;
    this.#packed = this.#sendable(packed, contentEncoding);
    this.#ready.set(contentEncoding, this.#packed);
  }

  /**
   * @param body complete uncompressed body.
   * @param wanted encoding of the first request.
   */
  static async of(headers: Headers, body: Buffer, wanted: Encoding): Promise<CachedPage> {
    const own = Object.fromEntries(headers);
    delete own["content-length"];
    const vary = (own.vary ?? "").split(",").map((each) => each.trim());
    own.vary = [...new Set([...vary, "Accept-Encoding"])].filter(Boolean).join(", ");
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    const contentEncoding = wanted === "identity" ? "gzip" : wanted;
    return new CachedPage(own, await pack[contentEncoding](body), contentEncoding, tag);
  }

  /** Maximum memory in bytes for all encodings: gzip needs a quarter more than brotli. */
  get bytes(): number {
    return 4 * this.#packed.body.byteLength + 4000;
  }

  /** Synchronous if the encoding was requested before. */
  as(encoding: Encoding): PreparedResponse | Promise<PreparedResponse> {
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    const plain = unpack[this.contentEncoding](this.#packed.body);
    if (encoding === "identity") return plain.then((body) => this.#sendable(body, encoding));
    let made = this.#others.get(encoding);
    if (!made) {
      made = plain.then(pack[encoding]).then((body) => {
        const sendable = this.#sendable(body, encoding);
        this.#ready.set(encoding, sendable);
        return sendable;
      });
      this.#others.set(encoding, made);
    }
    return made;
  }

  #sendable(body: Buffer, encoding: Encoding): PreparedResponse {
    return prepareResponse(this.#headers, this.#tag, body, encoding);
  }
}
