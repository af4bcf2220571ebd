import type { TestContext } from "vitest";
import { startSite } from "../support/site.ts";
import { startSlowdown } from "../support/slowdown.ts";
import { initializedFolder } from "./temporary-folders.ts";

/** Site without content, after its first start. */
export const startEmpty = async ({ onTestFinished }: TestContext) =>
  startSite({ DATA_DIR: await initializedFolder(onTestFinished), SEED: "none" });

/** Duration in milliseconds, corrected for a busy machine. */
export async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const slowdown = startSlowdown();
  const from = performance.now();
  const result = await work;
  return [result, (performance.now() - from) / slowdown()];
}
