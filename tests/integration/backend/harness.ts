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
import { makeServerPlace, type ServerPlace } from "./server-place.ts";

/** Whether uploads are in S3 instead of a folder. */
export const onS3 = process.env.TEST_PLACE === "s3";

export const siteUrl = "http://localhost:3000";
export const admin = { email: "admin@example.com", password: "correct horse battery" };
export const traveller = { email: "traveller@example.com", password: "staple staple staple" };

export type Client = SupabaseClient<Database>;

export interface TestBackend {
  backend: Backend;
  dataDir: string;
  /** Where it stores everything, to be opened by others once it is closed. */
  place: Pick<BackendOptions, "dataDir" | "databaseUrl" | "s3">;
  mails: AuthMail[];
  logged: { level: string; message: string; details?: Record<string, unknown> }[];
  /** A client of its own session that sends this key, at an address of its own unless one is given. */
  client(key: string, peerAddress?: string): Client;
  anonymous(peerAddress?: string): Client;
  service(): Client;
  signedIn(account: { email: string; password: string }): Promise<Client>;
  /** A bare request from an unknown address, with the publishable key unless `apikey` is given. */
  request(path: string, init?: RequestInit, peerAddress?: string): Promise<Response>;
  /** Runs a task on the database as trusted code does, with the backend closed. */
  withDatabase<Result>(task: (database: TrustedDatabase) => Promise<Result>): Promise<Result>;
  /** The files behind `storage.objects`. */
  withBlobs<Result>(task: (blobs: Blobs) => Promise<Result>): Promise<Result>;
  /** Keys of the files behind `storage.objects`, or of those made of them below a folder. */
  files(folder?: string): Promise<string[]>;
  /** Closes and opens the same folder again, as a restart does. */
  reopen(overrides?: Partial<BackendOptions>): Promise<void>;
  dispose(): Promise<void>;
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), "backend-test-"));
}

/** A folder in which the first start is over, for tests that are not about first starts. */
export async function copyOfTemplate(folder?: string): Promise<string> {
  const copy = folder ?? (await temporaryFolder());
  // While the templates themselves are made there is none.
  const template = process.env.TEST_TEMPLATE;
  if (template) await cp(template, copy, { recursive: true });
  return copy;
}

function isFirstStart(overrides: Partial<BackendOptions>): boolean {
  const firstStart = ["adminEmail", "adminPassword", "seed", "secretKey", "publishableKey"];
  return firstStart.some((option) => option in overrides);
}

/** Whoever names a folder gets a database server of its own in it. */
async function placeFor(overrides: Partial<BackendOptions>): Promise<ServerPlace | undefined> {
  if (overrides.databaseUrl || overrides.dataDir) return undefined;
  return makeServerPlace(isFirstStart(overrides) ? undefined : "plain");
}

let addresses = 0;

/** Limits count by address: tests that are not about them must not meet one another's. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * The real backend on a database and a folder, or a bucket, of its own, empty of content unless asked
 * otherwise.
 */
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
    // After a minute, as it is, it would come into the middle of a test on a busy machine.
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
 * A backend with an account that is no administrator. Sign-up is closed, so the account is made as
 * the first administrator of an earlier start, and its role taken away.
 */
export async function startBackendWithTraveller(): Promise<TestBackend> {
  const place = await makeServerPlace("with-traveller");
  const test = await startBackend(place.options);
  const { dispose } = test;
  test.dispose = async () => {
    await dispose();
    await place.remove();
  };
  return test;
}

/** Makes the account of {@link startBackendWithTraveller} where there is none to be copied. */
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
