import { readFile } from "node:fs/promises";
import type { RunningSite } from "../tests/site.ts";
import type { Row } from "./table.ts";

const views = 1000;
const paths = ["/es", "/en/tours", "/fr/destinations", "/es/blog", "/en/about", "/fr/contact"];

/** Megabytes that the server holds; 0 where the system does not tell. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
}

export async function measureMemory(site: RunningSite): Promise<Row[]> {
  const before = await residentMemory(site.pid);
  const began = performance.now();
  for (let view = 0; view < views; view++) {
    await (await fetch(site.url + paths[view % paths.length])).arrayBuffer();
  }
  const perView = (performance.now() - began) / views;
  return [
    { what: "server memory after the start", value: before, unit: "MB" },
    {
      what: `server memory after ${views} page views`,
      value: await residentMemory(site.pid),
      unit: "MB",
    },
    { what: "one page view, rendered, one after the other", value: perView, unit: "ms" },
  ];
}
