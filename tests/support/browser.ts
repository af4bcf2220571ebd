import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The first is Chromium without its window: the tests take a third less time on it. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Each test opens a window of its own, and a new Chromium loads the popups of its address bar, pages of
 * their own, into every one of them: a third of all the work. The flag replaces the one that Playwright
 * gives, whose list has to stay.
 */
const disabledFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
  // A process that is ready for the next site: a test has closed its window before it is needed.
  "SpareRendererForSitePerProcess",
];

/** Without these a browser on a closed network spends the test looking for its maker's servers. */
const quiet = [
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  `--disable-features=${disabledFeatures}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How to launch the browser of the tests. */
export async function chromium(): Promise<{ executablePath: string; args: string[] }> {
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const own = [process.env.CHROMIUM_PATH, ...installed].find((file) => file && existsSync(file));
  if (own) return { executablePath: own, args: [...quiet, ...root] };
  // The package unpacks itself below TMPDIR; that must be a folder of ours, or it would stay behind.
  const cache = fileURLToPath(new URL("../../.cache/chromium", import.meta.url));
  mkdirSync(cache, { recursive: true });
  process.env.TMPDIR = cache;
  const {
    default: packaged,
    inflate,
    setupLambdaEnvironment,
  } = await import("@sparticuz/chromium");
  const executablePath = await packaged.executablePath();
  if (spawnSync("ldd", [executablePath], { encoding: "utf8" }).stdout?.includes("not found")) {
    // A bare machine lacks a few libraries and has no fonts; the package brings both.
    const bin = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
    await inflate(fileURLToPath(new URL("al2023.tar.br", bin)));
    setupLambdaEnvironment(join(cache, "al2023/lib"));
    // Its own list of font folders names only a cloud function's.
    const folders = [join(cache, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`);
    const cacheFolder = `<cachedir>${join(cache, "fonts-cache")}</cachedir>`;
    process.env.FONTCONFIG_FILE = join(cache, "fonts.conf");
    writeFileSync(
      process.env.FONTCONFIG_FILE,
      `<?xml version="1.0"?><fontconfig>${folders.join("")}${cacheFolder}</fontconfig>`,
    );
  }
  // Its own arguments are for a cloud function: one process, without the rules of the web.
  const alone = ["--headless=shell", "--use-angle=swiftshader", "--no-sandbox", "--no-zygote"];
  return { executablePath, args: [...quiet, ...alone] };
}
