import { once } from "node:events";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { postEnquiry } from "../support/enquiry.ts";
import { slowdown } from "../support/slowdown.ts";
import { startEmpty, timed } from "./measure-stop.ts";

// Most of the time is waiting.
describe.concurrent("I5: a stop", () => {
  test("by SIGTERM exits with 0 while a browser keeps its connection open", async (context) => {
    const site = await startEmpty(context);
    const agent = new Agent({ keepAlive: true });
    const [answer] = await once(get(`${site.url}/healthz`, { agent }), "response");
    answer.resume();
    await once(answer, "end");
    // Another connection has never sent a request.
    const silent = connect(Number(new URL(site.url).port), new URL(site.url).hostname);
    silent.on("error", () => {});
    await once(silent, "connect");
    const [code, ms] = await timed(site.stop("SIGTERM"));
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    agent.destroy();
    silent.destroy();
  });

  test("finishes a running request, and closes its connection then", async (context) => {
    const site = await startEmpty(context);
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({
      name: "Ana",
      email: "ana@example.com",
      phone: "",
      message: "A message of some length",
    });
    const sending = request(`${site.url}/functions/v1/send-contact-email`, {
      agent,
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    const answered = once(sending, "response");
    sending.write(body.slice(0, 20));
    // The server has received the beginning once it has answered a later request.
    await (await fetch(`${site.url}/healthz`)).json();
    const stopped = timed(site.stop("SIGTERM"));
    await refused(site.url);
    sending.end(body.slice(20));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    let text = "";
    for await (const chunk of answer) text += chunk;
    expect(JSON.parse(text)).toMatchObject({ success: true });
    const [code, ms] = await stopped;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    agent.destroy();
  });

  test("serves everything for a while after SIGTERM, with readiness at 503 and closing connections", async (context) => {
    const site = await startEmpty(context);
    const look = (path: string) =>
      fetch(`${site.url}${path}`, { headers: { connection: "keep-alive" } });
    const inUse = async () => [(await look("/readyz")).status, (await look("/livez")).status];
    expect(await inUse()).toEqual([200, 200]);
    const stopped = timed(site.stop("SIGTERM"));
    await expect.poll(inUse).toEqual([503, 200]);
    const page = await look("/es");
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    const health = await look("/readyz?exclude=database");
    expect(await health.json()).toEqual({ status: "unavailable", reason: "stopping" });
    const enquiry = await postEnquiry(site.url);
    expect([enquiry.status, enquiry.headers.get("connection")]).toEqual([200, "close"]);
    const [code, ms] = await stopped;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  });
});

test("closes the port at once after SIGINT", async (context) => {
  const site = await startEmpty(context);
  const stopped = site.stop("SIGINT");
  const since = performance.now();
  await refused(site.url);
  const untilRefused = performance.now() - since;
  expect(await stopped).toBe(0);
  expect(untilRefused).toBeLessThan(2_000 * slowdown());
});

/** Resolves when connections are refused. */
async function refused(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const closed = await Promise.race([
      once(socket, "connect").then(() => false),
      once(socket, "error").then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (closed) return;
  }
}
