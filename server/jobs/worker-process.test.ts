import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

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
      "server/start-error.ts",
      "art/mark.svg",
    ])
      await cp(join(root, part), join(copy, part), { recursive: true });
    expect(start()).toMatchObject({ status: 0, stderr: "" });
    await rm(join(copy, file));
    expect(start().stderr).toContain(`StartError: ${join(copy, file)} is missing`);
  },
);
