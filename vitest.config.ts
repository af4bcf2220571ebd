import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

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

/** What is about uploads, which lie in a folder or in a bucket. */
const aboutUploads = ["backend/*{pictures,picture,storage,image}*", "snapshot/*"].map(
  (name) => `tests/integration/${name}.test.ts`,
);

/** What asserts how long something takes runs when nothing else does. */
const measuring = ["strangers", "hostile-clients"].map((name) => `tests/process/${name}.test.ts`);

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two processors: while one file waits for a process or a clock, the third has something to do.
    maxWorkers: 3,
    // Files share a worker's modules: loading the backend anew for each took a quarter of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    globalSetup: ["tests/integration/backend/servers.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "main",
          // Unit tests stand beside the code, integration tests run the real backend.
          include: [
            "{app,server,supabase,scripts}/**/*.test.ts",
            "tests/{integration,process}/**/*.test.ts",
          ],
          exclude: ["tests/integration/snapshot/move.test.ts", ...measuring],
        },
      },
      {
        extends: true,
        test: { name: "s3", include: aboutUploads, env: { TEST_PLACE: "s3" } },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: measuring,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
