import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PageCache } from "../../server/site/page-cache/page-cache.ts";
import { admin, copyOfTemplate, temporaryFolder } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { head, sendRaw } from "../support/raw-http.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { startWithClients } from "./raw-clients.ts";

let started: Awaited<ReturnType<typeof startWithClients>>;
let site: RunningSite;
let session: Record<string, string>;
beforeAll(async () => {
  started = await startWithClients();
  ({ site, session } = started);
});
afterAll(() => started?.stop());

describe("A13: abusive requests", () => {
  test("with too many headers are refused, and the next on another connection is not", async () => {
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
    // Below the limit it is an ordinary page.
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
  ])("with an Accept-Encoding of %s get the page", async (_, accepted) => {
    const page = await (await fetch(`${site.url}/en/about`)).text();
    for (const path of ["/en/about", "/en/about?not=cached"]) {
      const answer = await fetch(site.url + path, { headers: { "accept-encoding": accepted } });
      expect(answer.status).toBe(200);
      const text = await answer.text();
      if (path === "/en/about") expect(text).toBe(page);
      else expect(text).toContain("</html>");
    }
  });

  test("with uploads of anonymous clients are refused without reading: 100 at once use no memory", async () => {
    const before = started.memory();
    const upload = async () => {
      const { socket, ended, listen } = await started.client();
      listen();
      const path = "/storage/v1/object/tour-images/x.jpg";
      const headers = { "content-length": "6000000", connection: "keep-alive" };
      socket.write(head("POST", path, headers));
      // All but the last byte: the response does not wait for it.
      socket.write(Buffer.alloc(5_900_000));
      return ended;
    };
    for (const text of await Promise.all(Array.from({ length: 100 }, upload))) {
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).toContain("new row violates row-level security policy");
    }
    // They are 590 MB. The responses themselves take 60 to 120 until they are collected, for any number.
    expect(started.memory() - before).toBeLessThan(200);
  });

  test("with unfinished bodies of anonymous clients do not block an enquiry", async () => {
    const folder = await copyOfTemplate(await temporaryFolder());
    const proxied = await startSite({ DATA_DIR: folder, SEED: "none", TRUST_PROXY: "1" });
    try {
      const held = await Promise.all(
        Array.from({ length: 75 }, async (_, at) => {
          const { hostname, port } = new URL(proxied.url);
          const socket = connect(Number(port), hostname).on("error", () => {});

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
      expect((await stranger()).status).toBe(401);
      const enquiry = await postEnquiry(proxied.url, {
        name: "Ana García",
        message: "Quisiera viajar en mayo.",
      });
      expect(enquiry.status).toBe(200);
      expect(await enquiry.json()).toMatchObject({ success: true });
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

  test("in hundreds are answered without failure, and use no memory", async () => {
    const before = started.memory();
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
    expect(started.memory() - before).toBeLessThan(200);
  });

  test("with 2,000 different addresses do not cache more pages than the site has", async () => {
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
    // An address without prefix has a page for each language.
    expect(cache.size.pages).toBeLessThanOrEqual(there.length + 2);
  });
});
