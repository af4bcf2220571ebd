import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { head } from "../support/raw-http.ts";
import type { RunningSite } from "../support/site.ts";
import { startSlowdown } from "../support/slowdown.ts";
import { startWithClients } from "./raw-clients.ts";

let started: Awaited<ReturnType<typeof startWithClients>>;
let site: RunningSite;
let session: Record<string, string>;
beforeAll(async () => {
  started = await startWithClients();
  ({ site, session } = started);
});
afterAll(() => started?.stop());

/** Requests pages until `done`, and returns the longest time. */
async function visitUntil(done: Promise<unknown>): Promise<number> {
  let waiting = true;
  void done.finally(() => (waiting = false));
  let slowest = 0;
  while (waiting) {
    const from = performance.now();
    const response = await fetch(`${site.url}/es`);
    await response.text();
    expect(response.status).toBe(200);
    slowest = Math.max(slowest, performance.now() - from);
    await sleep(100);
  }
  return slowest;
}

/** Sends to all connections repeatedly until each is closed; returns the seconds. */
async function until(ended: Promise<unknown>[], say: () => void): Promise<number> {
  const from = performance.now();
  const timer = setInterval(say, 500);
  await Promise.all(ended);
  clearInterval(timer);
  return (performance.now() - from) / 1000;
}

describe.concurrent("A13: connections of a slow client", () => {
  test("with unfinished heads are closed within 13 seconds, and delay nobody", async () => {
    const slowdown = startSlowdown();
    const slow = await started.clients(300);
    for (const { socket, listen } of slow) {
      listen();
      socket.write("GET /es HTTP/1.1\r\n");
    }
    const all = until(
      slow.map(({ ended }) => ended),
      () => {
        for (const { socket } of slow) if (!socket.destroyed) socket.write("x: y\r\n");
      },
    );
    const slowest = await visitUntil(all);
    const slower = slowdown();
    expect(slowest).toBeLessThan(2000 * slower);
    expect(await all).toBeLessThan(13 * slower);
  });

  test("with unfinished bodies get an error within 13 seconds", async () => {
    const slowdown = startSlowdown();
    const slow = await started.clients(60);
    const targets = [
      ["/functions/v1/send-contact-email", "500", {}],
      ["/storage/v1/object/tour-images/slow.jpg", "5000000", session],
      ["/es/contact", "500", {}],
    ] as const;
    for (const [at, { socket, listen }] of slow.entries()) {
      listen();
      const [path, length, headers] = targets[at % 3] ?? targets[0];
      socket.write(`${head("POST", path, { "content-length": length, ...headers })}{`);
    }
    const seconds = await until(
      slow.map(({ ended }) => ended),
      () => {
        for (const { socket } of slow) if (!socket.destroyed) socket.write(" ");
      },
    );
    expect(seconds).toBeLessThan(13 * slowdown());
    for (const { ended } of slow) expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("with unfinished forms do not prevent pages from being rendered", async () => {
    const slowdown = startSlowdown();
    const slow = await started.clients(20);
    for (const { socket } of slow)
      socket.write(`${head("POST", "/es/contact", { "content-length": "500" })}a`);
    // Later clients get a response.
    await (await fetch(`${site.url}/healthz`)).text();
    const from = performance.now();
    expect((await fetch(`${site.url}/fr/destinations`)).status).toBe(200);
    expect(performance.now() - from).toBeLessThan(2000 * slowdown());
  });

  test("that receive a picture for 13 seconds are not closed", async () => {
    const { socket, ended, listen } = await started.client();
    listen();
    const length = 130_000;
    socket.write(
      head("POST", "/storage/v1/object/tour-images/a.jpg", {
        "content-length": String(length),
        "content-type": "image/jpeg",
        ...session,
      }),
    );
    for (let sent = 0; sent < length; sent += 5000) {
      await sleep(500);
      socket.write(Buffer.alloc(5000));
    }
    expect(await ended).toMatch(/^HTTP\/1\.1 415 /);
  });
});

// In a separate test: memory held by other connections would count.
test("A13: a client with 240 requests that never reads holds one response, and is disconnected within 18 seconds", async () => {
  // Memory that rendering allocates permanently is not counted.
  await (await fetch(`${site.url}/es/blog/long`)).text();
  const deaf = await started.clients(24);
  const before = started.memory();
  // More than the system's buffer of a connection, so that the server must hold the rest.
  for (const { socket } of deaf)
    socket.write("GET /es/blog/long HTTP/1.1\r\nhost: x\r\n\r\n".repeat(10));
  let gone = false;
  void Promise.all(deaf.map(({ ended }) => ended)).then(() => (gone = true));
  let peak = 0;
  // A second attempt only if this machine was too busy to send the request.
  for (let second = 1; second <= 40 && !gone; second += 1) {
    await sleep(1000);
    peak = Math.max(peak, started.memory());
    // A client that does not read notices the close when it writes; an empty line is not a request.
    if (second % 19 === 0) for (const { socket } of deaf) socket.write("\r\n");
  }
  expect(gone).toBe(true);
  expect(peak - before).toBeLessThan(80);
});
