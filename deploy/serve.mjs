/**
 * Starts the server in this very process, built and installed before: for containers and systemd, where the
 * launcher of `npm start` would only wait beside it.
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
