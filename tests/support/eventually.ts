import { vi } from "vitest";

/**
 * Waits until `check` no longer throws, and returns its result. The timeout suits a busy machine: tests of
 * durations measure instead.
 * @throws the last error of `check`
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
