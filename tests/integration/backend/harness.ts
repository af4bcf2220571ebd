import { cp, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createBackend } from "../../../server/backend/create-backend.ts";
import type { Database as TrustedDatabase } from "../../../server/backend/database/database.ts";
import type { Blobs } from "../../../server/backend/storage/blobs/blobs.ts";
import { DiskBlobs } from "../../../server/backend/storage/blobs/disk.ts";
import { S3Blobs } from "../../../server/backend/storage/blobs/s3.ts";
import { openStores } from "../../../server/backend/stores.ts";
import type { AuthMail, Backend, BackendOptions } from "../../../server/backend/types.ts";
import type { Database, InsertRow } from "../../../shared/database.types.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

/** Whether uploads are in S3 instead of a folder. */
export const usesS3 = process.env.TEST_PLACE === "s3";

export const siteUrl = "http://localhost:3000";
export const admin = { email: "admin@example.com", password: "correct horse battery" };
export const traveller = { email: "traveller@example.com", password: "staple staple staple" };

export type Client = SupabaseClient<Database>;

export interface TestBackend {
  backend: Backend;
  dataDir: string;
  /** Locations of its data, for use after it is closed. */
  place: Pick<BackendOptions, "dataDir" | "databaseUrl" | "s3">;
  mails: AuthMail[];
  logged: { level: string; message: string; details?: Record<string, unknown> }[];
  /** Client with its own session and this key, from its own address unless one is given. */
  client(key: string, peerAddress?: string): Client;
  anonymous(peerAddress?: string): Client;
  service(): Client;
  signedIn(account: { email: string; password: string }): Promise<Client>;
  /** Raw request from an unknown address, with the publishable key unless `apikey` is given. */
  request(path: string, init?: RequestInit, peerAddress?: string): Promise<Response>;
  /** Runs a task on the database with owner rights, while the backend is closed. */
  withDatabase<Result>(task: (database: TrustedDatabase) => Promise<Result>): Promise<Result>;
  /** Files behind `storage.objects`. */
  withBlobs<Result>(task: (blobs: Blobs) => Promise<Result>): Promise<Result>;
  /** Keys of files of `storage.objects`, or of their variants in a folder. */
  files(folder?: string): Promise<string[]>;
  /** Closes the backend and opens the same folder again, like a restart. */
  reopen(overrides?: Partial<BackendOptions>): Promise<void>;
  dispose(): Promise<void>;
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), "backend-test-"));
}

/** Folder after its first start, for tests of other subjects. */
export async function copyOfTemplate(folder?: string): Promise<string> {
  const copy = folder ?? (await temporaryFolder());
  // The setup that creates the templates has none.
  const template = process.env.TEST_TEMPLATE;
  if (template) await cp(template, copy, { recursive: true });
  return copy;
}

function isFirstStart(overrides: Partial<BackendOptions>): boolean {
  const firstStart = ["adminEmail", "adminPassword", "seed", "secretKey", "publishableKey"];
  return firstStart.some((option) => option in overrides);
}

/** With a given folder it gets its own database server in it. */
async function placeFor(overrides: Partial<BackendOptions>): Promise<TestStores | undefined> {
  if (overrides.databaseUrl || overrides.dataDir) return undefined;
  return createTestStores(isFirstStart(overrides) ? undefined : "plain");
}

let addresses = 0;

