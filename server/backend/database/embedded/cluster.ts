import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../../start-error.ts";
import { syncFolder, writeFileAtomically } from "../../data-dir/atomic-file.ts";
import { type Account, nobodyAccount } from "./account.ts";
import { majorVersion } from "./programs.ts";

const run = promisify(execFile);

/** Role and database of the site. The role is not a superuser. */
export const siteRole = "site";
/** Superuser created by `initdb`, without a password, so that it cannot log in. */
export const superuser = "postgres";

/**
 * Short path to the data directory, via the child's working directory. It needs no access to the parent
 * folders.
 */
export const cwdPath = process.platform === "linux" ? "/proc/self/cwd" : undefined;

/** The folder of our server's data. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, "pg", majorVersion);
}

/**
 * Creates an empty cluster if there is none, atomically.
 * @param account owner of the cluster; undefined for this process's user.
 * @throws {StartError} if the folder contains another kind of database, or `initdb` cannot run.
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
  // `initdb` requires a passwd entry for its user, which the server's user does not have.
  const maker = account && nobodyAccount;
  if (maker) await chown(unfinished, maker.uid, maker.gid);
  await initialize(unfinished, bin, maker);
  await rename(unfinished, folder);
  await syncFolder(path.dirname(folder));
}

/** Runs `initdb` in an empty folder. @throws {StartError} with its output. */
async function initialize(folder: string, bin: string, maker: Account | undefined): Promise<void> {
  try {
    await run(
      path.join(bin, "initdb"),
      [
        ...["-D", cwdPath ?? folder, "-U", superuser, "-E", "UTF8", "-A", "trust"],
        // Sorts by code point, identical on every system. `collate` sorts by language where needed.
        ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
        "--no-instructions",
      ],
      { ...maker, cwd: folder, env: { TZ: "UTC" } },
    );
  } catch (error) {
    const { stderr = "", message } = error as Error & { stderr?: string };
    const hint = /look up effective user/.test(stderr) ? " (add an entry to /etc/passwd)" : "";
    throw new StartError(
      `PostgreSQL could not make its database: ${stderr.trim() || message}${hint}`,
    );
  }
  // All settings are passed at each start.
  await writeFile(path.join(folder, "postgresql.conf"), "");
}

/**
 * Changes the owner of the folder, for example after a start as another user. The folder itself comes last,
 * so that an interrupted change is repeated.
 */
async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  if ((await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(path.join(entry.parentPath, entry.name), uid, gid);
  await lchown(folder, uid, gid);
}

/** Writes `pg_hba.conf`, which is read at the next start or reload. */
export async function writeAccessRules(
  folder: string,
  method: "scram-sha-256" | "trust",
  account: Account | undefined,
): Promise<void> {
  const file = path.join(folder, "pg_hba.conf");
  await writeFileAtomically(file, `local all all ${method}\n`);
  if (account) await lchown(file, account.uid, account.gid);
}

/** Password of {@link siteRole}, stored beside the cluster and not included in backups. */
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
