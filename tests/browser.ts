import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Without these a browser on a closed network spends the test looking for its maker's servers. */
const quiet = [
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How to launch the browser of the tests: see contract.md, Commands. */
export async function chromium(): Promise<{ executablePath: string; args: string[] }> {
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const own = [process.env.CHROMIUM_PATH, ...installed].find((file) => file && existsSync(file));
  if (own) return { executablePath: own, args: [...quiet, ...root] };
  // The package unpacks itself below TMPDIR; that must be a folder of ours, or it would stay behind.
  const cache = fileURLToPath(new URL("../.cache/chromium", import.meta.url));
  mkdirSync(cache, { recursive: true });
  process.env.TMPDIR = cache;
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
}
