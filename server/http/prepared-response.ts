import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Trace } from "../observe/request-trace.ts";

/** Best first. */
const contentEncodings = ["br", "zstd", "gzip"] as const;
export type ContentEncoding = (typeof contentEncodings)[number];
export type Encoding = ContentEncoding | "identity";

/** A whole answer that is ready to be sent: a body in one encoding, and the headers that go with it. */
export interface PreparedResponse {
  /** Names and values in turn, in which form Node writes them fastest. */
  headers: readonly string[];
  /** Those of an answer without a body (304). */
  headersAlone: readonly string[];
  etag: string;
  body: Buffer;
}

/**
 * @param given headers of the answer, besides those that follow from the body.
 * @param tag names the content, in whatever encoding.
 */
export function prepareResponse(
  given: Readonly<Record<string, string>>,
  tag: string,
  body: Buffer,
  encoding: Encoding,
): PreparedResponse {
  const packed = encoding !== "identity";
  const etag = `"${tag}${packed ? `-${encoding}` : ""}"`;
  const { "content-type": type, ...rest } = given;
  const headersAlone = Object.entries({ ...rest, etag }).flat();
  const headers = [...headersAlone, "content-length", String(body.byteLength)];
  if (type) headers.push("content-type", type);
  if (packed) headers.push("content-encoding", encoding);
  return { headers, headersAlone, etag, body };
}

/** Answers GET and HEAD, with 304 to whoever has it. */
export function send(
  { headers, headersAlone, etag, body }: PreparedResponse,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trace: Trace | undefined,
): void {
  // Not all headers: `fetch` adds `Cache-Control: no-cache` to every condition, which then would never hold.
  const known = fresh({ "if-none-match": incoming.headers["if-none-match"] }, { etag });
  outgoing.writeHead(known ? 304 : 200, withId(known ? headersAlone : headers, trace));
  outgoing.end(known || incoming.method === "HEAD" ? undefined : body);
}

/** Given with all others: Node merges headers that were set before one by one. */
export const withId = (headers: readonly string[], trace: Trace | undefined) =>
  trace ? [...headers, "x-request-id", trace.id] : [...headers];

/** Browsers send a handful of these; Node bounds how long one may be. */
const encodings = new LRUCache<string, readonly Encoding[]>({
  max: 100,
  memoMethod(accepted) {
    const allowed = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(
      contentEncodings,
    );
    return [
      ...contentEncodings.filter((contentEncoding) => allowed.includes(contentEncoding)),
      "identity",
    ];
  },
});

/** What an `Accept-Encoding` allows, the smallest first, and unpacked at last. */
export const acceptedEncodings = (accepted = ""): readonly Encoding[] => encodings.memo(accepted);
