import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Undefined inside of {@link outsideRequests}. */
const scope = new AsyncLocalStorage<Trace | undefined>();

const key = Symbol("trace");
type Traced = ServerResponse & { [key]?: Trace };

/** What is known of one request beside what it asks: its id, by which its log lines are found. */
export class Trace {
  readonly id: string;
  /** Bytes that its connection had sent before it. */
  readonly sentBefore: number;
  /** Set by the page cache where it answers. */
  cache: "hit" | "miss" | undefined = undefined;

  constructor(id: string, sentBefore: number) {
    this.id = id;
    this.sentBefore = sentBefore;
  }

  /** Runs what belongs to the request: every log line of it then carries the id. */
  run<Result>(task: () => Result): Result {
    return scope.run(this, task);
  }
}

/** Gives the request an id, which the answer is to carry. */
export function beginTrace(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trusted: boolean,
): Trace {
  const given = trusted ? incoming.headers["x-request-id"] : undefined;
  const id = typeof given === "string" && wellFormed.test(given) ? given : nextId();
  const trace = new Trace(id, incoming.socket.bytesWritten);
  (outgoing as Traced)[key] = trace;
  return trace;
}

/** The trace of a request by its answer. */
export const traceOf = (outgoing: ServerResponse): Trace | undefined => (outgoing as Traced)[key];

/** The id of the request under way, if this runs on behalf of one. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** Runs what a request only gives occasion to: its log lines are not the request's. */
export const outsideRequests = <Result>(task: () => Result): Result => scope.run(undefined, task);

/** What proxies make: UUIDs, hexadecimal and base64url. Addresses of mail and networks do not pass. */
const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** How many ids have one beginning. */
const maxOfOne = 1 << 24;
let beginning = "";
let count = maxOfOne;
let stride = 1;

/**
 * A new id, for a tenth of what a UUID costs. Its end counts in strides that only this process knows,
 * so that the difference of two ids does not tell a visitor how many others there were.
 */
function nextId(): string {
  if (count === maxOfOne) {
    count = 0;
    beginning = randomBytes(6).toString("hex");
    stride = 2 * randomInt(maxOfOne / 2) + 1;
  }
  count += 1;
  // An odd stride meets each number below a power of two once.
  return `${beginning}${(Math.imul(count, stride) & (maxOfOne - 1)).toString(36).padStart(5, "0")}`;
}
