import { mkdtemp, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { failToStart, type RunningSite, startSite } from "../support/site.ts";
import { temporaryFolder } from "./temporary-folders.ts";

let folder: string;
let dataDir: string;
let site: RunningSite;
/** Output of the first start. */
let firstOutput: () => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tsamma-start-"));
  dataDir = join(folder, "data");
  site = await startSite({ DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "debug" });
  firstOutput = site.output;
  // The address is printed first, then the password.
  await eventually(() => expect(password()).not.toBe(""));
});
afterAll(async () => {
  await site?.stop("SIGKILL");
  await removeFolder(folder);
});

const secrets = async () => JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
const password = () => firstOutput().match(/password[^:]*: (\S+)/)?.[1] ?? "";
const client = (key: string) =>
  createClient(site.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

const tour = {
  slug: "kept",
  name: "Kept",
  short_description: "s",
  full_description: "f",
  destination: "d",
  price_per_person: 1,
};

describe("I5: a running site", () => {
  test("is healthy, and prints its address", async () => {
    const answer = await fetch(`${site.url}/healthz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ok" });
    expect(firstOutput()).toContain(`Admin:  ${site.url}/admin`);
  });

  test("prints the first administrator's password, and no other secret", async () => {
    expect(password()).toMatch(/^\S{16,}$/);
    for (const secret of Object.values<string>(await secrets())) {
      expect(site.output()).not.toContain(secret);
    }
    expect(site.output().split(password())).toHaveLength(2);
  });

  test("stores its keys for its owner only", async () => {
    expect((await stat(join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
  });

  test("refuses a second process on its data with one line", async () => {
    const { code, output } = await failToStart({ DATA_DIR: dataDir, SEED: "none" });
    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toContain(dataDir);
    expect(output).toMatch(/in use by another/);
    expect((await fetch(`${site.url}/en`)).status).toBe(200);
  });

  test("refuses a second process on its port, before that touches any data", async () => {
    const { port } = new URL(site.url);
    const other = join(folder, "other");
    const { code, output } = await failToStart({ DATA_DIR: other, PORT: port });
    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toContain(`PORT ${port}`);
    expect(output).toMatch(/in use/);
    await expect(stat(other)).rejects.toThrow("ENOENT");
  });
});

test("has all data after kill -9, and prints no password at the next start", async () => {
  const keys = await secrets();
  const { error } = await client(keys.secretKey).from("tours").insert(tour);
  expect(error).toBeNull();
  const { error: sent } = await client(keys.publishableKey).functions.invoke("send-contact-email", {
    body: { name: "Ana", email: "ana@example.com", phone: "", message: "Ten characters" },
  });
  expect(sent).toBeNull();
  await site.stop("SIGKILL");

  site = await startSite({ DATA_DIR: dataDir, SEED: "none" });
  expect(await secrets()).toEqual(keys);
  expect(site.output()).not.toMatch(/password/i);
  const { data: tours } = await client(keys.publishableKey).from("tours").select("slug");
  expect(tours).toEqual([{ slug: "kept" }]);
  const { data: enquiries } = await client(keys.secretKey)
    .from("contact_submissions")
    .select("name");
  expect(enquiries).toEqual([{ name: "Ana" }]);
  const { data } = await client(keys.publishableKey).auth.signInWithPassword({
    email: "admin@example.com",
    password: password(),
  });
  expect(data.user?.email).toBe("admin@example.com");
});

test("I5: an address of another machine is refused with one line", async () => {
  const { code, output } = await failToStart({
    DATA_DIR: await temporaryFolder(),
    HOST: "203.0.113.7",
  });
  expect(code).toBe(1);
  expect(output.trimEnd().split("\n")).toHaveLength(1);
  expect(output).toContain('HOST "203.0.113.7"');
});

test("I5: a port in use is refused with one line", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as { port: number };
  const { code, output } = await failToStart({
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
  });
  taken.close();
  expect(code).toBe(1);
  expect(output.trimEnd().split("\n")).toHaveLength(1);
  expect(output).toContain(`PORT ${port}`);
});
