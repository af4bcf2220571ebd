import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../../start-error.ts";
import { syncFolder, writeFileAtomically } from "../../data-dir/atomic-file.ts";
import { type Account, nobody } from "./account.ts";
import { majorVersion } from "./programs.ts";

const run = promisify(execFile);

/** The role and the database of the site, which is no superuser. */
export const siteRole = "site";
/** The superuser that `initdb` makes; it has no password, so that nobody logs in as it. */
export const superuser = "postgres";

/** Of `-D` and of the socket's folder, for a process whose working folder it is: needs no way to it, and is short. */
export const ownFolder = process.platform === "linux" ? "/proc/self/cwd" : undefined;

/** The folder of our server's data. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, "pg", majorVersion);
}

/**
 * Makes an empty cluster where there is none, whole or not at all.
 * @param account whom it is to belong to; undefined for this process's own user.
 * @throws {StartError} where the folder holds a database of another kind, or `initdb` cannot run.
 */
export async function ensureCluster(
  dataDir: string,
  bin: string,
  account: Account | undefined,
): Promise<void> {
  const parent = path.join(dataDir, "pg");
  const folder = clusterFolder(dataDir);
  if (existsSync(path.join(parent, "PG_VERSION")))
    throw new StartError(
      `${parent} holds a database of an earlier version of this site, which this one does not read: make a backup with that version (npm run backup), and restore it into another DATA_DIR (npm run restore -- FILE)`,
    );
  if (!existsSync(folder)) await makeCluster(folder, bin, account);
  if (account) await giveTo(folder, account);
}

async function makeCluster(
  folder: string,
  bin: string,
  account: Account | undefined,
): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const template = path.join(bin, "..", "cluster");
  if (!account && !hasUserEntry() && existsSync(template)) await copyTemplate(template, unfinished);
  else {
    // `initdb` looks its user up among the system's, where the server's own need not be.
    const maker = account && nobody;
    if (maker) await chown(unfinished, maker.uid, maker.gid);
    await initialize(unfinished, bin, maker);
  }
  await rename(unfinished, folder);
  await syncFolder(path.dirname(folder));
}

/**
 * Makes a cluster in an empty folder.
 * @param maker whom the folder belongs to; undefined for this process's own user.
 * @throws {StartError} with what `initdb` said.
 */
export async function initialize(
  folder: string,
  bin: string,
  maker: Account | undefined,
): Promise<void> {
  const initdb = path.join(bin, "initdb");
  const [command = "", ...args] = maker || hasUserEntry() ? [initdb] : [...asNobody, initdb];
  try {
    await run(
      command,
      [
        ...args,
        ...["-D", ownFolder ?? folder, "-U", superuser, "-E", "UTF8", "-A", "trust"],
        // By code points, the same on every system; `collate` sorts by language where it is asked for.
        ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
        "--no-instructions",
      ],
      { ...maker, cwd: folder, env: { TZ: "UTC", PATH: process.env.PATH } },
    );
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new StartError(`PostgreSQL could not make its database: ${stderr?.trim() || message}`);
  }
  // All settings are given at each start.
  await writeFile(path.join(folder, "postgresql.conf"), "");
}

/** Whether the user of this process is more than a number, which in a container it may not be. */
function hasUserEntry(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    return false;
  }
}

/** Runs a program where the number of this process's user has the name of nobody. */
const asNobody = [
  "unshare",
  "--user",
  `--map-user=${nobody.uid}`,
  `--map-group=${nobody.gid}`,
  "--",
];

/**
 * Of a cluster beside the programs, which was made with the image of a container: there nobody may do the
 * same as {@link asNobody}.
 */
async function copyTemplate(template: string, folder: string): Promise<void> {
  await cp(template, folder, { recursive: true });
  // PostgreSQL takes no folder that is open to others.
  await chmod(folder, 0o700);
}

/** Hands the folder over to the server's user, also after an earlier start as another. */
async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  if ((await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(path.join(entry.parentPath, entry.name), uid, gid);
  // Last: until then the next start does it again.
  await lchown(folder, uid, gid);
}

/** Says how those who connect prove who they are, from the next start or reload on. */
export async function writeAccessRules(
  folder: string,
  method: "scram-sha-256" | "trust",
  account: Account | undefined,
): Promise<void> {
  const file = path.join(folder, "pg_hba.conf");
  await writeFileAtomically(file, `local all all ${method}\n`);
  if (account) await lchown(file, account.uid, account.gid);
}

/** The password of {@link siteRole}, which is stored beside the cluster; it is in no backup. */
export async function readPassword(dataDir: string): Promise<string | undefined> {
  return readFile(passwordFile(dataDir), "utf8").catch(() => undefined);
}

export async function makePassword(dataDir: string): Promise<string> {
  const password = randomBytes(32).toString("base64url");
  await writeFileAtomically(passwordFile(dataDir), password);
  return password;
}

function passwordFile(dataDir: string): string {
  return path.join(dataDir, "pg", "password");
}
