import { vi } from "vitest";

/**
 * Waits until `check` no longer throws, and gives what it gave. Long enough for a machine that is busy with other
 * things: a test that asserts how fast something is measures it instead.
 * @throws what `check` threw last
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
