import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchRequests } from "../observe/access-log.ts";
import { createLogger } from "../observe/log.ts";
import { StartError } from "../start-error.ts";
import { listen } from "./listen.ts";

const watch = watchRequests({
  log: createLogger("error"),
  verbose: false,
  proxied: false,
  count() {},
});

async function listening(port = 0) {
  const server = await listen(port, "127.0.0.1", false, watch);
  server.serve(() => new Response("here"));
  onTestFinished(() => server.finish(0));
  return server;
}

test.runIf(process.platform === "linux")(
  "L2: hundreds of simultaneous connections do not wait an event loop turn each",
  async () => {
    const { http, port } = await listening();
    let accepted = 0;
    http.on("connection", () => accepted++);
    const sockets = Array.from({ length: 200 }, () => connect(port, "127.0.0.1"));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    let turns = 0;
    for (; accepted < sockets.length && turns < 10_000; turns++) await setImmediate();
    expect(accepted).toBe(sockets.length);
    expect(turns).toBeLessThan(sockets.length / 2);
  },
);

test("I5: requests on every listening socket are answered", async () => {
  const { port } = await listening();
  const answers = Array.from({ length: 40 }, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
    return [await response.text(), response.headers.has("x-request-id")];
  });
  expect(await Promise.all(answers)).toEqual(Array(40).fill(["here", true]));
});

test("I5: a port in use is refused, and the other process is not affected", async () => {
  const { port } = await listening();
  const second = listen(port, "127.0.0.1", false, watch);
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`PORT ${port} is already in use on 127.0.0.1`);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
});

test("I5: during shutdown a kept-alive connection is closed after its response", async () => {
  const server = await listen(0, "127.0.0.1", false, watch);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.serve(async () => {
    await held;
    return new Response("here");
  });
  const asking = connect(server.port, "127.0.0.1");
  asking.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n");
  const [socket] = await once(server.http, "request").then(([request]) => [request.socket]);
  const closed = once(asking, "close");
  let got = "";
  asking.on("data", (chunk) => (got += chunk));
  const finished = server.finish(60_000);
  await setImmediate();
  expect(socket.destroyed).toBe(false);
  const from = performance.now();
  release();
  await closed;
  // Left alone it would be kept for five seconds.
  expect(performance.now() - from).toBeLessThan(4_000);
  expect(got).toMatch(/^HTTP\/1\.1 200 /);
  await finished;
});

test("I5: after shutdown no connection is accepted, and hanging ones are closed", async () => {
  const { port, finish } = await listening();
  const hanging = connect(port, "127.0.0.1");
  await once(hanging, "connect");
  hanging.write("GET / HTTP/1.1\r\n");
  const closed = once(hanging, "close");
  await finish(100);
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
