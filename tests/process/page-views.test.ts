import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { tour } from "../integration/backend/harness.ts";
import { startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

const browser = {
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
  accept: "text/html,*/*;q=0.8",
  "accept-language": "en",
};

test("K11: views of cached and rendered pages are counted, those of robots and unknown addresses are not, and a stop stores them", async () => {
  const dataDir = await initializedFolder();
  const settings = { DATA_DIR: dataDir, SEED: "none" };
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const open = (url: string) =>
    createClient<Database>(url, secretKey, { auth: { persistSession: false } });

  const site = await startSite(settings);
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  await open(site.url)
    .from("tours")
    .insert({ ...tour, slug: "delta" })
    .throwOnError();
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { ...browser, ...headers },
      redirect: "manual",
    });
    await answer.text();
    return answer;
  };

  // Rendered, cached, and revalidated by the browser.
  const { headers } = await ask("/es/tours/delta");
  await ask("/es/tours/delta");
  const again = await ask("/es/tours/delta", { "if-none-match": headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  // Never cached: its query is unknown.
  for (const q of ["a", "b"]) await ask(`/fr/search?q=${q}`);
  await ask("/contact?tour=Delta");
  // Client-side navigation with prefetched data.
  await ask("/en/tours.data", { accept: "*/*", "sec-purpose": "prefetch" });
  await ask("/en/tours.data", { accept: "*/*" }, "HEAD");
  // Not counted.
  expect((await ask("/es/tours/nada")).status).toBe(404);
  expect((await ask("/es/tours/nada.data", { accept: "*/*" }, "HEAD")).status).toBe(404);
  await ask("/wp-login.php");
  await ask("/admin");
  await ask("/es", { "user-agent": "Googlebot/2.1" });
  await ask("/es", { "sec-purpose": "prefetch" });
  await ask("/es", {}, "HEAD");
  await ask("/es/rss.xml");

  expect(await site.stop()).toBe(0);
  expect(site.output()).not.toContain("views of pages not stored");

  const next = await startSite(settings);
  onTestFinished(async () => void (await next.stop("SIGKILL")));
  const { data } = await open(next.url)
    .from("page_views")
    .select("page,language,views")
    .throwOnError();
  // Views before and after midnight are two rows.
  const counted: Record<string, number> = {};
  for (const { page, language, views } of data) {
    const address = `/${language}${page}`;
    counted[address] = (counted[address] ?? 0) + views;
  }
  expect(counted).toEqual({
    "/en/contact": 1,
    "/fr/search": 2,
    "/en/tours": 1,
    "/es/tours/delta": 3,
  });
});

test("K11: the privacy page describes the counting of views in each language", async () => {
  const site = await startSite({ DATA_DIR: await initializedFolder(), SEED: "none" });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  for (const [language, words] of [
    ["es", "Contamos en nuestro propio servidor cuántas veces se abre cada página"],
    ["en", "On our own server we count how often each page is opened"],
    ["fr", "nous comptons combien de fois chaque page est ouverte"],
  ])
    expect(await (await fetch(`${site.url}/${language}/privacy`)).text()).toContain(words);
});
