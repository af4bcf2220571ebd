import { readdir, readFile } from "node:fs/promises";
import type { RunningSite } from "../tests/support/site.ts";
import type { Row } from "./table.ts";

const views = 1000;
const paths = ["/es", "/en/tours", "/fr/destinations", "/es/blog", "/en/about", "/fr/contact"];

/** Memory of the server in megabytes; 0 if the system does not report it. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
}

/** Memory in megabytes of the server, and of its picture process if it runs. */
export async function serverMemory(pid: number): Promise<{ server: number; pictures: number }> {
  const children: string[] = [];
  for (const task of await readdir(`/proc/${pid}/task`).catch(() => []))
    children.push(await readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => ""));
  let pictures = 0;
  for (const child of children.join(" ").split(/\s+/).filter(Boolean))
    pictures += await residentMemory(Number(child));
  return { server: await residentMemory(pid), pictures };
}

/** Seconds of processor time used by a process; a clock tick is 10 ms on every Linux. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name before the bracket may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

export async function measureMemory(site: RunningSite): Promise<Row[]> {
  const before = await residentMemory(site.pid);
  const began = performance.now();
  for (let view = 0; view < views; view++) {
    // Addresses with an unknown query are not cached.
    await (await fetch(`${site.url}${paths[view % paths.length]}?view=${view}`)).arrayBuffer();
  }
  const perView = (performance.now() - began) / views;
  return [
    { what: "server memory after the start", value: before, unit: "MB" },
    {
      what: `server memory after ${views} pages rendered`,
      value: await residentMemory(site.pid),
      unit: "MB",
    },
    { what: "one page, rendered, one after the other", value: perView, unit: "ms" },
  ];
}
