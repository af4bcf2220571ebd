import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Chromium without a window is preferred: the tests take a third less time. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Every new Chromium window loads the popups of its address bar, pages of their own: a third of all the
 * work. This flag replaces Playwright's, so it must contain Playwright's list.
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
  // A spare process for the next site: a test has closed its window before it is needed.
  "SpareRendererForSitePerProcess",
];

/** Without these, a browser on a closed network spends the test looking for its vendor's servers. */
const quiet = [
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  `--disable-features=${disabledFeatures}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Launch options of the tests' browser. */
export async function chromium(): Promise<{ executablePath: string; args: string[] }> {
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const own = [process.env.CHROMIUM_PATH, ...installed].find((file) => file && existsSync(file));
  if (own) return { executablePath: own, args: [...quiet, ...root] };
  // The package unpacks below TMPDIR: it must be a temporary folder of this run, or the files would stay.
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
    // A bare machine lacks some libraries and has no fonts; the package brings both.
    const bin = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
    await inflate(fileURLToPath(new URL("al2023.tar.br", bin)));
    setupLambdaEnvironment(join(cache, "al2023/lib"));
    // Its own list of font folders names only those of a cloud function.
    const folders = [join(cache, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`);
    const cacheFolder = `<cachedir>${join(cache, "fonts-cache")}</cachedir>`;
    process.env.FONTCONFIG_FILE = join(cache, "fonts.conf");
    writeFileSync(
      process.env.FONTCONFIG_FILE,
      `<?xml version="1.0"?><fontconfig>${folders.join("")}${cacheFolder}</fontconfig>`,
    );
  }
  // Its own arguments are for a cloud function: one process, without web security.
  const alone = ["--headless=shell", "--use-angle=swiftshader", "--no-sandbox", "--no-zygote"];
  return { executablePath, args: [...quiet, ...alone] };
}
