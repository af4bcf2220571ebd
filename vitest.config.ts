import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const deep = Boolean(process.env.TEST_DEEP);

/**
 * Vitest begins with the files that took longest, which a fresh checkout does not know. Processes wait
 * more than they compute: left to the end, one of the two cores would wait with them.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isProcess = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/process/");
    const sorted = await super.sort(files);
    return [...sorted.filter(isProcess), ...sorted.filter((file) => !isProcess(file))];
  }
}

/** Tests of uploads, which are stored in a folder or in a bucket. */
const aboutUploads = ["backend/*{pictures,picture,storage,image}*", "snapshot/*"].map(
  (name) => `tests/integration/${name}.test.ts`,
);

/** Tests of durations, which run alone. */
const measuring =
  "tests/process/{anonymous-load,hostile-requests.deep,hostile-clients.deep,embedded-postgres.deep}.test.ts";

/** Run by `npm run test:deep` only, as are the larger numbers of `tests/support/volume.ts`. */
const heavy = "tests/**/*.deep.test.ts";
const larger = [
  "tests/process/{crash,embedded-postgres,hostile-run,replicas,start-warnings}.test.ts",
  "tests/integration/backend/{lifecycle,renewal,seed,sessions}.test.ts",
  "tests/integration/snapshot/backup.test.ts",
  "tests/integration/functions/generated-bodies.test.ts",
];
const skippedHere = deep ? [] : [heavy];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Long enough for a busy machine: tests of durations measure them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Three on two processors, because files wait for processes and clocks.
    maxWorkers: 3,
    // Files share a worker's modules: loading the backend for each file took a quarter of the time.
    isolate: false,
    sequence: { sequencer: ProcessesFirst },
    globalSetup: ["tests/integration/backend/start-servers.ts"],
    setupFiles: ["tests/support/after-each-file.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "main",
          // Unit tests are beside the code; integration tests run the real backend.
          include: deep
            ? [heavy, ...larger]
            : [
                "{site,content,shared,panel,server,supabase,scripts}/**/*.test.ts",
                "tests/{integration,process}/**/*.test.ts",
              ],
          exclude: ["tests/integration/snapshot/move.test.ts", measuring, ...skippedHere],
        },
      },
      {
        extends: true,
        test: { name: "s3", include: deep ? aboutUploads : [], env: { TEST_PLACE: "s3" } },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: deep ? ["tests/http/entries.test.ts"] : ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/e2e/start-site.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: [measuring],
          exclude: skippedHere,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
