import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";
import { loggedPath, type RequestKind, requestKindOf } from "./logged-path.ts";
import { beginTrace, type Trace, traceOf } from "./request-trace.ts";

/** Duration in milliseconds of a slow request, including the transfer. */
const slowMs = 1000;

/** nginx's status for a client that closed the connection before the response. */
const clientGone = 499;

interface Options {
  log: Logger;
  /** Whether lines of level `debug` are written. */
  verbose: boolean;
  /** Whether request ids of proxies are accepted. */
  proxied: boolean;
  count(kind: RequestKind, status: number, milliseconds: number): void;
}

/** Observes the start and end of each request. */
export interface RequestWatch {
  begin(incoming: IncomingMessage, outgoing: ServerResponse): Trace;
  end(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number): void;
}

/**
 * Assigns request ids, counts requests and logs them. At level `info` only failures and slow requests are
 * logged, to limit disk writes; metrics cover the rest. Level `debug` logs every request.
 */
export function watchRequests({ log, verbose, proxied, count }: Options): RequestWatch {
  return {
    begin: (incoming, outgoing) => beginTrace(incoming, outgoing, proxied),
    end(incoming, outgoing, milliseconds) {
      const trace = traceOf(outgoing);
      if (!trace) return;
      const { method, url = "" } = incoming;
      const status = outgoing.headersSent ? outgoing.statusCode : clientGone;
      count(trace.cache ? "page" : requestKindOf(url), status, milliseconds);
      const grave = status >= 500 || milliseconds >= slowMs;
      if (!grave && !verbose) return;
      trace.run(() =>
        log[grave ? "info" : "debug"]("request", {
          method,
          path: loggedPath(url),
          status,
          ms: milliseconds,
          bytes: incoming.socket.bytesWritten - trace.sentBefore,
          cache: trace.cache,
          // Set if the response was not sent completely.
          cut: outgoing.writableFinished ? undefined : true,
        }),
      );
    },
  };
}
