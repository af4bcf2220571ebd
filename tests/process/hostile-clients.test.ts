import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "../../app/lib/database.types.ts";
import { PageCache } from "../../server/site/page-cache/page-cache.ts";
import { admin, copyOfTemplate, post, temporaryFolder } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { head, sendRaw } from "../support/raw-http.ts";
import { type RunningSite, startSite } from "../support/site.ts";

vi.setConfig({ testTimeout: 60_000 });

let site: RunningSite;
/** Headers of an administrator. */
let session: Record<string, string>;
const sockets: Socket[] = [];

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const secrets = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  const { secretKey, publishableKey } = secrets;
  const { error } = await createClient<Database>(site.url, secretKey)
    .from("blog_posts")
    .insert({ ...post, slug: "long", is_published: true, content: "草".repeat(99_000) });
  if (error) throw error;
  const { data } = await createClient(site.url, publishableKey).auth.signInWithPassword(admin);
  session = { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token}` };
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.stop("SIGKILL");
});

/** A connection of a client that says only what it is told to, and when the server has ended it. */
async function client() {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let text = "";
  const ended = new Promise<string>((resolve) => {
    socket.on("error", () => {}).once("close", () => resolve(text));
  });
  const listen = () => socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  await once(socket, "connect");
  return { socket, ended, listen };
}

const clients = (count: number) => Promise.all(Array.from({ length: count }, client));

const memory = () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.pid)])) / 1024;

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
    const slow = await clients(300);
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
    expect(await visitUntil(all)).toBeLessThan(2000);
    expect(await all).toBeLessThan(13);
  });

  test("with bodies that never end is told so within 13 seconds", async () => {
    const slow = await clients(60);
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
    expect(seconds).toBeLessThan(13);
    for (const { ended } of slow) expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("is not who has a slow line: a picture that takes 13 seconds arrives", async () => {
    const { socket, ended, listen } = await client();
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

  test("by asking 240 times and never reading holds one answer, and is sent away within 18 seconds", async () => {
    // What rendering takes for good is not theirs.
    await (await fetch(`${site.url}/es/blog/long`)).text();
    const deaf = await clients(24);
    const before = memory();
    // More than the system takes for a connection, so that the rest is the server's to hold.
    for (const { socket } of deaf)
      socket.write("GET /es/blog/long HTTP/1.1\r\nhost: x\r\n\r\n".repeat(10));
    let gone = false;
    void Promise.all(deaf.map(({ ended }) => ended)).then(() => (gone = true));
    let most = 0;
    // A second time only where this machine was too busy to send what was asked for.
    for (let second = 1; second <= 40 && !gone; second += 1) {
      await sleep(1000);
      most = Math.max(most, memory());
      // Who does not read learns of the end when he writes; an empty line is no request.
      if (second % 19 === 0) for (const { socket } of deaf) socket.write("\r\n");
    }
    expect(gone).toBe(true);
    expect(most - before).toBeLessThan(80);
  });
});

describe("A13: requests that nobody needs", () => {
  test("with too much of a head are refused, and the next on another connection is not", async () => {
    const agent = new Agent({ keepAlive: true });
    const status = async (path: string) => {
      const [answer] = await once(get(site.url + path, { agent }), "response");
      await once(answer.resume(), "end");
      return answer.statusCode;
    };
    expect(await status("/en")).toBe(200);
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x-${at}`, "y"]));
    const floods = [
      head("GET", "/es", many),
      head("GET", "/es", { cookie: "c".repeat(20_000) }),
      head("GET", "/es", { "x-forwarded-for": "192.0.2.1, ".repeat(5000) }),
      head("GET", `/es/tours?${"q".repeat(100_000)}`),
      head("GET", `/${"p".repeat(100_000)}`),
    ];
    for (const flood of floods) expect((await sendRaw(site.url, flood)).status).toBe(431);
    // Below the limit it is a page like any other, whatever it asks for.
    for (const path of [`/es/tours?q=${"a".repeat(12_000)}`, `/es?${"a=b&".repeat(3000)}`])
      expect(await status(path)).toBe(200);
    expect(await status(`/${"a/".repeat(6000)}`)).toBe(404);
    expect(await status("/en")).toBe(200);
    agent.destroy();
  });

  test.each([
    ["*;q=0", "*;q=0"],
    ["identity;q=0", "identity;q=0"],
    ["nothing at all", "identity;q=0, *;q=0"],
    ["weights that are none", "br;q=nonsense, gzip;q=-1, zstd;q=99"],
    ["nothing but signs", ";;;,,,q=,;q"],
    ["letters that are none", "\u00e9\u00ff"],
    ["8 kB of one", "gzip, ".repeat(1200)],
    ["8 kB of nothing", "x".repeat(8000)],
  ])("with an Accept-Encoding of %s are answered with the page", async (_, accepted) => {
    const page = await (await fetch(`${site.url}/en/about`)).text();
    for (const path of ["/en/about", "/en/about?not=kept"]) {
      const answer = await fetch(site.url + path, { headers: { "accept-encoding": accepted } });
      expect(answer.status).toBe(200);
      const text = await answer.text();
      if (path === "/en/about") expect(text).toBe(page);
      else expect(text).toContain("</html>");
    }
  });

  test("are not read where they are uploads of strangers: 40 are refused at once, and take no memory", async () => {
    const before = memory();
    const upload = async () => {
      const { socket, ended, listen } = await client();
      listen();
      const path = "/storage/v1/object/tour-images/x.jpg";
      const headers = { "content-length": "6000000", connection: "keep-alive" };
      socket.write(head("POST", path, headers));
      // All but the end: the answer does not wait for it.
      socket.write(Buffer.alloc(5_900_000));
      return ended;
    };
    for (const text of await Promise.all(Array.from({ length: 40 }, upload))) {
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).toContain("new row violates row-level security policy");
    }
    expect(memory() - before).toBeLessThan(100);
  });

  test("do not keep an enquiry out, however many bodies of strangers never end", async () => {
    const folder = await copyOfTemplate(await temporaryFolder());
    const proxied = await startSite({ DATA_DIR: folder, SEED: "none", TRUST_PROXY: "1" });
    try {
      const held = await Promise.all(
        Array.from({ length: 75 }, async (_, at) => {
          const { hostname, port } = new URL(proxied.url);
          const socket = connect(Number(port), hostname).on("error", () => {});
          sockets.push(socket);
          await once(socket, "connect");
          const upload = at >= 64;
          const path = upload ? "/storage/v1/object/tour-images/x.jpg" : "/rest/v1/rpc/nothing";
          const length = upload ? 6_290_456 : 16_384;
          const headers = {
            "content-length": String(length),
            "x-forwarded-for": `192.0.2.${at % 4}`,
          };
          socket.write(head("POST", path, headers));
          socket.write(Buffer.alloc(length - 3, " "));
          return socket;
        }),
      );
      const stranger = () =>
        fetch(`${proxied.url}/rest/v1/rpc/nothing`, { method: "POST", body: " ".repeat(4_000) });
      await vi.waitFor(async () => expect((await stranger()).status).toBe(503), 5_000);
      const enquiry = await postEnquiry(proxied.url, {
        name: "Ana García",
        message: "Quisiera viajar en mayo.",
      });
      expect([enquiry.status, await enquiry.text()]).toEqual([200, expect.anything()]);
      const signIn = await fetch(`${proxied.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: session.apikey ?? "" },
        body: JSON.stringify(admin),
      });
      expect(signIn.status).toBe(200);
      for (const socket of held) socket.destroy();
    } finally {
      await proxied.stop("SIGKILL");
    }
  });

  test("are answered without a failure by the hundred, and take no memory", async () => {
    const before = memory();
    const random = () => Math.random().toString(36).slice(2);
    const asked = Array.from({ length: 200 }, async (_, at) => {
      const paths = [
        `/${random()}`,
        `/es/tours?page=${random()}`,
        `/es/blog?page=${at + 5}`,
        `/es/blog/${random()}`,
        `/functions/v1/${random()}`,
        `/rest/v1/${random()}`,
        `/assets/${random()}.js`,
        "/tours",
      ];
      const response = await fetch(site.url + paths[at % paths.length], {
        headers: { "accept-language": `${random()};q=0.${at}`, cookie: `language=${random()}` },
        redirect: "manual",
      });
      await response.arrayBuffer();
      return response.status;
    });
    for (const status of await Promise.all(asked)) expect(status).toBeLessThan(500);
    expect(memory() - before).toBeLessThan(200);
  });

  test("keep no more pages than the site has, whatever 2,000 of them ask for", async () => {
    const there = ["/es", "/en/tours", "/tours", "/es/blog?page=2", "/es/blog/one"];
    const render = async ({ path }: { path: string }) =>
      new Response("page", { status: there.includes(path) ? 200 : 404 });
    const cache = new PageCache({ render });
    const random = () => Math.random().toString(36).slice(2);
    for (let count = 0; count < 2000; count += 1) {
      const known = there[count % there.length] ?? "";
      const urls = [
        `/${random()}`,
        `/es/blog/${random()}`,
        `/es/blog?page=${count}`,
        `/es/tours?page=${random()}`,
        `${known}?q=${random()}`,
        `${known}&${random()}=1`,
        known,
        known.replace("o", "%6f"),
      ];
      for (const url of urls) {
        const address = cache.addressOf(url, `language=${random()}`, `${random()};q=0.${count}`);
        if (address) await cache.make(address);
      }
    }
    expect(cache.size.pages).toBeGreaterThan(2);
    // A bare address has one for each language.
    expect(cache.size.pages).toBeLessThanOrEqual(there.length + 2);
  });
});
