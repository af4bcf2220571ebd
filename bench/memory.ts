import { readdir, readFile } from "node:fs/promises";
import type { RunningSite } from "../tests/support/site.ts";
import type { Row } from "./table.ts";

const views = 1000;
const paths = ["/es", "/en/tours", "/fr/destinations", "/es/blog", "/en/about", "/fr/contact"];

/** Megabytes that the server holds; 0 where the system does not tell. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
}

/** Megabytes of the server, and of the process for pictures that it may have begun. */
export async function memoryOf(pid: number): Promise<{ server: number; pictures: number }> {
  const children: string[] = [];
  for (const task of await readdir(`/proc/${pid}/task`).catch(() => []))
    children.push(await readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => ""));
  let pictures = 0;
  for (const child of children.join(" ").split(/\s+/).filter(Boolean))
    pictures += await residentMemory(Number(child));
  return { server: await residentMemory(pid), pictures };
}

/** Seconds of processor time that a process has used; clock ticks are hundredths on every Linux. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name before the bracket may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

export async function measureMemory(site: RunningSite): Promise<Row[]> {
  const before = await residentMemory(site.pid);
  const began = performance.now();
  for (let view = 0; view < views; view++) {
    // The cache knows no address with a query of its own.
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
