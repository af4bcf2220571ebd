/**
 * Starts the installed and built server in this process: for containers and systemd, where the launcher of
 * `npm start` would only use memory.
 */
import { fileURLToPath } from "node:url";
import { serverEnvironment, serverFlags } from "../server/node-flags.mjs";

if (!process.execve) {
  process.stderr.write("deploy/serve.mjs needs Node 24, and not Windows; use npm start there\n");
  process.exit(1);
}
const server = fileURLToPath(new URL("../server/main.ts", import.meta.url));
process.execve(process.execPath, [process.execPath, ...serverFlags, server], {
  ...process.env,
  ...serverEnvironment,
  NODE_ENV: "production",
});
