import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeFolder } from "../../support/remove-folder.ts";
import { runMove } from "../../support/run-move.ts";
import { startBackend, type TestBackend, temporaryFolder } from "../backend/harness.ts";
import { createTestStores, type TestStores } from "../backend/test-stores.ts";
import { fillSite, readEverything } from "./sample-site.ts";

type Settings = Record<string, string>;

let folder: string;
let site: TestBackend;
let servers: TestStores;
let before: Awaited<ReturnType<typeof readEverything>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  // Embedded on purpose, also in the run with servers.
  site = await startBackend({ dataDir: path.join(folder, "embedded") });
  await fillSite(site);
  before = await readEverything(site);
  await site.backend.close();
  servers = await createTestStores();
});
afterAll(async () => {
  await servers.remove();
  await removeFolder(folder);
});

function settingsOf({ databaseUrl, s3 }: TestStores["options"], dataDir: string): Settings {
  if (!s3) throw new Error("to be run in the project on S3");
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

describe("a move", () => {
  const embedded = () => ({ DATA_DIR: path.join(folder, "embedded") });
  const onServers = () => settingsOf(servers.options, path.join(folder, "elsewhere"));

  test("I5: from the embedded site to PostgreSQL and S3, killed several times, is completed by the same command", async () => {
    let killed = 0;
    for (const line of [/\d files/, /\d rows/]) {
      const { code } = await runMove(embedded(), onServers(), line);
      if (code === null) killed += 1;
    }
    expect(killed).toBeGreaterThan(0);
    const last = await runMove(embedded(), onServers());
    // The last kill may have come after the end.
    expect(last.said).toMatch(/moved: put the settings|holds a site already/);
    const there = await startBackend({
      ...servers.options,
      dataDir: path.join(folder, "elsewhere"),
    });
    expect(await readEverything(there)).toEqual(before);
    await there.backend.close();
  });

  test("I5: back again gives the same site", async () => {
    const back = { DATA_DIR: path.join(folder, "back") };
    const { code, said } = await runMove(onServers(), back);
    expect([code, said]).toEqual([0, expect.stringContaining("moved")]);
    const there = await startBackend({ dataDir: back.DATA_DIR });
    expect(await readEverything(there)).toEqual(before);
    await there.backend.close();
  });

  test("I5: to the same place, to nowhere, or onto another site is refused in one line", async () => {
    for (const [from, to, line] of [
      [embedded(), embedded(), /names the place where the site is now/],
      [embedded(), onServers(), /holds a site already/],
      [{ DATA_DIR: path.join(folder, "nothing") }, onServers(), /holds no database/],
      [embedded(), { SUPABASE_URL: "http://localhost:1" }, /SUPABASE_PUBLISHABLE_KEY is missing/],
    ] as const) {
      const { code, said } = await runMove(from, to);
      expect([code, said.trim()]).toEqual([1, expect.stringMatching(line)]);
      expect(said.trim()).not.toContain("\n");
    }
  });
});
