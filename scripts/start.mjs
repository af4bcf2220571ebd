/** `npm start` and `npm run dev`: from a fresh clone to a running site. */
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
  const env = { ...pinnedEnvironment(), ...serverEnvironment };
  return dev
    ? runPinned(["--disable-warning=ExperimentalWarning", server, "--dev"], {
        ...env,
        NODE_ENV: "development",
      })
    : runPinned([...serverFlags, server], { ...env, NODE_ENV: "production" });
});
