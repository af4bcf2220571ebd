import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as Acceptor, type AddressInfo, type ListenOptions, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { limits } from "../limits.ts";
import type { RequestWatch } from "../observe/access-log.ts";
import type { Trace } from "../observe/request-trace.ts";
import { StartError } from "../start-error.ts";
import { guardConnections, serverOptions } from "./connections.ts";
import { commonHeaders } from "./security-headers.ts";

/** Interval of checks for idle connections during shutdown. */
const idleCheckMs = 100;

/** Responds to a request, or passes it on. */
export type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
  trace?: Trace,
) => void;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
type Fetch = (request: Request, env: never) => Response | Promise<Response>;

/**
 * Opens the port. Until the site is ready, requests get 503.
 * @param proxied whether all connections come from reverse proxies.
 * @param watch called for each request once the site is ready.
 */
export async function listen(port: number, host: string, proxied: boolean, watch: RequestWatch) {
  let listener: Listener = getRequestListener((request) => starting(request));
  const http = createServer(serverOptions(proxied, limits.connections));
  guardConnections(http, () => listener, { proxied, ended: watch.end });
  const acceptors = await acceptFor(http, port, host);
  let draining = false;
  return {
    http,
    port: (http.address() as AddressInfo).port,
    serve(fetch: Fetch, nodeMiddleware?: Middleware) {
      const answer = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);
      listener = (incoming, outgoing) => {
        // Proxies must not reuse a connection that is about to be closed.
        if (draining) outgoing.shouldKeepAlive = false;
        const trace = watch.begin(incoming, outgoing);
        const pass = () => {
          outgoing.setHeader("x-request-id", trace.id);
          return trace.run(() => answer(incoming, outgoing));
        };
        return nodeMiddleware ? nodeMiddleware(incoming, outgoing, pass, trace) : pass();
      };
    },
    /** Keeps serving, but closes each connection after its next response. */
    drain() {
      draining = true;
    },
    /** Stops accepting connections, waits for running requests, then closes all connections. */
    finish: (timeoutMs: number) =>
      new Promise<void>((resolve) => {
        draining = true;
        const cut = setTimeout(() => http.closeAllConnections(), timeoutMs);
        // A kept-alive connection becomes idle when its response is sent.
        const idle = setInterval(() => http.closeIdleConnections(), idleCheckMs);
        const closed = acceptors.map(
          (acceptor) => new Promise<void>((done) => acceptor.close(() => done())),
        );
        void Promise.all(closed).then(() => {
          clearTimeout(cut);
          clearInterval(idle);
          resolve();
        });
        http.closeIdleConnections();
      }),
  };
}

function starting(request: Request): Response {
  const headers = { ...commonHeaders, "cache-control": "no-store", "retry-after": "2" };
  const { pathname } = new URL(request.url);
  if (pathname === "/livez") return Response.json({ status: "ok" }, { headers });
  if (pathname === "/readyz" || pathname === "/healthz") {
    return Response.json({ status: "starting" }, { status: 503, headers });
  }
  return new Response("Starting", { status: 503, headers });
}

/**
 * Number of listening sockets on the port. libuv since 1.50 accepts one connection per socket and event
 * loop turn: with a single socket, new connections would queue while the process is busy.
 */
const acceptorCount = 16;

/** @returns all servers that accept connections for `http`, including itself. */
async function acceptFor(http: Server, port: number, host: string) {
  if (process.platform !== "linux") {
    await opened(http, { port, host });
    return [http];
  }
  // With `reusePort` no error is reported if another process has the port.
  if (port !== 0) await isFree(port, host);
  await opened(http, { port, host, reusePort: true });
  const others = Array.from({ length: acceptorCount - 1 }, () => {
    const acceptor = new Acceptor({ allowHalfOpen: true, noDelay: true });
    return acceptor.on("connection", (socket: Socket) => http.emit("connection", socket));
  });
  const { port: given } = http.address() as AddressInfo;
  await Promise.all(others.map((each) => opened(each, { port: given, host, reusePort: true })));
  return [http, ...others];
}

async function isFree(port: number, host: string): Promise<void> {
  const asked = new Acceptor();
  await opened(asked, { port, host });
  await new Promise((resolve) => asked.close(resolve));
}

function opened(server: Acceptor, options: ListenOptions): Promise<void> {
  const { port, host } = options;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT ${port} is already in use on ${host}; stop what uses it or set another PORT`,
        EACCES: `PORT ${port} may not be opened by this user; set one above 1023`,
        EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine`,
        ENOTFOUND: `HOST "${host}" is not known; use an address such as 127.0.0.1 or 0.0.0.0`,
      };
      const reason = reasons[error.code ?? ""];
      reject(reason ? new StartError(reason) : error);
    });
    server.listen(options, resolve);
  });
}
