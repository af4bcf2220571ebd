import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";
import { type Kind, kindOf, loggedPath } from "./logged-path.ts";
import { beginTrace, type Trace, traceOf } from "./request-trace.ts";

/** Milliseconds after which an answer was slow, the way to the client's system included. */
const slowMs = 1000;

/** As nginx says it: the client went away before there was an answer. */
const clientGone = 499;

interface Options {
  log: Logger;
  /** Whether lines of level `debug` are written at all. */
  verbose: boolean;
  /** Whether the ids of proxies in front are taken over. */
  proxied: boolean;
  count(kind: Kind, status: number, milliseconds: number): void;
}

/** Sees each request at its beginning and at its end. */
export interface RequestWatch {
  begin(incoming: IncomingMessage, outgoing: ServerResponse): Trace;
  end(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number): void;
}

/**
 * Numbers, counts and notes requests. Only failures and slow answers are lines at level `info`: a
 * small server answers more in a second than its disk should write in a day, and what is well is told by
 * the metrics. Level `debug` has a line of each.
 */
export function watchRequests({ log, verbose, proxied, count }: Options): RequestWatch {
  return {
    begin: (incoming, outgoing) => beginTrace(incoming, outgoing, proxied),
    end(incoming, outgoing, milliseconds) {
      const trace = traceOf(outgoing);
      if (!trace) return;
      const { method, url = "" } = incoming;
      const status = outgoing.headersSent ? outgoing.statusCode : clientGone;
      count(trace.cache ? "page" : kindOf(url), status, milliseconds);
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
          // What was begun and not taken whole.
          cut: outgoing.writableFinished ? undefined : true,
        }),
      );
    },
  };
}
