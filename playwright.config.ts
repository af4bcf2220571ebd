import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/support/browser.ts";

/** What `npm run test:deep` looks at: tests of its own, and every language of the others. */
const deep = /@deep|\((es|en|fr)\)/;

export default defineConfig({
  grep: process.env.TEST_DEEP ? deep : undefined,
  grepInvert: process.env.TEST_DEEP ? undefined : /@deep/,
  testDir: "tests/e2e",
  outputDir: ".cache/test-results/e2e",
  globalSetup: "./tests/e2e/start-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Three on two processors, because pages wait for the server and for frames.
  workers: 3,
  // Long enough for a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    // Screenshots of each step would take a third of the run.
    trace: process.env.TEST_TRACE
      ? "on"
      : { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: await chromium(),
  },
});
