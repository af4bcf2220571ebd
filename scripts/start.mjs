/** `npm start` and `npm run dev`: from a fresh clone to a running site. */
import { join } from "node:path";
import { serverEnvironment, serverFlags } from "../server/node-flags.mjs";
import { loadSettings } from "../server/settings.mjs";
import {
  command,
  ensureBuilt,
  ensureInstalled,
  pinnedEnvironment,
  root,
  runPinned,
} from "./toolchain.mjs";

await command(async () => {
  const dev = process.argv.includes("--dev");
  const server =
    dev && process.argv.includes("--fakes") ? "tests/fakes/serve.ts" : "server/main.ts";
  // Before the installation, which takes minutes: a wrong setting is reported at once.
  loadSettings(root);
  ensureInstalled();
  if (!dev) ensureBuilt();
  const env = {
    // Node keeps code without types, compiled, for the next start. It does without if it cannot write there.
    NODE_COMPILE_CACHE: join(root, ".cache/node"),
    ...pinnedEnvironment(),
    ...serverEnvironment,
  };
  return dev
    ? runPinned(["--disable-warning=ExperimentalWarning", server, "--dev"], {
        ...env,
        NODE_ENV: "development",
      })
    : runPinned([...serverFlags, server], { ...env, NODE_ENV: "production" });
});
