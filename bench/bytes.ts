import { type Browser, chromium as engine } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";
import { mainPages } from "./addresses.ts";
import { phone } from "./phone.ts";
import type { Row } from "./table.ts";

/** In the order of the table; other resource types are `other`. */
const types = ["document", "script", "style", "font", "image", "data", "other"] as const;
type Type = (typeof types)[number];

const typeOf: Record<string, Type> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
  Fetch: "data",
  XHR: "data",
};

/** Bytes on the wire, including headers, that a phone with an empty cache loads for a page. */
export async function measureBytes(url: string): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  for (const { path, name } of await mainPages(url)) {
    const taken = await load(browser, url + path);
    for (const type of types) {
      const { bytes, requests } = taken[type];
      if (requests > 0)
        rows.push({
          what: `${name} on a phone, ${type} (${requests})`,
          value: bytes / 1000,
          unit: "kB",
        });
    }
    const sum = (of: "bytes" | "requests") =>
      types.reduce((total, type) => total + taken[type][of], 0);
    rows.push({
      what: `${name} on a phone, all (${sum("requests")})`,
      value: sum("bytes") / 1000,
      unit: "kB",
    });
  }
  await browser.close();
  return rows;
}

async function load(browser: Browser, address: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const taken = Object.fromEntries(
    types.map((type) => [type, { bytes: 0, requests: 0 }]),
  ) as Record<Type, { bytes: number; requests: number }>;
  const known = new Map<string, Type>();
  let encoding = "";
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // A preloaded resource has no type before it is used.
    const script = type === "Other" && response.mimeType.endsWith("javascript");
    known.set(requestId, script ? "script" : (typeOf[type] ?? "other"));
    if (type === "Document") encoding = response.headers["content-encoding"] ?? "none";
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = known.get(requestId);
    // `data:` addresses are not transferred.
    if (!type || encodedDataLength === 0) return;
    taken[type].bytes += encodedDataLength;
    taken[type].requests += 1;
  });
  await session.send("Network.enable");
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  if (encoding !== "br") throw new Error(`${address} came with the encoding ${encoding}, not br`);
  return taken;
}
