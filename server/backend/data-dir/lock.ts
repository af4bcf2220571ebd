import { randomBytes } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { StartError } from "../../start-error.ts";
import { openShortPath } from "./short-path.ts";

/** A process that accepts a connection but sends nothing for so long counts as the holder. */
const timeoutMs = 2000;

export interface DataDirLock {
  release(): Promise<void>;
}

/** State of a claim, which its process sends to each client. */
type State = "starting" | "held";

/** Listening socket of this process. */
interface Claim {
  name: string;
  state: State;
  close(): Promise<void>;
}

/**
 * Locks `dataDir` for this process by listening on a Unix socket in it. The kernel closes the socket when the
 * process dies, so "connection refused" proves that the lock is free. A process id in a file proves
 * nothing: in another container it belongs to another process. Containers that share a volume do not share
 * `/tmp`, so the socket is in the folder.
 *
 * Every claim has a unique name, so removing a dead one cannot remove a successor's. The second process
 * sees the first; if two start at once, the one with the lower name wins.
 * @throws {StartError} if another process holds the lock, or the folder cannot hold sockets.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const folder = openShortPath(dataDir);
  try {
    const claim = await openClaim(folder.path).catch((error: Error) => {
      throw new StartError(`DATA_DIR ${dataDir} cannot hold a Unix socket: ${error.message}`);
    });
    const release = async () => {
      await claim.close();
      folder.close();
    };
    if (await wins(claim, folder.path)) return { release };
    await claim.close();
    throw new StartError(
      `DATA_DIR ${dataDir} is in use by another running server: stop it, or give this one another DATA_DIR`,
    );
  } catch (error) {
    folder.close();
    throw error;
  }
}

async function openClaim(folder: string): Promise<Claim> {
  const name = `.lock-${randomBytes(6).toString("hex")}.sock`;
  const address = path.join(folder, name);
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
  // Renamed once it listens: before that other processes would take it for dead.
  const preliminary = `${address}.new`;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(preliminary, resolve);
  });
  // The lock must not keep the process alive.
  server.unref();
  await rename(preliminary, address);
  return claim;
}

async function wins(claim: Claim, folder: string): Promise<boolean> {
  for (;;) {
    const names = (await readdir(folder)).filter(
      (name) => /^\.lock-.*\.sock$/.test(name) && name !== claim.name,
    );
    const others = await Promise.all(
      names.map(async (name) => ({ name, state: await ask(path.join(folder, name)) })),
    );
    for (const { name, state } of others)
      if (state === "dead") await rm(path.join(folder, name), { force: true });
    if (
      others.some(
        ({ name, state }) => state === "held" || (state === "starting" && name < claim.name),
      )
    )
      return false;
    if (others.every(({ state }) => state === "dead")) {
      claim.state = "held";
      return true;
    }
    await setTimeout(20);
  }
}

/** States by error code. With any other error the process is alive, for example another user's. */
const stateOfError: Record<string, "dead" | "ending"> = {
  ECONNREFUSED: "dead",
  ENOENT: "dead",
  // The other process is giving up or dying: the next round decides.
  ECONNRESET: "ending",
  EPIPE: "ending",
};

function ask(address: string): Promise<State | "dead" | "ending"> {
  return new Promise((resolve) => {
    const connection = net.connect(address);
    let said = "";
    connection.setEncoding("utf8");
    connection.setTimeout(timeoutMs, () => connection.destroy());
    connection.on("data", (text) => {
      said += text;
    });
    connection.on("close", () => resolve(said === "starting" ? "starting" : "held"));
    connection.on("error", ({ code = "" }: NodeJS.ErrnoException) =>
      resolve(stateOfError[code] ?? "held"),
    );
  });
}
