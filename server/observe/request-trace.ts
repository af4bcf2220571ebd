import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Undefined inside of {@link outsideRequests}. */
const scope = new AsyncLocalStorage<Trace | undefined>();

const key = Symbol("trace");
type Traced = ServerResponse & { [key]?: Trace };

/** Trace of one request: its id appears in its log lines and its response. */
export class Trace {
  readonly id: string;
  /** Bytes sent on the connection before this request. */
  readonly sentBefore: number;
  /** Set by the page cache. */
  cache: "hit" | "miss" | undefined = undefined;

  constructor(id: string, sentBefore: number) {
    this.id = id;
    this.sentBefore = sentBefore;
  }

  /** Runs a task whose log lines get the request's id. */
  run<Result>(task: () => Result): Result {
    return scope.run(this, task);
  }
}

/** Assigns an id to a request and its response. */
export function beginTrace(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trusted: boolean,
): Trace {
  const given = trusted ? incoming.headers["x-request-id"] : undefined;
  const id = typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
  const trace = new Trace(id, incoming.socket.bytesWritten);
  (outgoing as Traced)[key] = trace;
  return trace;
}

/** The trace of a request, by its response. */
export const traceOf = (outgoing: ServerResponse): Trace | undefined => (outgoing as Traced)[key];

/** Id of the current request, if any. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** Runs a task outside of the current request: its log lines have no request id. */
export const outsideRequests = <Result>(task: () => Result): Result => scope.run(undefined, task);

/** Ids of proxies: UUIDs, hexadecimal and base64url. Mail and IP addresses do not match. */
const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;
