import { randomUUID } from "node:crypto";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { administrator } from "./administrator.ts";
import { openDatabase } from "./database.ts";
import { test as base } from "./fixtures.ts";

const adminUrl = () => process.env.TEST_ADMIN_URL ?? "";

/** A browser's storage in which an account is signed in, as supabase-js leaves it there. */
export async function signedInStorage(
  url = adminUrl(),
  account = administrator,
): Promise<NonNullable<BrowserContextOptions["storageState"]>> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const { publishableKey } = await adminKeys(url);
  const client = createClient(url, publishableKey, { auth: { storage, autoRefreshToken: false } });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  const localStorage = [...kept].map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** The key that the panel's own page brings along. */
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

export const test = base.extend<AdminFixtures, { session: Storage }>({
  sharedSession: [true, { option: true }],
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use(await signedInStorage()),
    { scope: "worker" },
  ],
  admin: async ({ knownWindow, newVisitor, session, sharedSession }, use) => {
    const common = { baseURL: adminUrl(), locale: "es-ES" };
    await use(
      sharedSession
        ? await knownWindow({ ...common, storageState: session })
        : await newVisitor({ ...common, storageState: await signedInStorage() }),
    );
  },
  reader: async ({ knownWindow, allow }, use) => {
    // Its lists also show other tests' entries, whose pictures may be gone before they are asked for.
    allow(/^answered 404: \/storage\/v1\/render\/image\/|status of 404/);
    await use(await knownWindow({ baseURL: adminUrl(), locale: "es-ES" }));
  },
});

export { expect } from "./fixtures.ts";

/** Past every policy, into the database of the site that tests may change. */
export const adminDatabase = () => openDatabase(adminUrl(), process.env.TEST_ADMIN_DATA_DIR);

/** A name that no other test uses. */
export const uniqueName = (about: string) => `${about} ${randomUUID().slice(0, 8)}`;
