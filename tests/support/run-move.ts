import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeFolder } from "./remove-folder.ts";

/**
 * Runs `npm run move` with the settings of the site and a file with the target's; kills it when it prints
 * the given text. The exit code is null then.
 */
export async function runMove(
  from: Record<string, string>,
  to: Record<string, string>,
  killOn?: RegExp,
) {
  const folder = await mkdtemp(path.join(tmpdir(), "tsamma-move-"));
  const file = path.join(folder, "new.env");
  await writeFile(
    file,
    Object.entries(to)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
  );
  const flags = ["--disable-warning=ExperimentalWarning"];
  const child = spawn(process.execPath, [...flags, "scripts/move.ts", file], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...from },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (killOn?.test(said)) child.kill("SIGKILL");
    });
  const [code] = await once(child, "close");
  await removeFolder(folder);
  return { code: code as number | null, said };
}
