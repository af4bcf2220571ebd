import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/test-results/e2e",
  globalSetup: "./tests/e2e/start-site.ts",
  fullyParallel: true,
  // Two processors: while a page waits for its server or for a frame, the third has something to do.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: await chromium(),
  },
});
