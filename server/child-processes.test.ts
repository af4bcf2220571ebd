import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("{server,supabase}/**/*.{ts,mjs}").filter(
  (file) => !file.endsWith(".test.ts"),
);
const withChildren = sources.filter((file) => readFileSync(file, "utf8").includes("child_process"));

test("I2: nothing but the database and its workers starts processes, and none by a line that a shell would take apart", () => {
  expect(withChildren.sort()).toEqual([
    "server/backend/database/embedded/cluster.ts",
    "server/backend/database/embedded/leftovers.ts",
    "server/backend/database/embedded/postmaster.ts",
    "server/backend/database/embedded/programs.ts",
    "server/jobs/worker-process.ts",
  ]);
  for (const file of withChildren) {
    const source = readFileSync(file, "utf8");
    const imported = [...source.matchAll(/import \{([^}]*)\} from "node:child_process"/g)];
    expect(imported, file).toHaveLength(1);
    expect(imported[0]?.[1], file).not.toMatch(/\bexec(?:Sync)?\b/);
    expect(source, file).not.toMatch(/\bshell:/);
  }
});
