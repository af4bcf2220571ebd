import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup, clientAddress } from "../../supabase/functions/_shared/client-address.ts";

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** What a connection may cost, in milliseconds, bytes and numbers. */
export const limits = {
  /** For a request's head to arrive whole; also until a new connection says anything. */
  headMs: 10_000,
  /** For a body, however slow; from then on it must have come with `minBytesPerSecond` all in all. */
  bodyMs: 10_000,
  /** Of bodies that come and of answers that are taken. */
  minBytesPerSecond: 4_000,
  /** For a request with its body, which is Node's own default: 5 MB at 17 kB/s. */
  requestMs: 300_000,
  /**
   * For an answer of which nothing is taken; as long again where something had been taken. A trickle
   * must reach `minBytesPerSecond` from then on.
   */
  unreadMs: 8_000,
  /** Of all answers that wait in memory to be taken; the eldest go first. */
  maxUnsentBytes: 64 << 20,
  /** Connections of one address; of more the eldest go that ask nothing and are older than `newcomerMs`. */
  maxOfOne: 100,
  newcomerMs: 2_000,
  /** Of all; whoever comes then is closed at once. */
  maxConnections: 4_000,
  /** Browsers send about twenty, proxies some more. */
  maxHeaders: 100,
  /** Pipelined requests, which are answered one after another. */
  maxPipelined: 20,
};
export type Limits = typeof limits;

interface Asked {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  since: number;
  /** Bytes that the connection had brought when its head was read. */
  before: number;
  /** While some of the answer waits to be taken: since when, and what had been taken then. */
  unsent?: { since: number; taken: number };
}

interface Held {
  socket: Socket;
  group: Set<Held>;
  since: number;
  asked?: Asked;
  pipelined: [IncomingMessage, ServerResponse][];
}

interface GuardOptions {
  proxied: boolean;
  given?: Limits;
  /** Told of each request that is over, and how many milliseconds it took. */
  ended?: (incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number) => void;
}

/** Node's own limits, which need only their numbers. */
export function serverOptions(proxied: boolean, { headMs, requestMs }: Limits): ServerOptions {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 1000,
    // A proxy keeps a minute's connections, and must not find them closed as it sends a request.
    keepAliveTimeout: proxied ? 75_000 : 5_000,
  };
}

/**
 * Ends what only holds memory or a place among the connections, and never for being one of many: who
 * sends too slowly, who does not read, whoever has hundreds of connections and asks nothing. Where all
 * connections are those of proxies, they are not counted by address.
 */
export function guardConnections(
  http: Server,
  listener: () => Listener,
  { proxied, given = limits, ended }: GuardOptions,
): void {
  const all = new Map<Socket, Held>();
  const groups = new Map<string, Set<Held>>();
  // Node would leave out what is more, the address that a proxy adds at the end among it.
  http.maxHeadersCount = 0;

  http.on("connection", (socket: Socket) => {
    if (all.size >= given.maxConnections) {
      socket.destroy();
      return;
    }
    const name = addressGroup(clientAddress(socket.remoteAddress, undefined, 0) ?? "");
    const group = groups.get(name) ?? new Set();
    const held: Held = { socket, group, since: performance.now(), pipelined: [] };
    if (!proxied && group.size >= given.maxOfOne) endEldest(group, given);
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
    if (held.asked) {
      if (held.pipelined.push([incoming, outgoing]) > given.maxPipelined) held.socket.destroy();
      return;
    }
    ask(held, incoming, outgoing);
  });

  function ask(held: Held, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const since = performance.now();
    held.asked = { incoming, outgoing, since, before: held.socket.bytesRead };
    outgoing.on("close", () => {
      held.asked = undefined;
      held.since = performance.now();
      ended?.(incoming, outgoing, held.since - since);
      const next = held.pipelined.shift();
      if (next && !held.socket.destroyed) ask(held, ...next);
    });
    listener()(incoming, outgoing);
  }

  http.setTimeout(given.unreadMs, (socket) => {
    const asked = all.get(socket)?.asked;
    // Whoever waits for a picture to be made, or sends one, has nothing to take.
    if (!asked) socket.destroy();
    else if (asked.outgoing.writableLength > 0) cutOff(socket);
  });

  const sweep = setInterval(() => {
    for (const held of all.values()) endSlow(held, given);
    endUnsent(all.values(), given.maxUnsentBytes);
  }, 1000);
  sweep.unref();
  http.once("close", () => clearInterval(sweep));
}

function endEldest(group: Set<Held>, { newcomerMs }: Limits): void {
  const before = performance.now() - newcomerMs;
  for (const { socket, asked, since } of group) {
    if (asked || since > before) continue;
    socket.destroy();
    return;
  }
}

/** Bodies and answers must move with the least rate, reckoned from where their grace ends. */
function endSlow({ socket, asked }: Held, { bodyMs, unreadMs, minBytesPerSecond }: Limits): void {
  if (!asked) return;
  const { incoming, outgoing, since, before } = asked;
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
  if (writableLength === 0) asked.unsent = undefined;
  else asked.unsent ??= { since: now, taken: socket.bytesWritten - writableLength };
  // What is handed over in one piece counts whole: how much of it was taken is not known.
  if (asked.unsent && late(asked.unsent.since, unreadMs, socket.bytesWritten - asked.unsent.taken))
    cutOff(socket);
}

/** What the operating system still holds for a client that does not read is freed as well. */
function cutOff(socket: Socket): void {
  socket.resetAndDestroy();
}

function endUnsent(all: Iterable<Held>, maxBytes: number): void {
  const unsent: { asked: Asked; socket: Socket }[] = [];
  let bytes = 0;
  for (const { asked, socket } of all) {
    if (!asked || asked.outgoing.writableLength === 0) continue;
    bytes += asked.outgoing.writableLength;
    unsent.push({ asked, socket });
  }
  if (bytes <= maxBytes) return;
  unsent.sort((one, other) => one.asked.since - other.asked.since);
  for (const { asked, socket } of unsent) {
    if (bytes <= maxBytes) return;
    bytes -= asked.outgoing.writableLength;
    cutOff(socket);
  }
}
