import { chromium as engine } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";
import { newestPostPath } from "./addresses.ts";
import { loadPage, type Network, networks, type PageLoad } from "./load-page.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const rounds = 5;

/** First page view on a phone: slow 4G, a processor slowed four times, empty cache. */
export async function measureFirstView(url: string): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  const post = `/en${await newestPostPath(url)}`;
  for (const path of ["/en", "/en/tours", post]) {
    // Files rendered on demand are requested first: their rendering is not measured.
    await loadPage(browser, url + path);
    for (const network of Object.keys(networks) as Network[]) {
      const looks: PageLoad[] = [];
      for (let round = 0; round < rounds; round++)
        looks.push(await loadPage(browser, url + path, network));
      const middle = (of: "paint" | "largest" | "shift" | "hydrated") =>
        median(looks.map((one) => one[of]));
      const where = `${path === post ? "/en/blog/{slug}" : path}, ${network}, 4x CPU`;
      rows.push(
        { what: `first contentful paint of ${where}`, value: middle("paint"), unit: "ms" },
        {
          what: `largest contentful paint of ${where} (${looks[0]?.element})`,
          value: middle("largest"),
          unit: "ms",
          limit: 1800,
        },
        { what: `until a tap is answered on ${where}`, value: middle("hydrated"), unit: "ms" },
        { what: `layout shift of ${where}`, value: middle("shift"), unit: "", limit: 0 },
      );
    }
  }
  await browser.close();
  return rows;
}
