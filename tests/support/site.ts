import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverEnvironment, serverFlags } from "../../server/node-flags.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface RunningSite {
  url: string;
  /** Everything that the server has written so far. */
  output: () => string;
  pid: number;
  /** Ends it, and gives its exit code. SIGTERM, unlike SIGINT, begins with three seconds for proxies. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends the servers that a test file whose test or hook failed has left running. */
export function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

/**
 * Runs the built server on a free port, as `npm start` does once everything is built.
 * @param dev as `npm run dev` does, without a build.
 * @throws with the server's output when it ends instead of serving
 */
export async function startSite(
  settings: Record<string, string>,
  folder?: string,
  { dev = false } = {},
): Promise<RunningSite> {
  const own = { PORT: "0", LOG_LEVEL: "warn", ...settings };
  const { child, output } = spawnServer(own, folder, undefined, { dev });
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    exited.then(() => reject(new Error(`the server ended:\n${output()}`)));
    child.stdout.on("data", () => {
      const address = siteAddress(output());
      if (address) resolve(address);
    });
  });
  return {
    url,
    output,
    pid: child.pid ?? 0,
    stop: async (signal = "SIGINT") => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/**
 * Starts the server without waiting, in a folder whose `.env` it reads.
 * @param user whose number it runs as, for which these tests must run as root.
 */
export function spawnServer(
  settings: Record<string, string>,
  folder = root,
  user?: number,
  { detached = false, dev = false } = {},
) {
  const program = [join(root, "server/main.ts"), ...(dev ? ["--dev"] : [])];
  const child = spawn(process.execPath, [...serverFlags, ...program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: dev ? "development" : "production",
      // A quarter of a start is the reading of TypeScript.
      NODE_COMPILE_CACHE: join(root, ".cache/node"),
      ...serverEnvironment,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached,
    ...(user !== undefined && { uid: user, gid: user }),
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  }
  return { child, output: () => written };
}

/** What a server says that serves. */
const siteAddress = (output: string) => output.match(/Site:\s+(\S+)/)?.[1];

/**
 * Runs a start that is meant to fail to its end; gives its exit code and what it said. One that serves
 * instead is ended.
 */
export async function failToStart(settings: Record<string, string>) {
  const { child, output } = spawnServer({ PORT: "0", LOG_LEVEL: "warn", ...settings });
  const ended = once(child, "close");
  child.stdout.on("data", () => {
    if (siteAddress(output())) child.kill();
  });
  const [code] = await ended;
  return { code: code as number | null, output: output() };
}
