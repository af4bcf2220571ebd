import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup, clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import { limits } from "../limits.ts";

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

export type Limits = typeof limits.connections;

interface PendingRequest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  since: number;
  /** Bytes received on the connection before the request. */
  before: number;
  /** Set while a part of the response is unread: the start, and the bytes sent until then. */
  unsent?: { since: number; taken: number };
}

interface Held {
  socket: Socket;
  group: Set<Held>;
  since: number;
  pending?: PendingRequest;
  pipelined: [IncomingMessage, ServerResponse][];
}

interface GuardOptions {
  proxied: boolean;
  given?: Limits;
  /** Called per finished request with its duration. */
  ended?: (incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number) => void;
}

/** Node's own limits. */
export function serverOptions(proxied: boolean, { headMs, requestMs }: Limits): ServerOptions {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 1000,
    // A proxy keeps connections for a minute, and must not find them closed when it sends a request.
    keepAliveTimeout: proxied ? 75_000 : 5_000,
  };
}

/**
 * Closes slow, unread and idle connections. A large number of connections alone is no reason. Behind
 * proxies, connections are not counted by address.
 */
export function guardConnections(
  http: Server,
  listener: () => Listener,
  { proxied, given = limits.connections, ended }: GuardOptions,
): void {
  const all = new Map<Socket, Held>();
  const groups = new Map<string, Set<Held>>();
  // Node would drop excess headers, including the address that a proxy appends.
  http.maxHeadersCount = 0;

  http.on("connection", (socket: Socket) => {
    if (all.size >= given.maxConnections) {
      socket.destroy();
      return;
    }
    const name = addressGroup(clientAddress(socket.remoteAddress, undefined, 0) ?? "");
    const group = groups.get(name) ?? new Set();
    const held: Held = { socket, group, since: performance.now(), pipelined: [] };
    if (!proxied && group.size >= given.maxOfOne) closeOldest(group, given);
    groups.set(name, group.add(held));
    all.set(socket, held);
    socket.once("close", () => {
      all.delete(socket);
      group.delete(held);
      if (group.size === 0 && groups.get(name) === group) groups.delete(name);
    });
  });

  http.on("request", (incoming, outgoing) => {
    const held = all.get(incoming.socket);
    if (!held) return void listener()(incoming, outgoing);
    if (incoming.rawHeaders.length > 2 * given.maxHeaders) {
      outgoing.writeHead(431, { connection: "close", "content-length": 0 }).end();
      return;
    }
    if (held.pending) {
      if (held.pipelined.push([incoming, outgoing]) > given.maxPipelined) held.socket.destroy();
      return;
    }
    ask(held, incoming, outgoing);
  });

  function ask(held: Held, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const since = performance.now();
    held.pending = { incoming, outgoing, since, before: held.socket.bytesRead };
    outgoing.on("close", () => {
      held.pending = undefined;
      held.since = performance.now();
      ended?.(incoming, outgoing, held.since - since);
      const next = held.pipelined.shift();
      if (next && !held.socket.destroyed) ask(held, ...next);
    });
    listener()(incoming, outgoing);
  }

  http.setTimeout(given.unreadMs, (socket) => {
    const pending = all.get(socket)?.pending;
    // A client waiting for a response, or sending a request, has nothing to read.
    if (!pending) socket.destroy();
    else if (pending.outgoing.writableLength > 0) reset(socket);
  });

  const sweep = setInterval(() => {
    for (const held of all.values()) closeSlow(held, given);
    closeUnread(all.values(), given.maxUnsentBytes);
  }, 1000);
  sweep.unref();
  http.once("close", () => clearInterval(sweep));
}

function closeOldest(group: Set<Held>, { newcomerMs }: Limits): void {
  const before = performance.now() - newcomerMs;
  for (const { socket, pending, since } of group) {
    if (pending || since > before) continue;
    socket.destroy();
    return;
  }
}

/** Enforces the minimum rate of bodies and responses after their grace period. */
function closeSlow(
  { socket, pending }: Held,
  { bodyMs, unreadMs, minBytesPerSecond }: Limits,
): void {
  if (!pending) return;
  const { incoming, outgoing, since, before } = pending;
  const now = performance.now();
  const late = (from: number, grace: number, bytes: number) =>
    now - from > grace + (bytes / minBytesPerSecond) * 1000;
  if (!incoming.complete && late(since, bodyMs, socket.bytesRead - before)) {
    if (!outgoing.headersSent)
      socket.write("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n");
    socket.destroy();
    return;
  }
  const { writableLength } = outgoing;
  if (writableLength === 0) pending.unsent = undefined;
  else pending.unsent ??= { since: now, taken: socket.bytesWritten - writableLength };
  // A chunk counts as a whole: how much of it was read is unknown.
  if (
    pending.unsent &&
    late(pending.unsent.since, unreadMs, socket.bytesWritten - pending.unsent.taken)
  )
    reset(socket);
}

/** Also frees the operating system's buffers. */
function reset(socket: Socket): void {
  socket.resetAndDestroy();
}

function closeUnread(all: Iterable<Held>, maxBytes: number): void {
  const unsent: { pending: PendingRequest; socket: Socket }[] = [];
  let bytes = 0;
  for (const { pending, socket } of all) {
    if (!pending || pending.outgoing.writableLength === 0) continue;
    bytes += pending.outgoing.writableLength;
    unsent.push({ pending, socket });
  }
  if (bytes <= maxBytes) return;
  unsent.sort((one, other) => one.pending.since - other.pending.since);
  for (const { pending, socket } of unsent) {
    if (bytes <= maxBytes) return;
    bytes -= pending.outgoing.writableLength;
    reset(socket);
  }
}
