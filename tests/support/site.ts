import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverEnvironment, serverFlags } from "../../server/node-flags.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface RunningSite {
  url: string;
  /** Output of the server so far. */
  output: () => string;
  pid: number;
  /** Stops it, and returns its exit code. Unlike SIGINT, SIGTERM first serves for three seconds. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Less than a test's time limit, so that a start that hangs is reported with its output. */
const startTimeoutMs = 120_000;

/** Servers that run, with their output. */
const running = new Map<ChildProcess, () => string>();

/** Stops servers that a failed test or hook has left running. */
export function killServers(): void {
  for (const child of running.keys()) child.kill("SIGKILL");
}

/** The last lines of each running server, for the report of a failed test. */
export const lastLinesOfServers = (): string[] =>
  Array.from(running.values(), (output) => output().slice(-4_000));

/**
 * Runs the built server on a free port, like `npm start` after the build.
 * @param dev as `npm run dev` does, without a build.
 * @throws with the server's output if it ends or hangs instead of serving
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
    AbortSignal.timeout(startTimeoutMs).addEventListener("abort", () =>
      reject(new Error(`the server has neither started nor ended:\n${output()}`)),
    );
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
 * @param user id under which it runs; needs root.
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
      // A quarter of a start is reading TypeScript.
      NODE_COMPILE_CACHE: join(root, ".cache/node"),
      ...serverEnvironment,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached,
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let written = "";
  running.set(child, () => written);
  child.once("exit", () => running.delete(child));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  }
  return { child, output: () => written };
}

/** Output of a server that is ready. */
const siteAddress = (output: string) => output.match(/Site:\s+(\S+)/)?.[1];

/** Runs a start that should fail; returns its exit code and output. A start that succeeds is stopped. */
export async function failToStart(settings: Record<string, string>) {
  const { child, output } = spawnServer({ PORT: "0", LOG_LEVEL: "warn", ...settings });
  const ended = once(child, "close");
  child.stdout.on("data", () => {
    if (siteAddress(output())) child.kill();
  });
  const [code] = await ended;
  return { code: code as number | null, output: output() };
}