/** Unique client addresses: limits count by address, and tests must not share them. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Starts the real backend on its own database and folder or bucket, empty by default. */
export async function startBackend(overrides: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const dataDir = overrides.dataDir ?? (await temporaryFolder());
  const place = await placeFor(overrides);
  const mails: AuthMail[] = [];
  const logged: TestBackend["logged"] = [];
  const note = (level: string) => (message: string, details?: Record<string, unknown>) => {
    logged.push({ level, message, details });
  };
  const options: BackendOptions = {
    dataDir,
    siteUrl,
    adminEmail: admin.email,
    adminPassword: admin.password,
    seed: "none",
    // The default of one minute would fall into a test on a busy machine.
    sweep: { firstMs: 24 * 3_600_000 },
    log: { info: note("info"), warn: note("warn"), error: note("error") },
    sendMail: async (mail) => {
      mails.push(mail);
    },
    ...place?.options,
    ...overrides,
  };
  const test = {
    backend: await createBackend(options),
    dataDir,
    place: { dataDir, databaseUrl: options.databaseUrl, s3: options.s3 },
    mails,
    logged,
    client: (key, peerAddress = nextAddress()) =>
      createClient<Database>(siteUrl, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: (input, init) => test.backend.fetch(new Request(input, init), { peerAddress }),
        },
      }),
    anonymous: (peerAddress) => test.client(test.backend.publishableKey, peerAddress),
    service: () => test.client(test.backend.secretKey),
    async signedIn(account) {
      const client = test.anonymous();
      const { error } = await client.auth.signInWithPassword(account);
      if (error) throw error;
      return client;
    },
    request(address, init, peerAddress) {
      const headers = new Headers(init?.headers);
      if (!headers.has("apikey")) headers.set("apikey", test.backend.publishableKey);
      const request = new Request(`${siteUrl}${address}`, { ...init, headers });
      return test.backend.fetch(request, { peerAddress });
    },
    async withDatabase(task) {
      await test.backend.close();
      const opened: (() => Promise<void>)[] = [];
      try {
        const { database } = await openStores(options, opened);
        return await task(database);
      } finally {
        for (const close of opened.reverse()) await close();
      }
    },
    async withBlobs(task) {
      const blobs = options.s3
        ? await S3Blobs.open(options.s3)
        : await DiskBlobs.open(path.join(dataDir, "storage"));
      try {
        return await task(blobs);
      } finally {
        await blobs.close();
      }
    },
    files: (folder = "") =>
      test.withBlobs(async (blobs) => {
        const keys: string[] = [];
        for await (const { key } of blobs.list(folder)) keys.push(key);
        return keys;
      }),
    async reopen(again = {}) {
      await test.backend.close();
      test.backend = await createBackend({ ...options, ...again });
    },
    async dispose() {
      await test.backend.close();
      await place?.remove();
      await removeFolder(dataDir);
    },
  } as TestBackend;
  return test;
}

/**
 * Backend with an account without the role. Sign-up is closed, so the account is created as first
 * administrator of an earlier start, and its role is removed.
 */
export async function startBackendWithTraveller(): Promise<TestBackend> {
  const place = await createTestStores("with-traveller");
  const test = await startBackend(place.options);
  const { dispose } = test;
  test.dispose = async () => {
    await dispose();
    await place.remove();
  };
  return test;
}

/** Creates the account of {@link startBackendWithTraveller} if there is no template. */
export async function makeTraveller(overrides: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const test = await startBackend({
    ...overrides,
    adminEmail: traveller.email,
    adminPassword: traveller.password,
  });
  const { error } = await test.service().from("user_roles").delete().eq("role", "admin");
  if (error) throw error;
  await test.reopen({ adminEmail: admin.email, adminPassword: admin.password });
  return test;
}

export const tour = {
  slug: "dunas",
  name: "Dunas",
  short_description: "Arena roja.",
  full_description: "Diez días de arena roja y cielo.",
  destination: "Namibia",
  price_per_person: 5850,
} satisfies InsertRow<"tours">;

export const destination = {
  slug: "namib",
  name: "Namib",
  country: "Namibia",
  short_description: "El desierto más viejo.",
  full_description: "El desierto más viejo del mundo, junto al mar.",
} satisfies InsertRow<"destinations">;

export const post = {
  slug: "cuando-ir",
  title: "Cuándo ir",
  excerpt: "Mes a mes.",
  content: "De mayo a octubre.\n\nDe noviembre a abril.",
  category: "Consejos",
  author: "Ana",
} satisfies InsertRow<"blog_posts">;

export const enquiry = {
  name: "Ana García",
  email: "ana@example.com",
  message: "Quisiera viajar en mayo.",
} satisfies InsertRow<"contact_submissions">;

/** Encoded by sharp, so that the server stores it byte for byte. */
export const onePixelPng = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAsSAAALEgHS3X78AAAADUlEQVQImWNg+M9QDwADgQF/hps9nQAAAABJRU5ErkJggg==",
    "base64",
  ),
);
