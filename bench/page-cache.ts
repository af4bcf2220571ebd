import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "../tests/e2e/database.ts";
import { freePort } from "../tests/support/free-port.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const path = "/en";
const rounds = 3;
const seconds = 4;

interface Load {
  perSecond: number;
  /** Milliseconds. */
  middle: number;
  slowest: number;
}

const has = (program: string) => !spawnSync(program, ["-v"]).error;

/**
 * Throughput of a cached page, alternating with nginx and a bare Node server that send the same bytes; and
 * the time from a save until every page shows it.
 */
export async function measurePageCache(url: string, dataDir: string): Promise<Row[]> {
  const rows = await measureSaves(url, dataDir);
  if (!has("wrk")) {
    console.log("bench: no wrk on this machine, requests per second are left out");
    return rows;
  }
  const answer = await fetch(url + path, { headers: { "accept-encoding": "gzip" } });
  // fetch decompresses: the compressed bytes are requested separately.
  const { stdout } = await promisify(execFile)(
    "curl",
    ["-s", "-H", "accept-encoding: gzip", url + path],
    { encoding: "buffer", maxBuffer: 10 << 20 },
  );
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !["connection", "keep-alive", "date"].includes(name)),
  );
  const others = [await bareNode(stdout, headers), await nginx(stdout, headers)];
  const servers = [
    { name: "ours", url: url + path },
    ...others.filter((each) => each !== undefined),
  ];
  if (!others[1]) console.log("bench: no nginx on this machine, it is left out");
  for (const connections of [20, 500]) {
    const loads = new Map<string, Load[]>();
    for (let round = 0; round < rounds; round++) {
      for (const { name, url } of servers) {
        loads.set(name, [...(loads.get(name) ?? []), await load(url, connections)]);
      }
    }
    const middle = (name: string, of: keyof Load) =>
      median((loads.get(name) ?? []).map((each) => each[of]));
    for (const { name } of servers) {
      const what = `cached page, ${connections} connections, ${name}`;
      rows.push(
        { what: `${what}, requests`, value: middle(name, "perSecond"), unit: "/s" },
        { what: `${what}, half of them within`, value: middle(name, "middle"), unit: "ms" },
        { what: `${what}, 99 of 100 within`, value: middle(name, "slowest"), unit: "ms" },
      );
      if (name === "ours") continue;
      rows.push({
        what: `cached page, ${connections} connections, ours as a part of ${name}`,
        value: (100 * middle("ours", "perSecond")) / middle(name, "perSecond"),
        unit: "%",
      });
    }
  }
  for (const other of others) await other?.stop();
  rows.push(...(await measureParts(url)));
  return rows;
}

/** The other files of a first visit, alternating with the page. */
async function measureParts(url: string): Promise<Row[]> {
  const page = await (await fetch(`${url}/en/tours`)).text();
  const part = (pattern: RegExp) => (page.match(pattern)?.[0] ?? "").replaceAll("&amp;", "&");
  const parts = {
    page: "/en/tours",
    script: part(/\/assets\/[\w-]+\.js/),
    picture: part(/\/storage\/v1\/render\/image\/[^" ]+/),
  };
  const rates = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, path] of Object.entries(parts)) {
      const { perSecond } = await load(url + path, 20);
      rates.set(name, [...(rates.get(name) ?? []), perSecond]);
    }
  }
  const middle = (name: string) => median(rates.get(name) ?? []);
  return ["script", "picture"].flatMap((name) => [
    { what: `a page's ${name}, 20 connections, requests`, value: middle(name), unit: "/s" },
    {
      what: `a page's ${name}, as a part of the page that asks for it`,
      value: (100 * middle(name)) / middle("page"),
      unit: "%",
    },
  ]);
}

async function load(url: string, connections: number): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const { stdout } = await promisify(execFile)("wrk", [
    ...options,
    "-H",
    "accept-encoding: gzip",
    "-H",
    "accept: image/avif,image/webp,*/*",
    url,
  ]);
  const milliseconds = (percent: string) => {
    const [, figure, unit] = stdout.match(new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`)) ?? [];
    return Number(figure) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
  };
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
  if (/Non-2xx/.test(stdout)) throw new Error(`errors under load:\n${stdout}`);
  return { perSecond, middle: milliseconds("50"), slowest: milliseconds("99") };
}

interface Other {
  name: string;
  url: string;
  stop: () => Promise<void>;
}

async function bareNode(body: Buffer, headers: Record<string, string>): Promise<Other> {
  // A separate process, like the others.
  const script = `
    const body = Buffer.from(process.env.BODY, "base64"), headers = JSON.parse(process.env.HEADERS);
    const server = require("node:http").createServer((_, answer) => answer.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ["-e", script], {
    env: { BODY: body.toString("base64"), HEADERS: JSON.stringify(headers) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return { name: "bare Node", url: `http://127.0.0.1:${String(port).trim()}/`, stop: end(child) };
}

async function nginx(body: Buffer, headers: Record<string, string>): Promise<Other | undefined> {
  if (!has("nginx")) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "tsamma-nginx-"));
  const port = await freePort();
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  const own = ["content-length", "content-type", "etag"];
  const added = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  await writeFile(join(folder, "page.html"), body);
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 2048; }
     http { access_log off; keepalive_requests 1000000000; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
       fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       open_file_cache max=10 inactive=60s; default_type text/html; sendfile on; tcp_nopush on;
       server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(" ")}
         location / { try_files /page.html =404; } } }`,
  );
  const child = spawn(
    "nginx",
    ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    {
      stdio: "inherit",
    },
  );
  const stop = end(child);
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt++) {
    await setTimeout(100);
    const there = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (there === 200) break;
  }
  return {
    name: "nginx",
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const end = (child: ChildProcess) => async () => {
  const gone = once(child, "exit");
  child.kill();
  await gone;
};

/** From the start of a save until each page that shows the entry has been fetched with the change. */
async function measureSaves(url: string, dataDir: string): Promise<Row[]> {
  const database = openDatabase(url, dataDir);
  const pages = ["", "/es", "/en", "/fr"].flatMap((prefix) => [prefix || "/", `${prefix}/tours`]);
  const { data } = await database
    .from("tours")
    .select("slug, price_per_person")
    .eq("is_featured", true)
    .limit(1)
    .single();
  if (!data) throw new Error("there is no featured tour to save");
  const saves: number[] = [];
  const shown = new Map<string, number[]>(pages.map((page) => [page, []]));
  let price = 7000;
  for (let round = 0; round < 5; round++) {
    for (const page of pages) {
      for (const each of pages) await (await fetch(url + each)).text();
      price += 1;
      const began = performance.now();
      const { error } = await database
        .from("tours")
        .update({ price_per_person: price })
        .eq("slug", data.slug);
      if (error) throw error;
      saves.push(performance.now() - began);
      const text = await (await fetch(url + page)).text();
      shown.get(page)?.push(performance.now() - began);
      const written = new RegExp(`7[.,\\s\\u00a0\\u202f]?${String(price).slice(1)}`);
      if (!written.test(text)) throw new Error(`${page} does not show the save`);
    }
  }
  await database
    .from("tours")
    .update({ price_per_person: data.price_per_person })
    .eq("slug", data.slug);
  const slowest = Math.max(...[...shown.values()].map(median));
  return [
    { what: "a save of a tour", value: median(saves), unit: "ms" },
    {
      what: `a save until it is shown, the slowest of the ${pages.length} pages that show it`,
      value: slowest,
      unit: "ms",
      limit: 100,
    },
  ];
}
