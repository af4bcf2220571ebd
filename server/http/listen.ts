import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { RequestWatch } from "../observe/access-log.ts";
import type { Trace } from "../observe/request-trace.ts";
import { StartError } from "../start-error.ts";
import { guardConnections, limits, serverOptions } from "./connections.ts";
import { standingHeaders } from "./security-headers.ts";

/** Answers a request, or passes it on. */
export type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
  trace?: Trace,
) => void;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
type Fetch = (request: Request, env: never) => Response | Promise<Response>;

/**
 * Holds the port from the first moment; until the site can serve, it says so with 503.
 * @param proxied whether all connections are those of reverse proxies.
 * @param watch sees each request once the site serves.
 */
export async function listen(port: number, host: string, proxied: boolean, watch: RequestWatch) {
  let listener: Listener = getRequestListener((request) => starting(request));
  const http = createServer(serverOptions(proxied, limits));
  guardConnections(http, () => listener, { proxied, ended: watch.end });
  await opened(http, port, host);
  return {
    http,
    port: (http.address() as AddressInfo).port,
    serve(fetch: Fetch, before?: Middleware) {
      const answer = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);
      listener = (incoming, outgoing) => {
        const trace = watch.begin(incoming, outgoing);
        const pass = () => {
          outgoing.setHeader("x-request-id", trace.id);
          return trace.run(() => answer(incoming, outgoing));
        };
        return before ? before(incoming, outgoing, pass, trace) : pass();
      };
    },
    /** Takes no new connections, waits for the answers under way, then cuts off what still hangs. */
    finish: (timeoutMs: number) =>
      new Promise<void>((resolve) => {
        const cut = setTimeout(() => http.closeAllConnections(), timeoutMs);
        http.close(() => {
          clearTimeout(cut);
          resolve();
        });
        http.closeIdleConnections();
      }),
  };
}

function starting(request: Request): Response {
  const headers = { ...standingHeaders, "cache-control": "no-store", "retry-after": "2" };
  if (new URL(request.url).pathname === "/healthz") {
    return Response.json({ status: "starting" }, { status: 503, headers });
  }
  return new Response("Starting", { status: 503, headers });
}

function opened(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT ${port} is already in use on ${host}; stop what uses it or set another PORT`,
        EACCES: `PORT ${port} may not be opened by this user; set one above 1023`,
        EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine`,
        ENOTFOUND: `HOST "${host}" is not known; use an address such as 127.0.0.1 or 0.0.0.0`,
      };
      const reason = reasons[error.code ?? ""];
      reject(reason ? new StartError(reason) : error);
    });
    http.listen(port, host, resolve);
  });
}
