import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Trace } from "../observe/request-trace.ts";

/** In order of preference. */
const contentEncodings = ["br", "zstd", "gzip"] as const;
export type ContentEncoding = (typeof contentEncodings)[number];
export type Encoding = ContentEncoding | "identity";

/** A response ready to be sent: the body in one encoding, and its headers. */
export interface PreparedResponse {
  /** Alternating names and values, the fastest format for Node. */
  headers: readonly string[];
  /** Headers of a response without a body (304). */
  headersAlone: readonly string[];
  etag: string;
  body: Buffer;
}

/**
 * @param given headers, except those derived from the body.
 * @param tag identifies the content, independent of the encoding.
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

/** Answers GET and HEAD requests; 304 if the client has the content. */
export function send(
  { headers, headersAlone, etag, body }: PreparedResponse,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trace: Trace | undefined,
): void {
  // Only this header: `fetch` adds `Cache-Control: no-cache` to conditional requests, which would never
  // match.
  const known = fresh({ "if-none-match": incoming.headers["if-none-match"] }, { etag });
  outgoing.writeHead(known ? 304 : 200, withRequestId(known ? headersAlone : headers, trace));
  outgoing.end(known || incoming.method === "HEAD" ? undefined : body);
}

/** Adds `x-request-id` to the array: Node merges headers set earlier one by one. */
export const withRequestId = (headers: readonly string[], trace: Trace | undefined) =>
  trace ? [...headers, "x-request-id", trace.id] : [...headers];

/** Browsers send few different values, whose length Node limits. */
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

/** Encodings that an `Accept-Encoding` header allows, in order of preference, `identity` last. */
export const acceptedEncodings = (accepted = ""): readonly Encoding[] => encodings.memo(accepted);
