import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { importsReact, preactAlias } from "./scripts/preact-alias.ts";

/**
 * Vitest begins with the files that took longest, which a fresh checkout does not know. Left to its
 * size the longest would come last, and one of the two cores would wait for it.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const longest = (file: TestSpecification) => file.moduleId.endsWith("/process/crash.test.ts");
    const sorted = await super.sort(files);
    return [...sorted.filter(longest), ...sorted.filter((file) => !longest(file))];
  }
}

/** The data folder and its lock, PGlite's session, plans and upkeep; and what never asks a database. */
const onlyEmbedded = ["lifecycle", "session", "plans", "upkeep", "seed", "limits"].map(
  (name) => `tests/integration/backend/${name}.test.ts`,
);

export default defineConfig({
  resolve: { tsconfigPaths: true, alias: preactAlias },
  test: {
    server: { deps: { inline: importsReact } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two processors: while one file waits for a process or a clock, the third has something to do.
    maxWorkers: 3,
    // Files share a worker's modules: loading the backend anew for each took a quarter of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "embedded",
          // Unit tests stand beside the code, integration tests run the real embedded backend.
          include: [
            "{app,server,supabase,scripts}/**/*.test.ts",
            "tests/{integration,process}/**/*.test.ts",
          ],
          exclude: ["tests/integration/snapshot/move.test.ts"],
          globalSetup: ["tests/integration/backend/templates.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "servers",
          // The same on PostgreSQL and S3, but for what is only about PGlite and its folder.
          include: ["tests/integration/**/*.test.ts"],
          exclude: [...onlyEmbedded, "tests/integration/functions/generated-bodies.test.ts"],
          globalSetup: ["tests/integration/backend/servers.ts"],
          env: { TEST_PLACE: "servers" },
        },
      },
    ],
  },
});
