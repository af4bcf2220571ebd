import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { installBenchPackage } from "./install-package.ts";

const version = "7.3.5";
const folder = fileURLToPath(new URL("../.cache/peers/astro", import.meta.url));

export interface StaticSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The same pages as a static Astro site: text, styles, fonts and pictures, no script. Compressed in
 * advance, sent from memory by a bare Node server.
 * @param paths of the site's pages.
 * @returns undefined if Astro cannot be installed.
 */
export async function astroSite(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<StaticSite | undefined> {
  if (!(await installBenchPackage(folder, `astro@${version}`))) return undefined;
  await rm(join(folder, "src"), { recursive: true, force: true });
  await rm(join(folder, "dist"), { recursive: true, force: true });
  await mkdir(join(folder, "src/pages"), { recursive: true });
  const pages = new Map<string, string>();
  for (const [at, path] of paths.entries()) {
    const parts = await partsOf(browser, url, path);
    await writeFile(join(folder, `src/page-${at}.css`), parts.styles);
    await writeFile(join(folder, `src/page-${at}.json`), JSON.stringify(parts));
    await writeFile(
      join(folder, `src/pages/page-${at}.astro`),
      `---
import "../page-${at}.css";
import page from "../page-${at}.json";
---
<!doctype html>
<html {...page.html}>
  <head><Fragment set:html={page.head} /></head>
  <body {...page.body}><Fragment set:html={page.content} /></body>
</html>
`,
    );
    pages.set(path, join(folder, `dist/page-${at}/index.html`));
  }
  await writeFile(
    join(folder, "astro.config.mjs"),
    'export default { build: { inlineStylesheets: "always" }, devToolbar: { enabled: false } };\n',
  );
  await promisify(execFile)(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const missing = [...pages.values()].find((file) => !existsSync(file));
  if (missing) throw new Error(`Astro made no ${missing}`);
  return serve(url, pages);
}

interface Parts {
  html: Record<string, string>;
  body: Record<string, string>;
  head: string;
  content: string;
  styles: string;
}

/** A page of the site, parsed by the browser, without scripts and their data. */
async function partsOf(browser: Browser, url: string, path: string): Promise<Parts> {
  const text = async (path: string) => (await fetch(url + path)).text();
  const page = await browser.newPage();
  const { sheets, ...parts } = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      for (const each of parsed.querySelectorAll(
        "script, link[rel=modulepreload], link[rel=expect]",
      ))
        each.remove();
      const sheets = [...parsed.querySelectorAll("style, link[rel=stylesheet]")].map((each) => {
        each.remove();
        return { address: each.getAttribute("href"), text: each.textContent };
      });
      const attributes = (element: Element) =>
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      return {
        sheets,
        html: attributes(parsed.documentElement),
        body: attributes(parsed.body),
        head: parsed.head.innerHTML,
        content: parsed.body.innerHTML,
      };
    },
    await text(path),
  );
  await page.close();
  let styles = "";
  for (const sheet of sheets) styles += sheet.address ? await text(sheet.address) : sheet.text;
  return { ...parts, styles };
}

/** Serves the pages from memory, with pictures and fonts copied from the site once. */
async function serve(url: string, pages: Map<string, string>): Promise<StaticSite> {
  const cached = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const [path, file] of pages)
    cached.set(path, {
      headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "br" },
      body: brotliCompressSync(await readFile(file)),
    });
  const server = createServer(async ({ url: path = "/", headers }, answer) => {
    let found = cached.get(path);
    if (!found) {
      const taken = await fetch(url + path, { headers: { accept: headers.accept ?? "*/*" } });
      const type = taken.headers.get("content-type") ?? "application/octet-stream";
      found = { headers: { "content-type": type }, body: Buffer.from(await taken.arrayBuffer()) };
      cached.set(path, found);
    }
    answer.writeHead(200, { ...found.headers, "content-length": found.body.length });
    answer.end(found.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
