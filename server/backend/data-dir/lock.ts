import { createHash, randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { readdir, realpath, rename, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { StartError } from "../../start-error.ts";

/** Shortest limit of the supported systems (macOS), without the terminating zero. */
const maxSocketPathBytes = 103;
/** A process that accepts a connection but sends nothing for so long counts as the holder. */
const timeoutMs = 2000;

export interface DataDirLock {
  release(): Promise<void>;
}

type State = "starting" | "held";

/** Listening socket of this process. */
interface Claim {
  name: string;
  state: State;
  close(): Promise<void>;
}

/** Folder and name prefix of the sockets. */
interface Place {
  folder: string;
  prefix: string;
  leave(): void;
}

/**
 * Locks `dataDir` for this process by listening on a Unix socket. The kernel closes the socket when the
 * process dies, so "connection refused" proves that the lock is free. A process id in a file proves
 * nothing: in another container it belongs to another process.
 *
 * Every claim has a unique name, so removing a dead one cannot remove a successor's. The second process
 * sees the first; if two start at once, the one with the lower name wins.
 * @throws {StartError} if another process holds the lock.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  let place = placeInside(dataDir);
  let claim: Claim;
  try {
    claim = await openClaim(place);
  } catch (error) {
    place.leave();
    if (!cannotHoldSockets(error)) throw error;
    place = await placeOutside(dataDir);
    claim = await openClaim(place);
  }
  const release = async () => {
    await claim.close();
    place.leave();
  };
  if (await wins(claim, place)) return { release };
  await release();
  throw new StartError(
    `DATA_DIR ${dataDir} is in use by another running server: stop it, or give this one another DATA_DIR`,
  );
}

/**
 * Sockets in the folder itself, because containers that share a volume do not share `/tmp`. Socket paths
 * are limited to about a hundred bytes; on Linux an open descriptor gives any folder a short path.
 */
function placeInside(dataDir: string): Place {
  const descriptor = openSync(dataDir, "r");
  const folder = `/proc/self/fd/${descriptor}`;
  if (existsSync(folder)) return { folder, prefix: ".lock-", leave: () => closeSync(descriptor) };
  closeSync(descriptor);
  return {
    folder: path.relative(process.cwd(), dataDir) || ".",
    prefix: ".lock-",
    leave: () => {},
  };
}

/** Fallback for file systems without sockets, such as some network shares. */
async function placeOutside(dataDir: string): Promise<Place> {
  const digest = createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 16);
  return { folder: os.tmpdir(), prefix: `site-${digest}-`, leave: () => {} };
}

async function openClaim({ folder, prefix }: Place): Promise<Claim> {
  const name = `${prefix}${randomBytes(6).toString("hex")}.sock`;
  const address = path.join(folder, name);
  // Renamed once it listens: before that other processes would take it for dead.
  const preliminary = `${address}.new`;
  if (Buffer.byteLength(preliminary) > maxSocketPathBytes) {
    throw Object.assign(new Error("socket path too long"), { code: "ENAMETOOLONG" });
  }
  const server = net.createServer((connection) => {
    connection.on("error", () => {});
    connection.end(claim.state);
  });
  const claim: Claim = {
    name,
    state: "starting",
    async close() {
      await rm(address, { force: true });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(preliminary, resolve);
  });
  // The lock must not keep the process alive.
  server.unref();
  await rename(preliminary, address);
  return claim;
}

async function wins(claim: Claim, { folder, prefix }: Place): Promise<boolean> {
  for (;;) {
    const names = (await readdir(folder)).filter(
      (name) => name.startsWith(prefix) && name.endsWith(".sock") && name !== claim.name,
    );
    const contenders = await Promise.all(
      names.map(async (name) => ({ name, state: await ask(path.join(folder, name)) })),
    );
    for (const { name, state } of contenders) {
      if (state === "dead") await rm(path.join(folder, name), { force: true });
    }
    if (contenders.some(({ state }) => state === "held")) return false;
    if (contenders.some(({ name, state }) => state === "starting" && name < claim.name))
      return false;
    if (contenders.every(({ state }) => state === "dead")) {
      claim.state = "held";
      return true;
    }
    await setTimeout(20);
  }
}

function ask(address: string): Promise<State | "dead" | "unsure"> {
  return new Promise((resolve, reject) => {
    const connection = net.connect(address);
    let said = "";
    connection.setEncoding("utf8");
    connection.setTimeout(timeoutMs, () => connection.destroy());
    connection.on("data", (text) => {
      said += text;
    });
    connection.on("close", () => resolve(said === "starting" ? "starting" : "held"));
    connection.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" || error.code === "ENOENT") resolve("dead");
      // The other process is giving up or dying: the next round decides.
      else if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve("unsure");
      // A full backlog, or another user's socket: the process is alive.
      else if (error.code === "EAGAIN" || error.code === "EACCES") resolve("held");
      else reject(error);
    });
  });
}

function cannotHoldSockets(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ENAMETOOLONG", "EINVAL", "ENOTSUP", "EOPNOTSUPP", "EPERM", "ENOSYS"].includes(code);
}
