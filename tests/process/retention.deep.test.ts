import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { enquiry, temporaryFolder } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";

test("K7: with ENQUIRY_RETENTION_MONTHS a start erases older enquiries, and the privacy page shows the number", async ({
  onTestFinished,
}) => {
  const dataDir = await temporaryFolder();
  onTestFinished(() => removeFolder(dataDir));
  const settings = { DATA_DIR: dataDir, SEED: "none" };
  let site = await startSite(settings);
  onTestFinished(async () => void (await site.stop()));
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const table = () => createClient(site.url, secretKey).from("contact_submissions");
  const ago = (months: number) => {
    const moment = new Date();
    moment.setMonth(moment.getMonth() - months);
    return moment.toISOString();
  };
  await table()
    .insert([17, 19].map((months) => ({ ...enquiry, created_at: ago(months) })))
    .throwOnError();
  // Enquiries after the erasing at the start would wait for hours.
  await site.stop();
  site = await startSite({ ...settings, ENQUIRY_RETENTION_MONTHS: "18" });
  for (const [language, words] of [
    ["es", "18 meses después de recibirlo"],
    ["en", "18 months after it arrives"],
    ["fr", "18 mois après sa réception"],
  ])
    expect(await (await fetch(`${site.url}/${language}/privacy`)).text()).toContain(words);
  await eventually(async () => {
    const { data } = await table().select("created_at").throwOnError();
    expect(data).toHaveLength(1);
  });
});
