import type { TestContext } from "vitest";
import { startSite } from "../support/site.ts";
import { startSlowdown } from "../support/slowdown.ts";
import { startedFolder } from "./folders.ts";

/** A site without content, whose first start is over. */
export const startEmpty = async ({ onTestFinished }: TestContext) =>
  startSite({ DATA_DIR: await startedFolder(onTestFinished), SEED: "none" });

/** With the milliseconds that it took, as on a machine of its own. */
export async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const slowdown = startSlowdown();
  const from = performance.now();
  const result = await work;
  return [result, (performance.now() - from) / slowdown()];
}
