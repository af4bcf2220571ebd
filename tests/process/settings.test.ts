import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failToStart, spawnServer } from "../support/site.ts";
import { temporaryFolder } from "./temporary-folders.ts";

test.for([
  ["PORT", "abc", /^PORT is "abc", but must be/],
  ["SMTP_URL", "http://user:hunter2@mail", /^SMTP_URL is "http:\/\/user:\*\*\*@mail"/],
] as const)(
  "I5: %s=%s stops the start with one line, before anything is created",
  async ([name, given, says], { onTestFinished }) => {
    const dataDir = await temporaryFolder(onTestFinished);
    const { code, output } = await failToStart({ DATA_DIR: join(dataDir, "new"), [name]: given });
    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toMatch(says);
    expect(existsSync(join(dataDir, "new"))).toBe(false);
  },
);

test("I5: a .env file is read, and the environment takes precedence", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, ".env"), "LOG_LEVEL=loud\nPORT=0\n");
  const ended = (settings: Record<string, string>) => {
    const { child, output } = spawnServer({ DATA_DIR: join(folder, "data"), ...settings }, folder);
    return new Promise<string>((resolve) => child.once("close", () => resolve(output())));
  };
  expect(await ended({})).toMatch(/^LOG_LEVEL is "loud"/);
  expect(await ended({ LOG_LEVEL: "warn", SEED: "maybe" })).toMatch(/^SEED is "maybe"/);
});
