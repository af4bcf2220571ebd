import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as Acceptor, type AddressInfo, type ListenOptions, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { RequestWatch } from "../observe/access-log.ts";
import type { Trace } from "../observe/request-trace.ts";
import { StartError } from "../start-error.ts";
import { guardConnections, limits, serverOptions } from "./connections.ts";
import { commonHeaders } from "./security-headers.ts";

/** Interval of looks for idle connections while the last requests are finished. */
const idleCheckMs = 100;

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
  const acceptors = await acceptFor(http, port, host);
  let draining = false;
  return {
    http,
    port: (http.address() as AddressInfo).port,
    serve(fetch: Fetch, before?: Middleware) {
      const answer = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);
      listener = (incoming, outgoing) => {
        // Tells proxies not to reuse a connection that is closed soon.
        if (draining) outgoing.shouldKeepAlive = false;
        const trace = watch.begin(incoming, outgoing);
        const pass = () => {
          outgoing.setHeader("x-request-id", trace.id);
          return trace.run(() => answer(incoming, outgoing));
        };
        return before ? before(incoming, outgoing, pass, trace) : pass();
      };
    },
    /** Goes on serving, but closes each connection after its next answer. */
    drain() {
      draining = true;
    },
    /** Takes no new connections, waits for the answers under way, then cuts off what still hangs. */
    finish: (timeoutMs: number) =>
      new Promise<void>((resolve) => {
        draining = true;
        const cut = setTimeout(() => http.closeAllConnections(), timeoutMs);
        // A connection is idle, and kept alive by the other side, only once its answer is out.
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
 * How many sockets of one port take connections. Each takes a single one in a turn of the event loop (libuv
 * since 1.50), so that with one socket whoever comes while it is busy waits behind all who came before, a
 * turn for each.
 */
const acceptorCount = 16;

/** @returns all that take connections for `http`, itself among them. */
async function acceptFor(http: Server, port: number, host: string) {
  if (process.platform !== "linux") {
    await opened(http, { port, host });
    return [http];
  }
  // Who shares a port is not told that somebody else has it.
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
