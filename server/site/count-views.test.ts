import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { countViews, isRobot } from "./count-views";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";
const usual = {
  "user-agent": browser,
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "accept-language": "fr-FR,fr;q=0.9",
};

let seen: string[] = [];
let status = 200;
const count = countViews((page, language) => seen.push(`${language} ${page}`));
const server = createServer((incoming, outgoing) =>
  count(incoming, outgoing, () => {
    outgoing.statusCode = status;
    outgoing.end();
  }),
);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  seen = [];
  status = 200;
});

/** Views that one request counted. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve, reject) => {
    request(
      { port, host: "127.0.0.1", path, method, headers: { ...usual, ...headers } },
      (answer) => answer.resume().on("end", resolve),
    )
      .on("error", reject)
      .end();
  });
  return seen;
}

describe("K11: counted views", () => {
  it.each([
    ["/en/tours", "en /tours"],
    ["/es", "es /"],
    ["/", "fr /"],
    ["/tours/delta?utm_source=mail", "fr /tours/delta"],
    ["/en/tours?country=NA&page=2", "en /tours"],
    ["/fr/search?q=leones", "fr /search"],
    ["/es/blog/tag/safari", "es /blog/tag/safari"],
  ])("a document requested at %s is a view of %s", async (path, view) => {
    expect(await ask(path)).toEqual([view]);
  });

  it("a path without a prefix counts for the negotiated language", async () => {
    await ask("/tours", { cookie: "language=en" });
    expect(await ask("/tours", { "accept-language": "de" })).toEqual(["en /tours", "es /tours"]);
  });

  it("client-side navigation counts when the page reports it, and not when its data is fetched", async () => {
    expect(await ask("/en/tours.data", { accept: "*/*" })).toEqual([]);
    expect(await ask("/en/tours.data", { accept: "*/*", "sec-purpose": "prefetch" })).toEqual([]);
    await ask("/en/tours.data", { accept: "*/*" }, "HEAD");
    expect(await ask("/_.data", { accept: "*/*" }, "HEAD")).toEqual(["en /tours", "fr /"]);
  });

  it.each([
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
    { accept: "*/*" },
    { accept: "image/avif,image/webp,*/*" },
    { "user-agent": "" },
    { "user-agent": `${browser}${"x".repeat(600)}` },
  ] as Record<string, string>[])("a request with %o does not", async (headers) => {
    expect(await ask("/en/tours", headers)).toEqual([]);
    expect(await ask("/en/tours")).toEqual(["en /tours"]);
  });

  it.each([
    "/admin",
    "/admin/tours",
    "/rest/v1/tours",
    "/en/preview/0123456789abcdef0123456789abcdef",
    "/en/rss.xml",
    "/robots.txt",
    "/en/tours/delta.pdf",
    "/en/tours/",
    "/en/tours/%64elta",
    "/en/tours/delta/days",
    "/wp-login.php",
    `/en/tours/${"x".repeat(400)}`,
  ])("%s is no page", async (path) => expect(await ask(path)).toEqual([]));

  it.each([404, 301, 202, 410, 500, 503])("a response with %i is no view", async (given) => {
    status = given;
    expect(await ask("/en/tours/gone")).toEqual([]);
  });

  it("a revalidated page counts again", async () => {
    status = 304;
    expect(await ask("/en/tours")).toEqual(["en /tours"]);
  });

  it("only GET and HEAD count", async () => {
    await ask("/en/contact", {}, "POST");
    await ask("/en/contact", {}, "OPTIONS");
    expect(await ask("/en/contact", {}, "HEAD")).toEqual([]);
  });
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0 Safari/537.36",
  "curl/8.9.1",
  "node",
  undefined,
])("K11: %s is a robot", (agent) => expect(isRobot(agent)).toBe(true));

test.each([
  browser,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
])("K11: %s is none", (agent) => expect(isRobot(agent)).toBe(false));

test("K11: counting costs a view less than 50 microseconds", () => {
  const views = 20_000;
  const counts = new Map<string, number>();
  const counted = countViews((page, language) => {
    const key = `2026-11-25 ${language} ${page}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const requests = Array.from({ length: views }, (_, at) => {
    const outgoing = Object.assign(new EventEmitter(), { statusCode: 200 });
    const headers = { ...usual, "user-agent": `${browser} Edg/143.${at % 300}` };
    const incoming = { method: "GET", url: `/tours/tour-${at % 500}?utm_source=x`, headers };
    return [incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse] as const;
  });
  // The quickest part: in others the machine does something else meanwhile.
  const part = views / 20;
  const times = Array.from({ length: 20 }, (_, at) => {
    const since = performance.now();
    for (const [incoming, outgoing] of requests.slice(at * part, (at + 1) * part))
      counted(incoming, outgoing, () => outgoing.emit("finish"));
    return performance.now() - since;
  });
  const microseconds = (Math.min(...times) * 1000) / part;
  expect(counts.size).toBe(500);
  expect(microseconds).toBeLessThan(50);
});
