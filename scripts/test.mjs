/**
 * `npm test`: unit and integration tests (Vitest), then browser journeys (Playwright), each against
 * the real thing. Ends with the plain line `N passed, N failed`. `npm test -- unit` and
 * `npm test -- e2e` run one of the two.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  command,
  ensureBuilt,
  ensureInstalled,
  pinnedEnvironment,
  root,
  runPinned,
} from "./toolchain.mjs";

const results = join(root, ".cache/test-results");

/** @param {string} file */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // A runner that died before its report counts as one failure below.
    return undefined;
  }
}

async function vitest() {
  const file = join(results, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runPinned(["node_modules/vitest/vitest.mjs", "run", ...reporters], {
    ...pinnedEnvironment(),
    NODE_ENV: "test",
  });
  const report = readResults(file);
  const failed = report?.numFailedTests ?? 0;
  return { passed: report?.numPassedTests ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

async function playwright() {
  const file = join(results, "playwright.json");
  const code = await runPinned(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    { ...pinnedEnvironment(), NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const stats = readResults(file)?.stats;
  // A test that passed only at the second try is a race that somebody has to find.
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

async function runTests() {
  const only = process.argv[2];
  ensureBuilt();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let passed = 0;
  let failed = 0;
  for (const [name, run] of /** @type {const} */ ([
    ["unit", vitest],
    ["e2e", playwright],
  ])) {
    if (only && only !== name) continue;
    const counts = await run();
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

await command(async () => {
  ensureInstalled();
  // Browsers and runners leave things in the folder for temporary files; this one goes with them.
  const temporary = mkdtempSync(join(tmpdir(), "tsamma-test-"));
  process.env.TMPDIR = temporary;
  try {
    return await runTests();
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
});
