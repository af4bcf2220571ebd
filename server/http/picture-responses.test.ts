import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { PictureResponses } from "./picture-responses.ts";

const prefix = "/storage/v1/render/image/public/";
const path = `${prefix}tour-images/lodge.jpg?width=320&v=abc`;
const browser = "image/avif,image/webp,*/*";

let server: Server;
afterEach(() => server.close());

/** A server whose pictures say how often one was made, and may be held up. */
async function serve(maxBytes?: number) {
  const pictures = new PictureResponses(maxBytes);
  const made: string[] = [];
  const site = {
    pictures,
    made,
    headers: {} as Record<string, string>,
    bytes: 20,
    status: 200,
    meanwhile: () => {},
    get: async (asked = path, headers: Record<string, string> = {}, method = "GET") => {
      const { port } = server.address() as AddressInfo;
      return fetch(`http://127.0.0.1:${port}${asked}`, {
        method,
        headers: { accept: browser, ...headers },
      });
    },
  };
  const app = new Hono();
  app.use(`${prefix}*`, pictures.store);
  app.use(async (c, next) => {
    await next();
    c.header("x-frame-options", "DENY");
  });
  app.get(`${prefix}*`, (c) => {
    made.push(c.req.path);
    site.meanwhile();
    const body = new Uint8Array(site.bytes).fill(made.length);
    const headers = {
      "content-type": "image/avif",
      "content-length": String(site.bytes),
      "cache-control": "public, max-age=31536000, immutable",
      etag: '"abc-320x-contain.avif"',
      vary: "Accept",
      ...site.headers,
    };
    return new Response(body, { status: site.status, headers });
  });
  const answer = getRequestListener(app.fetch);
  server = createServer((incoming, outgoing) =>
    pictures.nodeMiddleware(incoming, outgoing, () => void answer(incoming, outgoing)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return site;
}

describe("the cache of small pictures", () => {
  it("E2: stores a response once and sends it with the same headers", async () => {
    const site = await serve();
    const [first, second] = [await site.get(), await site.get()];
    const named = ({ headers }: Response) => {
      const { date: _, ...rest } = Object.fromEntries(headers);
      return rest;
    };
    expect(named(second)).toEqual(named(first));
    expect(named(second)).toMatchObject({ "x-frame-options": "DENY", vary: "Accept" });
    expect(await second.bytes()).toEqual(await first.bytes());
    expect(site.made).toHaveLength(1);
  });

  it("E2: sends no body for a 304 or a HEAD request", async () => {
    const site = await serve();
    const etag = (await site.get()).headers.get("etag") ?? "";
    const again = await site.get(path, { "if-none-match": etag });
    expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
    const head = await site.get(path, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "20"]);
    expect(site.made).toHaveLength(1);
  });

  it("E2: has an entry per address and accepted format", async () => {
    const site = await serve();
    await site.get();
    await site.get(path.replace("320", "640"));
    await site.get(path, { accept: "image/webp,*/*" });
    await site.get(path, { accept: "*/*" });
    expect(site.made).toHaveLength(4);
    await site.get(path, { accept: "image/avif,image/webp,image/png,*/*" });
    expect(site.made).toHaveLength(4);
  });

  it.each([
    ["an address that does not name its content", { headers: { "cache-control": "public" } }],
    ["what is large", { bytes: (64 << 10) + 1 }],
    ["what is no picture", { status: 404 }],
    ["what has no tag", { headers: { etag: "" } }],
  ])("E2: %s is not cached", async (_what, answer) => {
    const site = Object.assign(await serve(), answer);
    await site.get();
    expect((await (await site.get()).bytes()).length).toBe(site.bytes);
    expect(site.made).toHaveLength(2);
  });

  it("E2: neither caches nor serves requests with an origin", async () => {
    const site = await serve();
    const other = { origin: "https://other.example" };
    await site.get(path, other);
    await site.get();
    await site.get(path, other);
    expect(site.made).toHaveLength(3);
  });

  it.each(["tour-images/lodge.jpg", ""])(
    "E2: removes entries after a change of “%s”",
    async (key) => {
      const site = await serve();
      await site.get();
      site.pictures.changed("tour-images/other.jpg");
      await site.get();
      expect(site.made).toHaveLength(1);
      site.pictures.changed(key);
      await site.get();
      expect(site.made).toHaveLength(2);
    },
  );

  it("E2: does not cache a picture that changes while it is rendered", async () => {
    const site = await serve();
    site.meanwhile = () => site.pictures.changed("tour-images/lodge.jpg");
    await site.get();
    site.meanwhile = () => {};
    await site.get();
    expect(site.made).toHaveLength(2);
  });

  it("E2: evicts the least recently used entries", async () => {
    const site = await serve(3 * 2_100);
    const at = (width: number) => path.replace("320", String(width));
    for (const width of [1, 2, 3, 1, 4]) await site.get(at(width));
    expect(site.made).toHaveLength(4);
    await site.get(at(1));
    expect(site.made).toHaveLength(4);
    await site.get(at(2));
    expect(site.made).toHaveLength(5);
  });
});
