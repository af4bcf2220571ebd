import { execFileSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { copyOfTemplate, onePixelPng, tour } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { failToStart, startSite } from "../support/site.ts";
import { mountSmallDisk } from "./disks.ts";

test("I5: on a full disk pages are served and writes are refused without changes; with free space they succeed", async (context) => {
  const disk = await mountSmallDisk();
  if (!disk) return context.skip("a disk of its own cannot be mounted here");
  const dataDir = await copyOfTemplate(join(disk, "data"));
  const settings = { DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "error", BACKUP_EVERY_HOURS: "0" };
  let site = await startSite(settings);
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const connect = () =>
    createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  let panel = connect();
  await panel.from("tours").insert({ ...tour, name: "Antes del lleno" });
  const page = async () => (await fetch(`${site.url}/es/tours`)).text();
  expect(await page()).toContain("Antes del lleno");
  const enquire = (message: string) => postEnquiry(site.url, { message });
  const upload = () =>
    panel.storage
      .from("tour-images")
      .upload("foto.png", new Blob([onePixelPng], { type: "image/png" }));

  const filler = join(disk, "filler");
  const fill = () => {
    try {
      execFileSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" });
    } catch {
      // dd fails when the disk is full.
    }
  };
  fill();
  // Small writes may still fit into allocated space; a picture does not.
  expect((await upload()).error?.message).toMatch(/not available/);
  const refused: string[] = [];
  for (let number = 0; number < 60; number++) {
    const message = `Consulta ${number} con el disco lleno. ${"x".repeat(1500)}`;
    const response = await enquire(message);
    if (response.status === 200) continue;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    refused.push(message);
  }
  expect(refused.length).toBeGreaterThan(0);
  expect(await page()).toContain("Antes del lleno");

  await rm(filler);
  await eventually(async () =>
    expect((await enquire("Ya hay sitio otra vez, gracias.")).status).toBe(200),
  );
  expect((await upload()).error).toBeNull();
  const { data } = await panel.from("contact_submissions").select("message");
  const stored = (data ?? []).map(({ message }) => message);
  expect(refused.filter((message) => stored.includes(message))).toEqual([]);
  expect(stored).toContain("Ya hay sitio otra vez, gracias.");

  // After a kill it starts as soon as there is space, and until then reports the reason.
  fill();
  await site.stop("SIGKILL");
  const { code, output } = await failToStart(settings);
  expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringContaining(disk)]]);
  await rm(filler);
  site = await startSite(settings);
  panel = connect();
  expect((await panel.from("tours").select("name")).data).toEqual([{ name: "Antes del lleno" }]);
  expect(await site.stop()).toBe(0);
});
