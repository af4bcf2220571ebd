import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FakeRecaptcha, startRecaptcha } from "../fakes/recaptcha.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { openDatabase, startedFolder } from "./database.ts";
import { test as base, expect } from "./fixtures.ts";

interface CaptchaSite extends RunningSite {
  fake: FakeRecaptcha;
  /** Stored enquiries of this sender. */
  stored: (email: string) => Promise<{ name: string; message: string; language: string | null }[]>;
  /** Mails on disk that mention this sender. */
  mails: (email: string) => Promise<string[]>;
}

/** A site with the captcha on and a scriptable fake reCAPTCHA, which is reset before each test. */
export const test = base.extend<{ fake: FakeRecaptcha }, { site: CaptchaSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const dataDir = await startedFolder("captcha");
      const fake = await startRecaptcha();
      const site = await startSite({
        DATA_DIR: dataDir,
        SEED: "none",
        RECAPTCHA_SITE_KEY: fake.siteKey,
        RECAPTCHA_SECRET_KEY: fake.secretKey,
        RECAPTCHA_BASE_URL: fake.url,
        CONTACT_LIMIT_PER_ADDRESS: "1000",
      });
      const database = openDatabase(site.url, dataDir);
      await use({
        ...site,
        fake,
        async stored(email) {
          const { data, error } = await database
            .from("contact_submissions")
            .select()
            .eq("email", email);
          if (error) throw error;
          return data;
        },
        async mails(email) {
          const folder = join(dataDir, "outbox");
          const names = (await readdir(folder).catch(() => [])).filter((n) => n.endsWith(".eml"));
          const texts = await Promise.all(names.map((n) => readFile(join(folder, n), "utf8")));
          return texts.filter((text) => text.includes(email));
        },
      });
      await site.stop();
      await fake.close();
      await removeFolder(dataDir);
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  otherOrigins: async ({ site }, use) => use([site.fake.origin]),

  // A new window, so that no response of the fake is cached for the next test.
  page: async ({ newVisitor }, use) => use(await newVisitor()),

  fake: [
    async ({ site: { fake } }, use) => {
      fake.script();
      fake.requests.length = 0;
      await use(fake);
    },
    { auto: true },
  ],
});

export { expect };
