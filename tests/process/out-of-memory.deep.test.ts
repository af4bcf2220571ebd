import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

test("I5: a process that runs out of memory exits, and the next start has all acknowledged data", async () => {
  const dataDir = await initializedFolder();
  const settings = {
    DATA_DIR: dataDir,
    SEED: "none",
    LOG_LEVEL: "error",
    BACKUP_EVERY_HOURS: "0",
    TRUST_PROXY: "1",
  };
  const greedy = new URL("../fakes/exhaust-memory.mjs", import.meta.url);
  let site = await startSite({
    ...settings,
    NODE_OPTIONS: `--max-old-space-size=160 --import=${greedy}`,
  });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  const sent: string[] = [];
  const confirmed: string[] = [];
  async function enquire() {
    for (;;) {
      const message = `Consulta ${sent.length} hasta el final.`;
      sent.push(message);
      const answer = await postEnquiry(
        site.url,
        { message },
        {
          "x-forwarded-for": `10.0.${sent.length >> 8}.${sent.length & 255}`,
        },
      ).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 200) confirmed.push(message);
      if (confirmed.length === 3) process.kill(site.pid, "SIGUSR2");
    }
  }
  await Promise.all([enquire(), enquire()]);
  expect(await site.stop()).not.toBe(0);
  expect(site.output()).toContain("heap out of memory");

  site = await startSite(settings);
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const panel = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  const { data } = await panel.from("contact_submissions").select("message");
  const stored = (data ?? []).map(({ message }) => message);
  expect(confirmed.length).toBeGreaterThanOrEqual(3);
  expect(confirmed.filter((message) => !stored.includes(message))).toEqual([]);
  expect(stored.filter((message) => !sent.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect(await site.stop()).toBe(0);
});
