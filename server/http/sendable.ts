import type { IncomingMessage, ServerResponse } from "node:http";
import { type Trace, traceOf } from "../observe/request-trace.ts";

/** Best first. */
const packings = ["br", "zstd", "gzip"] as const;
export type Packing = (typeof packings)[number];
export type Encoding = Packing | "identity";

/** A whole answer that is ready to be sent: a body in one encoding, and the headers that go with it. */
export interface Sendable {
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
export function sendable(
  given: Readonly<Record<string, string>>,
  tag: string,
  body: Buffer,
  encoding: Encoding,
): Sendable {
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
  { headers, headersAlone, etag, body }: Sendable,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const known = isKnown(incoming.headers["if-none-match"], etag);
  outgoing.writeHead(known ? 304 : 200, withId(known ? headersAlone : headers, traceOf(outgoing)));
  outgoing.end(known || incoming.method === "HEAD" ? undefined : body);
}

/** Given with all others: Node merges headers that were set before one by one. */
export const withId = (headers: readonly string[], trace: Trace | undefined) =>
  trace ? [...headers, "x-request-id", trace.id] : [...headers];

/** Whether `If-None-Match` names the answer with this tag (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .some((each) => each === etag || each === "*");
}

/** Browsers send a handful of these; whoever makes up more has them looked at each time. */
const looked = new Map<string, readonly Encoding[]>();
const mostLooked = 100;
const nothing: readonly Encoding[] = ["identity"];

/**
 * What an `Accept-Encoding` allows, best first, and unpacked at last; what is refused with `q=0` is not
 * taken (RFC 9110, 12.5.3).
 */
export function acceptable(accepted: string | undefined): readonly Encoding[] {
  if (!accepted) return nothing;
  const known = looked.get(accepted);
  if (known) return known;
  const encodings = [...packingsIn(accepted), "identity" as const];
  if (looked.size < mostLooked && accepted.length < 100) looked.set(accepted, encodings);
  return encodings;
}

function packingsIn(accepted: string): Packing[] {
  const weights = new Map<string, number>();
  for (const part of accepted.slice(0, 1000).toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return packings.filter((packing) => (weights.get(packing) ?? weights.get("*") ?? 0) > 0);
}
