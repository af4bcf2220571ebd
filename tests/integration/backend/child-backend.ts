/**
 * Backend in its own process, for tests that kill it. Arguments: folder, seed. Prints "open" when ready.
 */
import { createBackend } from "../../../server/backend/create-backend.ts";
import { admin, siteUrl } from "./harness.ts";

const [dataDir = "", seed] = process.argv.slice(2);
const silent = () => {};
try {
  await createBackend({
    dataDir,
    siteUrl,
    adminEmail: admin.email,
    adminPassword: admin.password,
    seed: seed === "demo" ? "demo" : "none",
    log: { info: silent, warn: silent, error: silent },
  });
  console.log("open");
  setInterval(silent, 60_000);
} catch (error) {
  console.log(`refused: ${(error as Error).message}`);
}
