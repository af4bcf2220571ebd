import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, type TestContext, test } from "vitest";
import { startResend } from "../fakes/resend.ts";
import { eventually } from "../support/eventually.ts";
import { startSite } from "../support/site.ts";
import { deep } from "../support/volume.ts";
import { initializedFolder } from "./temporary-folders.ts";

/** Start lines with these words. */
async function startLines(
  { onTestFinished }: TestContext,
  settings: Record<string, string>,
  asked: RegExp,
): Promise<string[]> {
  const site = await startSite({
    DATA_DIR: await initializedFolder(onTestFinished),
    SEED: "none",
    LOG_LEVEL: "info",
    ...settings,
  });
  const lines = site.output().split("\n");
  await site.stop();
  return lines.filter((line) => asked.test(line));
}

const publicSite = { SITE_URL: "https://www.tsamma.example" };
const mail = { SMTP_URL: "smtp://127.0.0.1:9", CONTACT_TO: "hola@tsamma.example" };
const aboutBackups = /BACKUP_DIR/;
const aboutMail = /SMTP_URL|CONTACT_TO/;

describe.concurrent("a start", () => {
  test("G7: of a public site without mail settings warns once for each problem", async (context) => {
    const lines = await startLines(context, publicSite, aboutMail);
    expect(lines).toEqual([
      expect.stringMatching(/"level":"warn".*SMTP_URL or RESEND_API_KEY/),
      expect.stringMatching(/"level":"warn".*set CONTACT_TO/),
    ]);
    // Log lines contain no addresses.
    expect(lines.join()).not.toContain("@");
  });

  test("I5: of a public site warns once that backups are on the same disk", async (context) => {
    expect(await startLines(context, publicSite, aboutBackups)).toEqual([
      expect.stringContaining('"level":"info"'),
    ]);
  });

  const silent: [string, Record<string, string>][] = [
    [
      "in public with mail and backups elsewhere",
      { ...publicSite, ...mail, BACKUP_DIR: "/mnt/elsewhere" },
    ],
    [
      "in public with mail and without backups",
      { ...publicSite, ...mail, BACKUP_EVERY_HOURS: "0" },
    ],
    ["that is not in public", {}],
  ];
  test.for(deep ? silent : silent.slice(0, 1))(
    "G7, I5: %s gives neither warning",
    async ([, settings], context) => {
      const said = new RegExp(`${aboutMail.source}|${aboutBackups.source}`);
      expect(await startLines(context, settings, said)).toEqual([]);
    },
  );
});

test("G7: with only a Resend key, password mails are sent by Resend", async () => {
  const dataDir = await initializedFolder();
  const resend = await startResend();
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "none",
    RESEND_API_KEY: resend.apiKey,
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: "Tsamma <site@tsamma.example>",
  });
  try {
    const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
    const { auth } = createClient(site.url, publishableKey, { auth: { persistSession: false } });
    const { error } = await auth.resetPasswordForEmail("admin@example.com");
    expect(error).toBeNull();
    await eventually(() => expect(resend.mails).toHaveLength(1));
    expect(resend.mails[0]).toMatchObject({
      from: "Tsamma <site@tsamma.example>",
      to: ["admin@example.com"],
      subject: "Restablecer tu contraseña",
      text: expect.stringContaining(`${site.url}/admin/reset#token_hash=`),
    });
  } finally {
    await Promise.all([site.stop(), resend.close()]);
  }
});
