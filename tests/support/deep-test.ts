import { test } from "vitest";
import { deep } from "./volume.ts";

/** Registers a test in `npm run test:deep` only. */
export function deepTest(title: string, run: () => Promise<void>): void {
  if (deep) test(title, run);
}
