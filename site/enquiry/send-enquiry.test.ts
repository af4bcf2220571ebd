import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { sendEnquiry } from "./send-enquiry";

const enquiry = {
  name: "Ana",
  email: "ana@example.com",
  phone: "",
  preferred_contact: "email",
  message: "Queremos ir en mayo.",
};
const realFetch = globalThis.fetch;
let server: Server | undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

/** Sends an enquiry to a local server with this handler, as a page of the same origin does. */
async function sendTo(answer: RequestListener, timeoutMs?: number) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(origin + path, init));
  return sendEnquiry(enquiry, "fr", undefined, { timeoutMs, pausesMs: [10, 10] });
}

const answering =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);

const theirs = JSON.stringify({
  error: 'relation "contact_submissions" does not exist',
  fields: {},
});

test.each<[string, RequestListener]>([
  ["500 with an error of its own", answering(500, theirs)],
  ["503 with an error of its own", answering(503, theirs)],
  ["500 without an error", answering(500, "{}")],
  ["502 that is no JSON", answering(502, "<h1>Bad gateway</h1>")],
  ["200 that is no JSON", answering(200, "<h1>Welcome to this hotel</h1>")],
  ["200 without success", answering(200, theirs)],
  ["200 with nothing", answering(200, "null")],
  ["a connection that breaks", (_, response) => response.socket?.destroy()],
])("G5: a failure (%s) returns no text", async (_, answer) => {
  expect(await sendTo(answer)).toEqual({ ok: false });
});

test("G5: a response after the timeout is a failure", async () => {
  expect(await sendTo(() => {}, 50)).toEqual({ ok: false });
  const stuck = await sendTo((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("{");
  }, 50);
  expect(stuck).toEqual({ ok: false });
});

test.each([400, 403, 413, 422, 429])(
  "G5: a %i response returns its text and field errors",
  async (status) => {
    const refusal = {
      error: "Veuillez vérifier les champs signalés.",
      fields: { name: "Trop court" },
    };
    expect(await sendTo(answering(status, JSON.stringify(refusal)))).toEqual({
      ok: false,
      ...refusal,
    });
  },
);

test("G5: 200 with success is a success; the request carries the visitor's language", async () => {
  let asked: string | undefined;
  const taken = await sendTo((request, response) => {
    asked = request.headers["accept-language"];
    answering(200, JSON.stringify({ success: true, message: "Merci" }))(request, response);
  });
  expect([asked, taken]).toEqual(["fr", { ok: true, message: "Merci" }]);
});

test("G5: a 502 from a proxy during a restart makes the same enquiry be sent again", async () => {
  const bodies: string[] = [];
  const answer = await sendTo((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      bodies.push(body);
      if (bodies.length < 3) response.writeHead(502, { "content-type": "text/html" }).end("Bad");
      else answering(200, JSON.stringify({ success: true, message: "Merci" }))(request, response);
    });
  });
  expect(answer).toEqual({ ok: true, message: "Merci" });
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
});

test("G5: a 503 from the function itself is not retried", async () => {
  let asked = 0;
  const answer = await sendTo((request, response) => {
    asked += 1;
    answering(503, theirs)(request, response);
  });
  expect([answer, asked]).toEqual([{ ok: false }, 1]);
});
