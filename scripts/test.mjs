/**
 * `npm test`: unit and integration tests (Vitest), then browser tests (Playwright), against the real
 * application. Ends with a list of skipped and failed tests and the line `N passed, N failed` (`, N
 * skipped` is added if there are any).
 *
 * `npm test -- unit` and `npm test -- e2e` run one of the two, `npm test -- FILE…` the given files, `npm
 * test -- -t TITLE` tests whose title contains the text. `npm run test:deep` runs slow tests: process
 * kills, floods, browser tests marked `@deep`, all languages, older versions of PostgreSQL.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
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
    // A runner that crashed before its report counts as one failure below.
    return undefined;
  }
}

/**
 * @typedef {{ files: string[], title: string }} Chosen without files all of them, without a title each test
 * @typedef {{ passed: number, skipped: string[], failures: string[] }} Outcome
 *   each failure as a few lines to read
 * @typedef {{ file: string, line: number, title: string, ok: boolean,
 *   tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Adds a failure if a runner failed without a failed test. @param {string} runner @param {number} code
 * @param {string[]} failures
 */
const orAsAWhole = (runner, code, failures) =>
  failures.length > 0 || code === 0 ? failures : [`${runner} ended with code ${code}`];

/** Escapes a title, because both runners expect a regular expression. @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A failure without colours and without the runner's stack frames. @param {string} failure */
const inShort = (failure) =>
  stripVTControlCharacters(failure)
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules/.test(line) && !/^\s+at new Promise/.test(line))
    .join("\n")
    .slice(0, 2_000);

/** @param {Chosen} chosen @returns {Promise<Outcome>} */
async function vitest({ files, title }) {
  const file = join(results, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const only = title ? [`--testNamePattern=${literal(title)}`] : [];
  const code = await runPinned(
    ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...only, ...files],
    { ...pinnedEnvironment(), NODE_ENV: "test" },
  );
  const report = readResults(file);
  const failures = [];
  const skipped = [];
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const path = relative(root, name);
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ { status }) => status === "failed",
    );
    for (const { status, fullName } of assertionResults) {
      // Vitest reports tests that do not match the title as skipped.
      if (["skipped", "pending", "todo"].includes(status) && fullName.includes(title))
        skipped.push(`${path}: ${fullName}`);
    }
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${path}: ${fullName}\n${failureMessages.join("\n")}`);
    }
    // A file that fails to load, or whose hooks fail, has no failed test.
    if (message && failed.length === 0) failures.push(`${path}\n${message}`);
  }
  return {
    passed: report?.numPassedTests ?? 0,
    skipped,
    failures: orAsAWhole("vitest", code, failures),
  };
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @param {Chosen} chosen @returns {Promise<Outcome>} */
async function playwright({ files, title }) {
  const file = join(results, "playwright.json");
  // The title may be a Vitest title.
  const only = title ? [`--grep=${literal(title)}`, "--pass-with-no-tests"] : [];
  const code = await runPinned(
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--reporter=list,json",
      ...only,
      ...files.map(literal),
    ],
    { ...pinnedEnvironment(), NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readResults(file);
  const failures = [];
  const skipped = [];
  // Flaky tests count as failures: a test that passes at the second try has a race.
  for (const spec of specsOf(report ?? {})) {
    const errors = spec.tests.flatMap(({ results }) =>
      results.flatMap(({ error }) => error?.message ?? []),
    );
    if (spec.tests.some(({ status }) => status === "skipped"))
      skipped.push(`${spec.file}: ${spec.title}`);
    if (!spec.ok || errors.length > 0) {
      failures.push(`${spec.file}:${spec.line}: ${spec.title}\n${errors.join("\n")}`);
    }
  }
  return {
    passed: report?.stats?.expected ?? 0,
    skipped,
    failures: orAsAWhole("playwright", code, failures),
  };
}

/** Runs the backend's tests on each supported PostgreSQL version. @returns {Promise<Outcome>} */
async function olderPostgres() {
  const code = await runPinned(["tests/postgres-versions.ts"]);
  return { passed: 0, skipped: [], failures: orAsAWhole("PostgreSQL 15, 16 or 17", code, []) };
}

const runners = { unit: vitest, e2e: playwright };

/** @param {string} file */
const runnerOf = (file) => (/\btests[\\/]e2e\b/.test(file) ? "e2e" : "unit");

async function runTests() {
  const { values, positionals } = parseArgs({
    options: {
      title: { type: "string", short: "t", default: "" },
      deep: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  if (values.deep) process.env.TEST_DEEP = "1";
  const files = positionals.filter((word) => !(word in runners));
  const wanted = positionals.map((word) => (word in runners ? word : runnerOf(word)));
  ensureBuilt();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let passed = 0;
  /** @type {string[]} */
  const skipped = [];
  /** @type {string[]} */
  const failures = [];
  /** @type {[string, (chosen: Chosen) => Promise<Outcome>][]} */
  const all = Object.entries(runners);
  if (values.deep && !values.title) all.push(["postgres", olderPostgres]);
  for (const [name, run] of all) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const own = files.filter((file) => runnerOf(file) === name);
    const outcome = await run({ files: own, title: values.title });
    passed += outcome.passed;
    skipped.push(...outcome.skipped);
    failures.push(...outcome.failures);
  }
  // Repeated at the end, because the runner's output is far above or truncated.
  for (const test of skipped) console.log(`○ skipped: ${test}`);
  for (const failure of failures) console.log(`\n✗ ${inShort(failure)}`);
  const counts = [`${passed} passed`, `${failures.length} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  console.log(`\n${counts.join(", ")}`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

await command(async () => {
  ensureInstalled();
  // Browsers and runners leave temporary files, which are removed with this folder.
  const temporary = mkdtempSync(join(tmpdir(), "tsamma-test-"));
  // World-writable like /tmp: some tests run a server as another user.
  chmodSync(temporary, 0o1777);
  process.env.TMPDIR = temporary;
  try {
    return await runTests();
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
});
