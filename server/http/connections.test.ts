import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { guardConnections, type Limits, serverOptions } from "./connections.ts";

let http: Server;
const sockets: Socket[] = [];
/** More than the system takes for a connection that is not read. */
const large = Buffer.alloc(12 << 20);

async function serve(given: Partial<Limits>, proxied = false) {
  const all = { ...limits.connections, ...given };
  http = createServer(serverOptions(proxied, all));
  const log: string[] = [];
  guardConnections(
    http,
    () => async (incoming, outgoing) => {
      const { url } = incoming;
      log.push(`${url} asked`);
      await once(incoming.resume(), "end");
      await sleep(20);
      log.push(`${url} answered`);
      outgoing.end(url === "/large" ? large : "small");
    },
    { proxied, given: all },
  );
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return { log, port: (http.address() as AddressInfo).port };
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  http.closeAllConnections();
  http.close();
});

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const connections = () =>
  new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)));

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

test("A13: the oldest idle connections of an address are closed, never active ones", async () => {
  // They have all the time they want: only who comes after them ends them.
  const { port } = await serve({
    maxOfOne: 5,
    newcomerMs: 2_000,
    headMs: 60_000,
    unreadMs: 60_000,
  });
  const asking = await connected(port);
  asking.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n");
  const idle = [];
  for (let count = 0; count < 4; count += 1) idle.push(await connected(port));
  await sleep(2_100);
  const ended = once(idle[0]?.resume() as Socket, "close");
  await connected(port);
  await ended;
  expect(await connections()).toBe(5);
  // Newcomers are not old enough to be sent away: whoever comes with many at once is not a slow one.
  for (let count = 0; count < 20; count += 1) await connected(port);
  expect(await connections()).toBeGreaterThan(15);
  asking.write("12345");
  expect(String(await once(asking, "data"))).toContain("200 OK");
});

test("A13: behind a proxy no connection is closed because of the limit per address", async () => {
  const { port } = await serve({ maxOfOne: 5, newcomerMs: 0 }, true);
  for (let count = 0; count < 20; count += 1) await connected(port);
  await sleep(50);
  expect(await connections()).toBe(20);
});

test("A13: unread responses are bounded in total, and the oldest are aborted", async () => {
  const { port } = await serve({ maxUnsentBytes: 40 << 20 });
  for (let count = 0; count < 6; count += 1) {
    (await connected(port)).write(ask("/large"));
    await sleep(20);
  }
  await expect.poll(connections).toBe(3);
  sockets.at(-1)?.resume();
  await once(sockets.at(-1) as Socket, "data");
});

test("A13: pipelined requests are answered in order, and too many are refused", async () => {
  const { port, log } = await serve({ maxPipelined: 3 });
  const polite = await connected(port);
  let text = "";
  polite.on("data", (chunk) => {
    text += chunk;
  });
  const paths = ["/1", "/2", "/3"];
  polite.write(paths.map(ask).join(""));
  await expect.poll(() => text.split("200 OK").length).toBe(4);
  expect(log).toEqual(paths.flatMap((path) => [`${path} asked`, `${path} answered`]));
  const greedy = await connected(port);
  const ended = once(greedy.resume(), "close");
  greedy.write(ask("/x").repeat(10));
  await ended;
  expect(log.filter((line) => line === "/x asked")).toHaveLength(1);
});

test("A13: a hundred headers are accepted, more are refused", async () => {
  const { port } = await serve({});
  const status = async (count: number) => {
    const headers = Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, "y"]));
    const [answer] = await once(request({ port, headers, agent: false }).end(), "response");
    return answer.resume().statusCode;
  };
  expect(await status(90)).toBe(200);
  expect(await status(101)).toBe(431);
});
