import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { head } from "../support/raw-http.ts";
import type { RunningSite } from "../support/site.ts";
import { startSlowdown } from "../support/slowdown.ts";
import { startWithClients } from "./clients.ts";

let started: Awaited<ReturnType<typeof startWithClients>>;
let site: RunningSite;
let session: Record<string, string>;
beforeAll(async () => {
  started = await startWithClients();
  ({ site, session } = started);
});
afterAll(() => started?.stop());

/** Visits pages until `done`, and gives how long the slowest took. */
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

/** Says something to all again and again until each of them is ended; gives the seconds that it took. */
async function until(ended: Promise<unknown>[], say: () => void): Promise<number> {
  const from = performance.now();
  const timer = setInterval(say, 500);
  await Promise.all(ended);
  clearInterval(timer);
  return (performance.now() - from) / 1000;
}

describe.concurrent("A13: whoever holds connections without using them", () => {
  test("with heads that never end is sent away within 13 seconds, and nobody else waits", async () => {
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

  test("with bodies that never end is told so within 13 seconds", async () => {
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

  test("with forms that never end keeps no page from being made", async () => {
    const slowdown = startSlowdown();
    const slow = await started.clients(20);
    for (const { socket } of slow)
      socket.write(`${head("POST", "/es/contact", { "content-length": "500" })}a`);
    // Whoever came later is answered: they have been seen.
    await (await fetch(`${site.url}/healthz`)).text();
    const from = performance.now();
    expect((await fetch(`${site.url}/fr/destinations`)).status).toBe(200);
    expect(performance.now() - from).toBeLessThan(2000 * slowdown());
  });

  test("is not who has a slow line: a picture that takes 13 seconds arrives", async () => {
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

// By itself: what the others hold would be counted with it.
test("A13: whoever asks 240 times and never reads holds one answer, and is sent away within 18 seconds", async () => {
  // What rendering takes for good is not theirs.
  await (await fetch(`${site.url}/es/blog/long`)).text();
  const deaf = await started.clients(24);
  const before = started.memory();
  // More than the system takes for a connection, so that the rest is the server's to hold.
  for (const { socket } of deaf)
    socket.write("GET /es/blog/long HTTP/1.1\r\nhost: x\r\n\r\n".repeat(10));
  let gone = false;
  void Promise.all(deaf.map(({ ended }) => ended)).then(() => (gone = true));
  let peak = 0;
  // A second time only where this machine was too busy to send what was asked for.
  for (let second = 1; second <= 40 && !gone; second += 1) {
    await sleep(1000);
    peak = Math.max(peak, started.memory());
    // Who does not read learns of the end when he writes; an empty line is no request.
    if (second % 19 === 0) for (const { socket } of deaf) socket.write("\r\n");
  }
  expect(gone).toBe(true);
  expect(peak - before).toBeLessThan(80);
});
