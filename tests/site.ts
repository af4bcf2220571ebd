import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface RunningSite {
  url: string;
  /** Everything that the server has written so far. */
  output: () => string;
  pid: number;
  /** Ends it as a deployer would, and gives its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Runs the built server on a free port, as `npm start` does once everything is built.
 * @throws with the server's output when it ends instead of serving
 */
export async function startSite(settings: Record<string, string>): Promise<RunningSite> {
  const { child, output } = spawnServer({ PORT: "0", LOG_LEVEL: "warn", ...settings });
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    exited.then(() => reject(new Error(`the server ended:\n${output()}`)));
    child.stdout.on("data", () => {
      const address = output().match(/Site:\s+(\S+)/)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    output,
    pid: child.pid ?? 0,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Starts the server without waiting; for starts that are meant to fail. */
export function spawnServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  }
  return { child, output: () => written };
}
