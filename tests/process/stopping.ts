import type { TestContext } from "vitest";
import { startSite } from "../support/site.ts";
import { startedFolder } from "./folders.ts";

/** A site without content, whose first start is over. */
export const startEmpty = async ({ onTestFinished }: TestContext) =>
  startSite({ DATA_DIR: await startedFolder(onTestFinished), SEED: "none" });

/** With the milliseconds that it took. */
export async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const from = performance.now();
  return [await work, performance.now() - from];
}
