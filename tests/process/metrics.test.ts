import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../server/settings.mjs";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { failToStart, startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

/** Less than a test's time limit, so that a request that hangs is reported with its line. */
const fetchInTime = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });

/** Parsed Prometheus text: names with labels, and values. */
function parsed(text: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const line of text.split("\n")) {
    if (line === "" || /^# (?:HELP|TYPE) [a-z0-9_]+ \S/.test(line)) continue;
    const match = /^([a-z0-9_]+(?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+\})?) ([\d.e+-]+|Nan)$/.exec(
      line,
    );
    if (!match) throw new Error(`no metric: ${line}`);
    numbers.set(match[1] ?? "", Number(match[2]));
  }
  return numbers;
}

test("I5: metrics are served at an address of their own, and count requests", async () => {
  const port = await freePort();
  const site = await startSite({
    DATA_DIR: await initializedFolder(),
    SEED: "none",
    METRICS_PORT: String(port),
    SMTP_URL: "smtp://127.0.0.1:1",
    LOG_LEVEL: "error",
  });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  const read = async () => {
    const answer = await fetchInTime(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    return parsed(await answer.text());
  };

  const { length } = await (await fetchInTime(`${site.url}/es`)).text();
  for (let again = 0; again < 3; again++) await (await fetchInTime(`${site.url}/es`)).text();
  await (await fetchInTime(`${site.url}/nada`)).text();
  await (await fetchInTime(`${site.url}/rest/v1/tours`)).text();
  await postEnquiry(site.url, { message: "Consulta, gracias." });

  // It restarts with each read.
  let lag = 0;
  const numbers = await eventually(async () => {
    const now = await read();
    lag = Math.max(lag, now.get("nodejs_eventloop_lag_max_seconds") ?? 0);
    expect(now.get("site_outbox_failing")).toBe(1);
    // A mail counts as failing during its next attempt.
    expect(now.get('site_mails_total{outcome="failed"}')).toBeGreaterThan(0);
    return now;
  });
  expect(Object.fromEntries(numbers)).toMatchObject({
    'http_requests_total{kind="page",status="2xx"}': 4,
    'http_requests_total{kind="page",status="4xx"}': 1,
    'http_requests_total{kind="rest",status="4xx"}': 1,
    'http_requests_total{kind="functions",status="2xx"}': 1,
    'http_request_duration_seconds_count{kind="page"}': 5,
    'site_page_cache_requests_total{outcome="hit"}': 3,
    'site_page_cache_requests_total{outcome="miss"}': 1,
    site_page_cache_pages: 1,
    site_outbox_pending: 1,
    site_outbox_readable: 1,
    'site_mails_total{outcome="sent"}': 0,
    'site_log_lines_total{level="error"}': 0,
  });
  expect(numbers.get("site_page_cache_bytes")).toBeGreaterThan(length / 10);
  expect(numbers.get('site_backend_calls_total{kind="rest",status="2xx"}')).toBeGreaterThan(0);
  expect(numbers.get("process_resident_memory_bytes")).toBeGreaterThan(50e6);
  expect(lag).toBeGreaterThan(0);
  const started = numbers.get("process_start_time_seconds") ?? 0;
  expect(Math.abs(Date.now() / 1000 - started)).toBeLessThan(60);

  // The site's address serves no metrics, and the metrics' address nothing else.
  expect((await fetchInTime(`${site.url}/metrics`)).status).toBe(404);
  expect((await fetchInTime(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetchInTime(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(
    404,
  );
  // It listens on loopback only, according to the system's list of ports.
  const listening = (await readFile("/proc/net/tcp", "utf8"))
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === "0A" && portOf(local) === port);
  expect(listening.map(([, local]) => local?.split(":")[0])).toEqual(["0100007F"]);
  expect(await readFile("/proc/net/tcp6", "utf8")).not.toMatch(
    new RegExp(`:${port.toString(16).padStart(4, "0")} \\S+ 0A`, "i"),
  );
});

const portOf = (address = "") => Number.parseInt(address.split(":")[1] ?? "", 16);

test("I5: without METRICS_PORT there are no metrics; a port in use stops the start with one line", async () => {
  expect(readSettings({}).metrics).toBeUndefined();
  expect(readSettings({ METRICS_HOST: "0.0.0.0" }).metrics).toBeUndefined();
  expect(readSettings({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
  expect(() => readSettings({ METRICS_PORT: "http" })).toThrow(/^METRICS_PORT is "http", but must/);

  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
  });
  onTestFinished(() => void taken.close());
  const { code, output } = await failToStart({
    DATA_DIR: await initializedFolder(),
    METRICS_PORT: String(port),
  });
  expect(code).toBe(1);
  expect(output).toBe(
    `METRICS_PORT ${port} on METRICS_HOST "127.0.0.1" cannot be used: EADDRINUSE\n`,
  );
});
