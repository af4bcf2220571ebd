import { createHash, randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { readdir, realpath, rename, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { StartError } from "../../start-error.ts";

/** The shortest limit of the supported systems (macOS), less the terminating zero. */
const maxSocketPathBytes = 103;
/** Milliseconds after which a process that accepts a connection but says nothing counts as the holder. */
const timeoutMs = 2000;

export interface DataDirLock {
  release(): Promise<void>;
}

type State = "starting" | "held";

/** A socket of this process among those of all that claim the same folder. */
interface Claim {
  name: string;
  state: State;
  close(): Promise<void>;
}

/** Where the sockets of one folder's claims lie, and how their names begin. */
interface Place {
  folder: string;
  prefix: string;
  leave(): void;
}

/**
 * Claims `dataDir` for this process by listening on a Unix socket. The kernel stops listening when
 * the process dies, however it dies, so that "connection refused" proves that nobody is there; a
 * process id in a file proves nothing, since in a container another process has the same number.
 *
 * Every claim has a name of its own, so removing a dead one can never remove a successor's. Who comes
 * second sees who came first; of two that start at once, the lower name waits for the other's verdict.
 * @throws {StartError} when another process holds it.
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
 * In the folder itself, because containers that share a volume do not share `/tmp`. Socket addresses
 * hold about a hundred bytes; Linux reaches any folder by a short name through an open descriptor.
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

/** For file systems that take no sockets, as some shared ones do. */
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
  // It gets its name only once it listens: until then it would look dead to others.
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
  // The lock alone must not keep the process alive.
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
      // It was just giving up, or dying: the next round tells.
      else if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve("unsure");
      // A full backlog, or a socket of another user: somebody is there.
      else if (error.code === "EAGAIN" || error.code === "EACCES") resolve("held");
      else reject(error);
    });
  });
}

function cannotHoldSockets(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ENAMETOOLONG", "EINVAL", "ENOTSUP", "EOPNOTSUPP", "EPERM", "ENOSYS"].includes(code);
}
