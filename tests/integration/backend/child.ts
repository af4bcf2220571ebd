import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export interface ChildBackend {
  /** The first line it prints: "open", or why it is not. */
  said: Promise<string>;
  /** Ends it as a crash does: nothing is closed or tidied up. */
  kill(): Promise<void>;
}

/** A backend in a process of its own, until the test ends at the latest. */
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
