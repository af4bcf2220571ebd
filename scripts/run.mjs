/** `npm run check`, `npm run bench` and `npm run content:clear`, on the pinned Node. */
import { command, ensureBuilt, ensureInstalled, runPinned } from "./toolchain.mjs";

/** @type {Record<string, () => Promise<number>>} */
const tasks = {
  /** Format, lint with the import rule, types. */
  async check() {
    for (const args of [
      ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."],
      ["node_modules/@react-router/dev/bin.cjs", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit"],
    ]) {
      const code = await runPinned(args);
      if (code !== 0) return code;
    }
    console.log("check: format, lint, import rule and types are right");
    return 0;
  },
  async bench() {
    ensureBuilt();
    return runPinned(["bench/run.ts", ...process.argv.slice(3)]);
  },
  "content-clear": () => runPinned(["scripts/content-clear.ts"]),
};

await command(async () => {
  const task = tasks[process.argv[2] ?? ""];
  if (!task) throw new Error(`run.mjs knows ${Object.keys(tasks).join(", ")}`);
  ensureInstalled();
  return task();
});
