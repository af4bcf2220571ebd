import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { spawnServer } from "../support/site.ts";
import { canBecomeUser } from "./cluster.ts";

/** A user without files; its id is the same on all systems that have it. */
const nobody = 65534;

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** All files and folders whose mode gives access to other users. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ["", ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => {
      // Files renamed or removed meanwhile give no access.
      const mode = (await stat(join(folder, name)).catch(ifGone))?.mode ?? 0;
      return (mode & 0o077) === 0 ? [] : [`${name || "."} ${(mode & 0o777).toString(8)}`];
    }),
  );
  return modes.flat();
}

/** In the system's temporary folder: the tests' own is closed to other users. */
async function folderThatGoes(): Promise<string> {
  const folder = await mkdtemp("/tmp/tsamma-modes-");
  onTestFinished(() => removeFolder(folder));
  await chmod(folder, 0o755);
  return folder;
}

/** Runs the server until it serves and has written a mail. */
async function serve(dataDir: string, user?: number): Promise<void> {
  const { child, output } = spawnServer(
    { PORT: "0", DATA_DIR: dataDir, SEED: "none" },
    undefined,
    user,
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await vi.waitUntil(() => output().match(/Site:\s+(\S+)/)?.[1], { timeout: 60_000 });
  const sent = await postEnquiry(url, { message: "Diez letras o más." });
  expect(sent.status).toBe(200);
  const mails = () => readdir(join(dataDir, "outbox")).catch(() => []);
  await expect.poll(mails).not.toEqual([]);
}

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test("I5: files written by the server are accessible to its user only, under the most permissive umask", async () => {
  const dataDir = join(await folderThatGoes(), "data");
  await copyOfTemplate(dataDir);
  // As left by a manual copy.
  await chmod(dataDir, 0o755);
  await chmod(join(dataDir, "secrets.json"), 0o644);
  const before = process.umask(0);
  try {
    await serve(dataDir);
  } finally {
    process.umask(before);
  }
  expect(await modeOf(dataDir)).toBe(0o700);
  expect(await modeOf(join(dataDir, "secrets.json"))).toBe(0o600);
  expect(await openToOthers(join(dataDir, "outbox"))).toEqual([]);
});

describe("as a user without privileges", () => {
  test("I5: the site runs in a folder of its own", async ({ skip }) => {
    if (!canBecomeUser(nobody))
      skip("these tests may not become another user who can read this folder");
    const dataDir = join(await folderThatGoes(), "data");
    await copyOfTemplate(dataDir);
    spawnSync("chown", ["-R", `${nobody}:${nobody}`, dataDir]);
    await serve(dataDir, nobody);
    expect((await stat(join(dataDir, "outbox"))).uid).toBe(nobody);
    expect(await modeOf(dataDir)).toBe(0o700);
    expect(await openToOthers(join(dataDir, "outbox"))).toEqual([]);
  });

  test("I5: the site cannot read files of root, and reports it in one line", async ({ skip }) => {
    if (!canBecomeUser(nobody))
      skip("these tests may not become another user who can read this folder");
    const dataDir = join(await folderThatGoes(), "data");
    await mkdir(dataDir, { mode: 0o700 });
    const { child, output } = spawnServer({ PORT: "0", DATA_DIR: dataDir }, undefined, nobody);
    const [code] = await once(child, "close");
    expect(code).toBe(1);
    expect(output().trimEnd().split("\n")).toHaveLength(1);
    expect(output()).toContain(`DATA_DIR ${dataDir} cannot be used (EACCES)`);
  });
});
