import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runPeriodically } from "./run-periodically.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("I5: a task runs after the first delay, then periodically, and not after stop", async () => {
  const task = vi.fn(async () => {});
  const stop = runPeriodically(task, { firstMs: 1_000, everyMs: 60_000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(task).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(task).toHaveBeenCalledTimes(4);
});

test("I5: a task never runs twice at once, and stop waits for the running one", async () => {
  const run = Promise.withResolvers<void>();
  const task = vi.fn(() => run.promise);
  const stop = runPeriodically(task, { firstMs: 0, everyMs: 10 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(1);
  let ended = false;
  const end = stop().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toBe(false);
  run.resolve();
  await end;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(1);
});
