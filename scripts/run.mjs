/**
 * Runs `npm run check`, `build`, `bench`, `screens`, `backup`, `restore`, `move`, `storage:confirm`, `db`,
 * `admin`, `content:clear` and `content:migration` on the pinned Node.
 */
import {
  command,
  ensureBuilt,
  ensureInstalled,
  pinnedEnvironment,
  runPinned,
} from "./toolchain.mjs";

/** @type {Record<string, () => Promise<number>>} */
const tasks = {
  /**
   * Dependencies, format, lint with import rules, types, content, page and language lists, budgets,
   * rasters.
   */
  async check() {
    for (const args of [
      ["scripts/check-dependencies.mjs"],
      ["scripts/content-index.ts", "--check"],
      ["scripts/check-pages.mjs"],
      ["scripts/check-languages.ts"],
      ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."],
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit"],
      ["scripts/content-migration.ts", "--check"],
    ]) {
      const code = await runPinned(args);
      if (code !== 0) return code;
    }
    ensureBuilt();
    for (const script of ["check-budget", "check-rasters"]) {
      const code = await runPinned([`scripts/${script}.mjs`]);
      if (code !== 0) return code;
    }
    console.log(
      "check: dependencies, format, lint, import rule, types, declared content, pages, languages, budgets, rasters are right",
    );
    return 0;
  },
  /** The build of `npm start`, for machines that only serve. */
  async build() {
    ensureBuilt();
    return 0;
  },
  async bench() {
    ensureBuilt();
    return runPinned(["bench/run.ts", ...process.argv.slice(3)]);
  },
  /** Screenshots of every page and state. */
  async screens() {
    ensureBuilt();
    const config = "--config=tests/screens/playwright.config.ts";
    const SCREENS = process.argv.slice(3).join(" ");
    return runPinned(["node_modules/@playwright/test/cli.js", "test", config, "--reporter=line"], {
      ...pinnedEnvironment(),
      SCREENS,
    });
  },
  backup: () => runPinned(["scripts/backup.ts", ...process.argv.slice(3)]),
  restore: () => runPinned(["scripts/restore.ts", ...process.argv.slice(3)]),
  move: () => runPinned(["scripts/move.ts", ...process.argv.slice(3)]),
  "confirm-storage-owner": () => runPinned(["scripts/confirm-storage-owner.ts"]),
  db: () => runPinned(["scripts/db.ts", ...process.argv.slice(3)]),
  admin: () => runPinned(["scripts/admin.ts", ...process.argv.slice(3)]),
  "content-clear": () => runPinned(["scripts/content-clear.ts"]),
  async "content-migration"() {
    const code = await runPinned(["scripts/content-index.ts"]);
    return code || runPinned(["scripts/content-migration.ts", ...process.argv.slice(3)]);
  },
};

await command(async () => {
  const task = tasks[process.argv[2] ?? ""];
  if (!task) throw new Error(`run.mjs knows ${Object.keys(tasks).join(", ")}`);
  ensureInstalled();
  return task();
});
