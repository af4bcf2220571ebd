import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { describe, expect, type TestContext, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { volume } from "../support/volume.ts";
import { ask, isInstalled, startCaddy, startNginx } from "./proxies.ts";
import { temporaryFolder } from "./temporary-folders.ts";

/** Restarts per case; `RESTARTS=20` before a release. */
const restarts = volume(2, 3, "RESTARTS");
const betweenEnquiriesMs = 200;

/** Servers on fixed ports that share a database. */
async function startServers(count: number, { onTestFinished }: TestContext) {
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  const servers: { port: number; start(): Promise<void>; stop(): Promise<void> }[] = [];
  for (let at = 0; at < count; at++) {
    const port = await freePort();
    const settings = {
      DATA_DIR: await temporaryFolder(onTestFinished),
      DATABASE_URL: database.url(),
      SEED: "none",
      PORT: String(port),
      TRUST_PROXY: "1",
      CONTACT_LIMIT_PER_ADDRESS: "1000000",
      CONTACT_LIMIT_PER_HOUR: "1000000",
    };
    let site: RunningSite | undefined;
    const server = {
      port,
      async start() {
        site = await startSite(settings);
      },
      async stop() {
        expect(await site?.stop("SIGTERM")).toBe(0);
      },
    };
    onTestFinished(async () => void (await site?.stop("SIGKILL")));
    await server.start();
    servers.push(server);
  }
  const ports = servers.map(({ port }) => port);
  return { servers, ports, database };
}

/** Restarts the servers in turn while enquiries arrive; returns the failed enquiries. */
async function restartUnderLoad(
  url: string,
  { servers, database }: Awaited<ReturnType<typeof startServers>>,
  label: string,
) {
  const failed: string[] = [];
  const sent: Promise<void>[] = [];
  let restarted = 0;
  const send = async (number: number) => {
    const during = restarted;
    const since = performance.now();
    const outcome = await ask(`${url}/functions/v1/send-contact-email`, {
      method: "POST",
      // Visitors with different addresses do not wait for each other.
      from: `127.0.${1 + (number % 200)}.${1 + (Math.floor(number / 200) % 200)}`,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Ana",
        email: "ana@example.com",
        message: `Consulta número ${number}, durante un reinicio.`,
      }),
    }).then(
      ({ status, body }) => (status === 200 ? "200" : `${status} ${body.toString().slice(0, 100)}`),
      (error: Error) => error.message,
    );
    const ms = Math.round(performance.now() - since);
    if (outcome !== "200") failed.push(`${number} in restart ${during}: ${outcome} after ${ms} ms`);
  };
  const timer = setInterval(() => sent.push(send(sent.length)), betweenEnquiriesMs);
  try {
    for (; restarted < restarts; restarted++) {
      const server = servers[restarted % servers.length];
      await server?.stop();
      await server?.start();
      // Longer than the proxy's health interval: the next restart stops the other server.
      await setTimeout(2_000);
    }
  } finally {
    clearInterval(timer);
  }
  await Promise.all(sent);
  const sql = postgres(database.url(), { max: 1 });
  const [row] = await sql<{ count: number }[]>`
    select count(distinct message)::int from public.contact_submissions`;
  await sql.end();
  console.info(`${label}: ${restarts} restarts, sent ${sent.length}, stored ${row?.count}`);
  return { failed, lost: sent.length - (row?.count ?? 0) };
}

const caddy = isInstalled("caddy", "version");
const nginx = isInstalled("nginx", "-v");

const cases = [
  { proxy: "Caddy", isInstalled: caddy, count: 1 },
  { proxy: "Caddy", isInstalled: caddy, count: 2 },
  { proxy: "nginx", isInstalled: nginx, count: 2 },
];

describe("I5", () => {
  for (const { proxy, isInstalled, count } of cases)
    test.skipIf(!isInstalled)(
      `behind ${proxy}, restarts of ${count} server(s) under load lose no enquiry`,
      { timeout: restarts * 60_000 + 120_000 },
      async (context) => {
        const started = await startServers(count, context);
        const { ports } = started;
        const running =
          proxy === "Caddy"
            ? await startCaddy(await freePort(), ...ports)
            : await startNginx(...ports);
        context.onTestFinished(() => running.stop());
        const label = `${proxy}, ${count} server(s)`;
        expect(await restartUnderLoad(running.url, started, label)).toEqual({
          failed: [],
          lost: 0,
        });
      },
    );
});
