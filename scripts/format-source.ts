import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");

/** Source of a TypeScript file as the formatter of the repository writes it. */
export function formatSource(source: string): string {
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "format", "--stdin-file-path=shared/generated.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input: source,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
