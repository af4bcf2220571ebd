/**
 * `npm test`: unit and integration tests (Vitest), then browser journeys (Playwright), each against
 * the real thing. Ends with what failed, said once more, and the plain line `N passed, N failed`.
 * `npm test -- unit` and `npm test -- e2e` run one of the two.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
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

/**
 * @typedef {{ passed: number, failures: string[] }} Outcome each failure as a few lines to read
 * @typedef {{ file: string, line: number, title: string, ok: boolean,
 *   tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** A runner that failed without naming a test has failed once. @param {string} runner @param {number} code @param {string[]} failures */
const orAsAWhole = (runner, code, failures) =>
  failures.length > 0 || code === 0 ? failures : [`${runner} ended with code ${code}`];

/** A failure without colours and without the runner's own frames. @param {string} failure */
const inShort = (failure) =>
  stripVTControlCharacters(failure)
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules/.test(line) && !/^\s+at new Promise/.test(line))
    .join("\n")
    .slice(0, 2_000);

/** @returns {Promise<Outcome>} */
async function vitest() {
  const file = join(results, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runPinned(["node_modules/vitest/vitest.mjs", "run", ...reporters], {
    ...pinnedEnvironment(),
    NODE_ENV: "test",
  });
  const report = readResults(file);
  const failures = [];
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const path = relative(root, name);
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ { status }) => status === "failed",
    );
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${path}: ${fullName}\n${failureMessages.join("\n")}`);
    }
    // A file that cannot be read, or whose hooks fail, has no test to its name.
    if (message && failed.length === 0) failures.push(`${path}\n${message}`);
  }
  return { passed: report?.numPassedTests ?? 0, failures: orAsAWhole("vitest", code, failures) };
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns {Promise<Outcome>} */
async function playwright() {
  const file = join(results, "playwright.json");
  const code = await runPinned(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    { ...pinnedEnvironment(), NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readResults(file);
  const failures = [];
  // A test that passed only at the second try is a race that somebody has to find.
  for (const spec of specsOf(report ?? {})) {
    const errors = spec.tests.flatMap(({ results }) =>
      results.flatMap(({ error }) => error?.message ?? []),
    );
    if (!spec.ok || errors.length > 0) {
      failures.push(`${spec.file}:${spec.line}: ${spec.title}\n${errors.join("\n")}`);
    }
  }
  return {
    passed: report?.stats?.expected ?? 0,
    failures: orAsAWhole("playwright", code, failures),
  };
}

async function runTests() {
  const only = process.argv[2];
  ensureBuilt();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const [name, run] of /** @type {const} */ ([
    ["unit", vitest],
    ["e2e", playwright],
  ])) {
    if (only && only !== name) continue;
    const outcome = await run();
    passed += outcome.passed;
    failures.push(...outcome.failures);
  }
  // Said again where it is read: the lines of a runner are far above, or cut off by whoever keeps them.
  for (const failure of failures) console.log(`\n✗ ${inShort(failure)}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
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
