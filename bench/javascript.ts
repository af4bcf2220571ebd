import { gzipSync } from "node:zlib";
import { navigation } from "../site/page-list.ts";
import type { Row } from "./table.ts";

const limits: Record<string, number> = { "/": 120 };

/** Kilobytes of JavaScript, gzip level 9, requested by a page's HTML. */
export async function measureJavaScript(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path } of navigation) {
    const html = await (await fetch(url + path)).text();
    const files = new Set(html.match(/\/assets\/[^"\s]+\.js/g));
    let bytes = 0;
    for (const file of files) {
      bytes += gzipSync(await (await fetch(url + file)).arrayBuffer(), { level: 9 }).length;
    }
    rows.push({
      what: `JavaScript on ${path}, gzip`,
      value: bytes / 1000,
      unit: "kB",
      limit: limits[path],
    });
  }
  return rows;
}
