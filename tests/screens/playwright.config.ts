import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromium } from "../support/browser.ts";

/** `npm run screens`: pictures of every page and state; its arguments are described in `screen-selection.ts`. */
export default defineConfig({
  testDir: ".",
  testMatch: "screens.ts",
  outputDir: fileURLToPath(new URL("../../.cache/test-results/screens", import.meta.url)),
  globalSetup: "./start-sites.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: {
    locale: "en-US",
    // Nothing moves while a picture is taken.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await chromium(),
  },
});
