import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { composeMiddleware } from "./compose-middleware.ts";
import type { Middleware } from "./listen.ts";

const passesOn: Middleware = (_incoming, _outgoing, next) => next();
const answers: Middleware = (_incoming, outgoing) => void outgoing.end("first");

/** Response of the application behind this middleware, and the lines that it logs. */
async function visit(...all: Middleware[]) {
  const lines: [string, unknown][] = [];
  const log = {
    error: (message: string, details?: unknown) => void lines.push([message, details]),
  };
  const middleware = composeMiddleware(all, log);
  const server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => void outgoing.end("application")),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/tours?email=ana%40example.com`);
  return { text: await answer.then((each) => each.text()).catch(() => "cut"), lines };
}

test("I5: the first middleware that responds is the only one; the application gets the other requests", async () => {
  expect(await visit(passesOn, answers, passesOn)).toEqual({ text: "first", lines: [] });
  expect(await visit(passesOn, passesOn)).toEqual({ text: "application", lines: [] });
});

test("I5: an error in a middleware is logged, and the application responds", async () => {
  const fails: Middleware = (_incoming, _outgoing, next) => next(new Error("no such header"));
  const { text, lines } = await visit(fails, answers);
  expect(text).toBe("application");
  const [[message, details] = []] = lines;
  expect(message).toBe("request failed");
  expect(details).toMatchObject({ method: "GET", error: "Error: no such header" });
  expect(JSON.stringify(details)).not.toContain("ana");
});

test("I5: a response that fails after its start is aborted", async () => {
  const { text, lines } = await visit((_incoming, outgoing, next) => {
    outgoing.writeHead(200, { "content-length": 100 }).write("half");
    next(new Error("gone"));
  });
  expect([text, lines.length]).toEqual(["cut", 1]);
});
