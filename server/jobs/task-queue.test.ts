import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { QueueFull } from "./fair-queue.ts";
import { type ReleaseWhile, TaskQueue } from "./task-queue.ts";

/** Tasks that last until they are ended by name, and what became of them, in order. */
function watched(limits = {}) {
  const queue = new TaskQueue({ parallel: 2, maxWaiting: 10, maxWaitingPerClient: 3, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const last = (name: string) => new Promise<void>((end) => ends.set(name, end));
  const run = (name: string, task = async (_: ReleaseWhile) => last(name)) =>
    queue.run(
      (releaseWhile) => {
        begun.push(name);
        return task(releaseWhile);
      },
      { client: name.slice(0, 1), key: name },
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { queue, begun, run, end, last };
}
/** Whatever can go on without the tasks ending has gone on: each begins in a turn of the event loop. */
async function settled() {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

test("L2: two tasks run at once, and waiting ones in turns by client", async () => {
  const { queue, begun, run, end } = watched();
  const all = ["a1", "a2", "a3", "a4", "b1", "c1"].map((name) => run(name));
  queue.join("a4", "d");
  await settled();
  expect(begun).toEqual(["a1", "a2"]);
  for (const name of ["a1", "a2", "b1", "c1", "a4", "a3"]) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a4", "a3"]);
});

test("L2: only the client over its limit is rejected", async () => {
  const { begun, run, end } = watched({ parallel: 1 });
  const all = ["a1", "a2", "a3", "a4"].map((name) => run(name));
  await expect(run("a5")).rejects.toThrow(QueueFull);
  all.push(run("b1"));
  for (const name of ["a1", "a2", "b1", "a3", "a4"]) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

test("L2: a client's concurrency is limited, and other clients run meanwhile", async () => {
  const { begun, run, end } = watched({ parallel: 3, parallelPerClient: 1 });
  const all = ["a1", "a2", "a3", "b1", "c1"].map((name) => run(name));
  await settled();
  expect(begun).toEqual(["a1", "b1", "c1"]);
  for (const name of ["b1", "c1"]) await end(name);
  expect(begun).toHaveLength(3);
  for (const name of ["a1", "a2", "a3"]) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

test("L2: a client pauses after each task", async () => {
  const { begun, run, end } = watched({
    parallel: 1,
    parallelPerClient: 1,
    pause: { factor: 3, minMs: 20, maxMs: 1_000 },
  });
  const all = ["a1", "a2"].map((name) => run(name));
  await settled();
  await end("a1");
  expect(begun).toEqual(["a1"]);
  all.push(run("b1"));
  await settled();
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  await expect.poll(() => begun).toEqual(["a1", "b1", "a2"]);
  await end("a2");
  await Promise.all(all);
});

test("L2: a task that waits for another process releases its turn, and continues before waiting tasks", async () => {
  const { begun, run, end, last } = watched({ parallel: 1, maxWaiting: 2 });
  const all = [
    run("a1", async (releaseWhile) => {
      await Promise.all([releaseWhile(() => last("one")), releaseWhile(() => last("other"))]);
      begun.push("a1 again");
      await last("a1");
    }),
    run("a2"),
    run("a3"),
  ];
  await settled();
  expect(begun).toEqual(["a1", "a2"]);
  await end("one");
  await end("other");
  // One at a time, those who come back as well.
  expect(begun).toEqual(["a1", "a2"]);
  await end("a2");
  expect(begun).toEqual(["a1", "a2", "a1 again"]);
  await end("a1");
  await end("a3");
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "a1 again", "a3"]);
});

test("L2: a failed task releases its turn", async () => {
  const { begun, run, end } = watched({ parallel: 1 });
  const fail = async () => {
    throw new Error("broken");
  };
  await expect(run("a1", fail)).rejects.toThrow("broken");
  await expect(run("a2", (releaseWhile) => releaseWhile(fail))).rejects.toThrow("broken");
  // It does not wait for what it has begun elsewhere.
  await run("a3", async (releaseWhile) => {
    void releaseWhile(() => new Promise(() => {}));
  });
  const after = [run("b1"), run("b2")];
  await settled();
  expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
  await end("b1");
  await end("b2");
  await Promise.all(after);
});

test("L2: the event loop turns between two tasks", async () => {
  const { run } = watched({ parallel: 4 });
  let turn = 0;
  const count = () => {
    turn += 1;
    if (turn < 10) setImmediate(count);
  };
  setImmediate(count);
  const begun: number[] = [];
  const names = ["a1", "b1", "c1", "d1", "e1"];
  await Promise.all(names.map((name) => run(name, async () => void begun.push(turn))));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
