import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const version = "2.9.6";
const folder = join(root, ".cache", `deno-${version}`);

/**
 * Installs Deno from the npm registry when a test first needs it. It is larger than everything that a
 * deployer needs.
 * @returns path of the program
 */
function ensureDeno(): string {
  const program = join(folder, "node_modules/deno/bin.cjs");
  if (!existsSync(program)) {
    const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["install", "--prefix", folder, ...flags, `deno@${version}`], {
      stdio: "inherit",
    });
  }
  return program;
}

export interface DenoFunction {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs one server function on a free port, as Supabase's edge runtime does. */
export async function startOnDeno(
  name: string,
  settings: Record<string, string>,
): Promise<DenoFunction> {
  const address = `127.0.0.1:${await freePort()}`;
  const flags = ["--no-remote", "--cached-only", "--no-lock", "--node-modules-dir=manual"];
  const rights = ["--no-prompt", "--allow-net", "--allow-env"];
  const child = spawn(
    process.execPath,
    [ensureDeno(), "run", ...flags, ...rights, `supabase/functions/${name}/index.ts`],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: join(folder, "cache"),
        DENO_SERVE_ADDRESS: `tcp:${address}`,
        DENO_NO_UPDATE_CHECK: "1",
        ...settings,
      },
      // The program that npm installs starts another one: both are ended.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exited = once(child, "exit");
  let written = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        written += text;
        if (written.includes("Listening on")) resolve();
      });
    exited.then(() => reject(new Error(`${name} ended:\n${written}`)));
  });
  return {
    url: `http://${address}`,
    output: () => written,
    async stop() {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      await exited;
    },
  };
}
