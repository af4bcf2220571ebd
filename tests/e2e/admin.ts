import { randomUUID } from "node:crypto";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { administrator } from "./administrator.ts";
import { openDatabase, startedFolder } from "./database.ts";
import { test as base } from "./fixtures.ts";

interface AdminSite {
  url: string;
  dataDir: string;
}

let site: AdminSite | undefined;

/** Site of this worker. Only one test at a time writes to it. */
export function adminSite(): AdminSite {
  if (!site) throw new Error("no site to change: import `test` from admin.ts");
  return site;
}

/** Local storage of a browser with a signed-in account, in the format of supabase-js. */
export async function signedInStorage(
  url = adminSite().url,
  account = administrator,
): Promise<NonNullable<BrowserContextOptions["storageState"]>> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const { publishableKey } = await adminKeys(url);
  const client = createClient(url, publishableKey, { auth: { storage, autoRefreshToken: false } });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  const localStorage = [...stored].map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Publishable key from the panel's document. */
async function adminKeys(url: string) {
  const html = await (await fetch(`${url}/admin/login`)).text();
  const publishableKey = html.match(/sb_publishable_[\w-]+/)?.[0];
  if (!publishableKey) throw new Error("the panel's page brings no publishable key");
  return { publishableKey };
}

type Storage = Awaited<ReturnType<typeof signedInStorage>>;

interface AdminFixtures {
  /** False for tests that end their session, which they then have to themselves. */
  sharedSession: boolean;
  /** The panel of the site that tests may change, with the administrator signed in. */
  admin: Page;
  /** A visitor of the same site. */
  reader: Page;
}

export const test = base.extend<AdminFixtures, { ownSite: AdminSite; session: Storage }>({
  sharedSession: [true, { option: true }],
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const dataDir = await startedFolder("admin");
      const { url, stop } = await startSite({ DATA_DIR: dataDir, SEED: "none" });
      site = { url, dataDir };
      await use(site);
      await stop();
      await removeFolder(dataDir);
    },
    // Most tests write to its database without asking for it as a fixture.
    { scope: "worker", auto: true },
  ],
  session: [
    async ({ ownSite }, use) => use(await signedInStorage(ownSite.url)),
    { scope: "worker" },
  ],
  admin: async ({ knownWindow, newVisitor, ownSite, session, sharedSession }, use) => {
    const common = { baseURL: ownSite.url, locale: "es-ES" };
    await use(
      sharedSession
        ? await knownWindow({ ...common, storageState: session })
        : await newVisitor({ ...common, storageState: await signedInStorage() }),
    );
  },
  reader: async ({ knownWindow, ownSite }, use) => {
    await use(await knownWindow({ baseURL: ownSite.url, locale: "es-ES" }));
  },
});

export { expect } from "./fixtures.ts";

/** Connection to the site's database that bypasses row-level security. */
export function adminDatabase() {
  const { url, dataDir } = adminSite();
  return openDatabase(url, dataDir);
}

/** Names of the pictures in a bucket of that site. */
export async function storedIn(bucket: string): Promise<string[]> {
  const { data, error } = await adminDatabase().storage.from(bucket).list("", { limit: 1000 });
  if (error) throw error;
  return data.map(({ name }) => name);
}

/** A unique name. */
export const uniqueName = (about: string) => `${about} ${randomUUID().slice(0, 8)}`;
