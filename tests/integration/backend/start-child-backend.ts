import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export interface ChildBackend {
  /** First line of output: "open", or the error. */
  said: Promise<string>;
  /** Kills the process without cleanup, like a crash. */
  kill(): Promise<void>;
}

/** Starts a backend in its own process, which ends with the test at the latest. */
export function startChildBackend(dataDir: string, seed: "demo" | "none" = "none"): ChildBackend {
  const script = fileURLToPath(new URL("./child-backend.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, dataDir, seed], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = new Promise<string>((resolve) => {
    child.stdout?.once("data", (line) => resolve(String(line).trim()));
    child.once("exit", (code, signal) => resolve(`ended: ${code ?? signal}`));
  });
  return {
    said,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
