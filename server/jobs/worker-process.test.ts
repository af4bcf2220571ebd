import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { WorkerProcess } from "./worker-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test.each([
  ["besley-latin-560.ttf", "server/backend/pictures/besley-latin-560.ttf"],
  ["mark.svg", "art/mark.svg"],
])(
  "A6: an installation without %s does not start, and says which file it lacks",
  async (_, file) => {
    const copy = await mkdtemp(join(tmpdir(), "installation-"));
    onTestFinished(() => rm(copy, { recursive: true, force: true }));
    const start = () => {
      const module = pathToFileURL(join(copy, "server/backend/pictures/queue.ts"));
      const script = `const { PictureQueue } = await import("${module}"); new PictureQueue();`;
      return spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
        encoding: "utf8",
      });
    };
    for (const part of [
      "server/backend/pictures",
      "server/jobs",
      "server/limits.ts",
      "server/start-error.ts",
      "art/mark.svg",
    ])
      await cp(join(root, part), join(copy, part), { recursive: true });
    expect(start()).toMatchObject({ status: 0, stderr: "" });
    await rm(join(copy, file));
    expect(start().stderr).toContain(`StartError: ${join(copy, file)} is missing`);
  },
);

/** A worker that answers each job with its process id. */
async function pidWorker() {
  const folder = await mkdtemp(join(tmpdir(), "worker-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "worker.mjs");
  const runWorker = pathToFileURL(join(root, "server/jobs/run-worker.ts"));
  await writeFile(
    file,
    `import { runWorker } from "${runWorker}";
    runWorker(async () => process.pid, Error);`,
  );
  const worker = new WorkerProcess<string, number>({
    file,
    needs: [],
    JobError: Error,
    faultMessage: "failed",
  });
  onTestFinished(() => worker.end());
  return worker;
}

test("L2: a job that arrives while the idle process is being stopped goes to a new process", async () => {
  const worker = await pidWorker();
  const first = await worker.ask("pid", 60_000);
  const ended = worker.end();
  expect(await worker.ask("pid", 60_000)).not.toBe(first);
  await ended;
});
