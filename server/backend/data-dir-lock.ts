import { createHash, randomUUID } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { realpath, rename, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { BackendStartError } from "./backend.ts";

const socketName = ".lock.sock";
/** The shortest limit of the supported systems (macOS), less the terminating zero. */
const longestSocketPath = 103;
const attempts = 5;

export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Claims `dataDir` for this process by listening on a Unix socket. The kernel stops listening when
 * the process dies, however it dies, so that "connection refused" proves that nobody is there; a
 * process id in a file proves nothing, since in a container another process has the same number.
 * @throws {BackendStartError} when another process holds it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const inside = shortPathInto(dataDir);
  try {
    return await claim(dataDir, inside.folder, inside.name, inside.dispose);
  } catch (error) {
    inside.dispose();
    if (!cannotHoldSockets(error)) throw error;
    const digest = createHash("sha256")
      .update(await realpath(dataDir))
      .digest("hex")
      .slice(0, 24);
    return claim(dataDir, os.tmpdir(), `site-${digest}.sock`, () => {});
  }
}

/**
 * The socket lies in the folder itself, because containers that share a volume do not share `/tmp`.
 * Socket addresses hold about a hundred bytes; Linux reaches any folder by a short name through an
 * open descriptor.
 */
function shortPathInto(dataDir: string): { folder: string; name: string; dispose: () => void } {
  const descriptor = openSync(dataDir, "r");
  const folder = `/proc/self/fd/${descriptor}`;
  if (existsSync(folder)) return { folder, name: socketName, dispose: () => closeSync(descriptor) };
  closeSync(descriptor);
  return {
    folder: path.relative(process.cwd(), dataDir) || ".",
    name: socketName,
    dispose: () => {},
  };
}

async function claim(
  dataDir: string,
  folder: string,
  name: string,
  dispose: () => void,
): Promise<DataDirLock> {
  const address = path.join(folder, name);
  if (Buffer.byteLength(address) > longestSocketPath) {
    throw Object.assign(new Error("socket path too long"), { code: "ENAMETOOLONG" });
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const server = await listen(address);
    if (server) {
      return {
        async release() {
          await new Promise<void>((resolve) => server.close(() => resolve()));
          dispose();
        },
      };
    }
    if (await somebodyListens(address)) throw inUse(dataDir);
    await removeStale(dataDir, address);
  }
  throw inUse(dataDir);
}

/** @returns undefined when the address is taken: binding is the atomic step of the lock. */
function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      // The lock alone must not keep the process alive.
      server.unref();
      resolve(server);
    });
  });
}

function somebodyListens(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const connection = net.connect(address);
    connection.once("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" || error.code === "ENOENT") resolve(false);
      // A full backlog, or a socket of another user: somebody is there.
      else if (error.code === "EAGAIN" || error.code === "EACCES") resolve(true);
      else reject(error);
    });
  });
}

/**
 * Two starters may find the same stale socket. Moving it aside first, and asking it once more there,
 * keeps the slower one from deleting the socket that the faster one listens on by now.
 */
async function removeStale(dataDir: string, address: string): Promise<void> {
  const aside = path.join(path.dirname(address), `.${randomUUID().slice(0, 8)}.sock`);
  try {
    await rename(address, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (await somebodyListens(aside)) {
    await rename(aside, address);
    throw inUse(dataDir);
  }
  await rm(aside, { force: true });
}

function inUse(dataDir: string): BackendStartError {
  return new BackendStartError(
    `DATA_DIR ${dataDir} is in use by another running server: stop it, or give this one another DATA_DIR`,
  );
}

/** Some shared file systems take no sockets at all. */
function cannotHoldSockets(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ENAMETOOLONG", "EINVAL", "ENOTSUP", "EOPNOTSUPP", "EPERM", "ENOSYS"].includes(code);
}
