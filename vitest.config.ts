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

/** What is about uploads, which lie in a folder or in a bucket. */
const aboutUploads = ["backend/*{pictures,picture,storage,image}*", "snapshot/*"].map(
  (name) => `tests/integration/${name}.test.ts`,
);

/** What asserts how long something takes runs when nothing else does. */
const measuring =
  "tests/process/{strangers,hostile-requests.deep,hostile-clients.deep,embedded-postgres.deep}.test.ts";

/** `npm run test:deep` runs these and what `tests/support/volume.ts` makes larger. */
const heavy = "tests/**/*.deep.test.ts";
const larger = [
  "tests/process/{crash,embedded-postgres,hostile-run,public-site,replicas}.test.ts",
  "tests/integration/backend/{lifecycle,renewal,seed,sessions}.test.ts",
  "tests/integration/snapshot/backup.test.ts",
  "tests/integration/functions/generated-bodies.test.ts",
];
const skippedHere = deep ? [] : [heavy];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Generous, so that a busy machine fails nothing: what asserts how long something takes measures it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Two processors: while one file waits for a process or a clock, the third has something to do.
    maxWorkers: 3,
    // Files share a worker's modules: loading the backend again for each took a quarter of the time.
    isolate: false,
    sequence: { sequencer: ProcessesFirst },
    globalSetup: ["tests/integration/backend/servers.ts"],
    setupFiles: ["tests/support/after-each-file.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "main",
          // Unit tests stand beside the code, integration tests run the real backend.
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
