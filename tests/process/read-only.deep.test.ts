import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { copyOfTemplate, onePixelPng, tour } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { failToStart, startSite } from "../support/site.ts";
import { slowdown } from "../support/slowdown.ts";
import { mountFailingDisk } from "./disks.ts";

test("I5: on a read-only disk pages are served and writes refused; after its repair all data is there", async (context) => {
  const disk = await mountFailingDisk();
  if (!disk) return context.skip("a disk of its own cannot be mounted here");
  const dataDir = await copyOfTemplate(join(disk.folder, "data"));
  const settings = { DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "error", BACKUP_EVERY_HOURS: "0" };
  let site = await startSite(settings);
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const connect = () =>
    createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  let panel = connect();
  const picture = new Blob([onePixelPng], { type: "image/png" });
  const upload = (name: string) => panel.storage.from("tour-images").upload(name, picture);
  const enquire = (message: string) => postEnquiry(site.url, { message });
  expect((await panel.from("tours").insert(tour)).error).toBeNull();
  expect((await upload("antes.png")).error).toBeNull();
  expect((await enquire("Todavía se puede escribir.")).status).toBe(200);

  const page = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const seen = await page("/fr/tours");
  expect(seen.text).toContain(tour.name);

  disk.fail();
  for (let number = 0; number < 20; number++) {
    expect((await enquire(`Consulta ${number} a un disco de solo lectura.`)).status).toBe(503);
    const saved = await panel.from("tours").update({ name: "Perdido" }).eq("slug", tour.slug);
    expect(saved.status).toBe(503);
    expect((await upload(`${number}.png`)).error?.message).toMatch(/not available/);
  }
  expect(await page("/fr/tours")).toEqual(seen);
  const began = performance.now();
  expect((await page("/en/tours")).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(3_000 * slowdown());
  expect(await page("/healthz")).toEqual({
    status: 503,
    text: JSON.stringify({ status: "unavailable", reason: "database" }),
  });

  await site.stop("SIGKILL");
  const { code, output } = await failToStart(settings);
  expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringContaining(disk.folder)]]);
  const missing = await failToStart({ ...settings, DATA_DIR: join(disk.folder, "new", "data") });
  expect(missing.output).toContain("its disk can only be read");

  disk.repair();
  site = await startSite(settings);
  panel = connect();
  expect((await panel.from("tours").select("name")).data).toEqual([{ name: tour.name }]);
  const { data } = await panel.from("contact_submissions").select("message");
  expect(data).toEqual([{ message: "Todavía se puede escribir." }]);
  const { data: files } = await panel.storage.from("tour-images").list();
  expect(files?.map(({ name }) => name)).toEqual(["antes.png"]);
  expect((await upload("despues.png")).error).toBeNull();
  expect(await site.stop()).toBe(0);
});
