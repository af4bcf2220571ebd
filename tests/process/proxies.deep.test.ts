import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { ask, isInstalled, type RunningProxy, startCaddy, startNginx } from "./proxies.ts";

const available = {
  caddy: isInstalled("caddy", "version"),
  nginx: isInstalled("nginx", "-v"),
};
const names = ["caddy", "nginx"] as const;
for (const name of names)
  if (!available[name]) console.warn(`proxies: no ${name} on this machine, its tests are left out`);

let folder: string;
let site: RunningSite;
let direct: string;
let port: number;
const proxies: Partial<Record<(typeof names)[number], RunningProxy>> = {};

beforeAll(async () => {
  folder = await copyOfTemplate();
  port = await freePort();
  const httpsPort = await freePort();
  site = await startSite({
    DATA_DIR: folder,
    SEED: "none",
    PORT: String(port),
    SITE_URL: `https://localhost:${httpsPort}`,
    TRUST_PROXY: "1",
    CONTACT_LIMIT_PER_ADDRESS: "2",
    LOG_LEVEL: "debug",
  });
  direct = `http://127.0.0.1:${port}`;
  if (available.caddy) proxies.caddy = await startCaddy(httpsPort, port);
  if (available.nginx) proxies.nginx = await startNginx(port);
});
afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.stop();
  await site?.stop("SIGKILL");
  await removeFolder(folder);
});

describe.each(names.map((name, at) => ({ name, at })))("behind $name", ({ name, at }) => {
  const it = test.skipIf(!available[name]);
  const url = () => proxies[name]?.url ?? "";

  it("A6: responses are passed unchanged: bytes, encodings, ETags, headers for browsers", async () => {
    for (const encoding of ["br", "zstd", "gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const [through, made] = await Promise.all([
        ask(`${url()}/es`, { headers }),
        ask(`${direct}/es`, { headers }),
      ]);
      expect(through.status).toBe(200);
      expect(through.body.equals(made.body), encoding).toBe(true);
      const kept = ["content-encoding", "content-length", "etag", "vary", "cache-control"];
      for (const header of [...kept, "content-security-policy", "strict-transport-security"])
        expect(through.headers[header], `${encoding} ${header}`).toBe(made.headers[header]);
      expect(through.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
      const known = { ...headers, "if-none-match": String(through.headers.etag) };
      const again = await ask(`${url()}/es`, { headers: known });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it("G8: limits count by the client's address, whatever the client claims", async () => {
    const [one, other] = [`127.0.${at}.2`, `127.0.${at}.3`];
    const enquire = async (from: string, claimed: string) => {
      const { status } = await ask(`${url()}/functions/v1/send-contact-email`, {
        method: "POST",
        from,
        headers: { "content-type": "application/json", "x-forwarded-for": claimed },
        body: JSON.stringify({
          name: "Ana",
          email: "ana@example.com",
          message: `Consulta desde ${from} por ${name}, ${claimed}.`,
        }),
      });
      return status;
    };
    expect(await enquire(one, "203.0.113.1")).toBe(200);
    expect(await enquire(one, "203.0.113.2")).toBe(200);
    expect(await enquire(one, "203.0.113.3")).toBe(429);
    expect(await enquire(other, "203.0.113.3")).toBe(200);
  });

  it("I5: the server uses the proxy's request id, and ignores a client's", async () => {
    const headers = { "x-request-id": "made-up-by-a-client" };
    const answer = await ask(`${url()}/es/about`, { headers });
    const id = String(answer.headers["x-request-id"]);
    expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
    await eventually(() => expect(site.output()).toContain(`"request":"${id}"`));
    expect(site.output()).not.toContain("made-up-by-a-client");
  });

  it("A13: too large uploads and invalid addresses get a response, not a closed connection", async () => {
    const large = await ask(`${url()}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "x".repeat(2 << 20),
    });
    expect(large.status).toBe(413);
    expect((await ask(`${url()}/es/nada`)).status).toBe(404);
  });
});

/** Local ports with a connection to the server. */
async function connectedFrom(): Promise<string[]> {
  const table = await readFile("/proc/net/tcp", "utf8");
  return table
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote, state]) => {
      const [, remotePort = ""] = (remote ?? "").split(":");
      return state === "01" && Number.parseInt(remotePort, 16) === port;
    })
    .map(([, local = ""]) => local);
}

test.skipIf(!available.nginx || process.platform !== "linux")(
  "A13: an idle connection of a proxy is kept and reused",
  async () => {
    // Other tests and Caddy's health checks have connections of their own.
    await proxies.caddy?.stop();
    delete proxies.caddy;
    const about = `${proxies.nginx?.url}/es/about`;
    const first = await Promise.all([1, 2, 3].map(() => ask(about)));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = await connectedFrom();
    expect(before.length).toBeGreaterThan(0);
    // Longer than a client may take to send something.
    await setTimeout(9000);
    expect((await ask(about)).status).toBe(200);
    expect(await connectedFrom()).toEqual(expect.arrayContaining(before));
  },
);
