import { expect, test } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

const open = (limits = {}) =>
  new FairQueue<string>({ maxWaiting: 10, maxWaitingPerClient: 10, ...limits });
const pushAll = (queue: FairQueue<string>, items: string[]) => {
  for (const item of items) queue.push(item, { client: item.slice(0, 1), key: item });
};
const shiftAll = (queue: FairQueue<string>) => {
  const items: string[] = [];
  for (let item = queue.shift(); item; item = queue.shift()) items.push(item);
  return items;
};

test("L2: clients take turns, however much one of them has queued before", () => {
  const queue = open();
  pushAll(queue, ["a1", "a2", "a3", "a4"]);
  expect(queue.shift()).toBe("a1");
  pushAll(queue, ["b1", "c1", "b2"]);
  expect(shiftAll(queue)).toEqual(["a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("L2: an item of two clients comes once, in the first of their turns", () => {
  const queue = open();
  pushAll(queue, ["a1", "a2", "a3"]);
  queue.join("a3", "b");
  pushAll(queue, ["b1"]);
  expect([queue.shift(), queue.shift()]).toEqual(["a1", "a3"]);
  // It is not waiting any more.
  queue.join("a3", "c");
  expect(shiftAll(queue)).toEqual(["a2", "b1"]);
});

test("L2: a queue that is full, in total or for a client, rejects items", () => {
  const queue = open({ maxWaiting: 3, maxWaitingPerClient: 2 });
  pushAll(queue, ["a1", "a2"]);
  expect(() => queue.push("a3", { client: "a" })).toThrow(QueueFull);
  pushAll(queue, ["b1"]);
  expect(() => queue.push("c1", { client: "c" })).toThrow(QueueFull);
  expect(queue.shift()).toBe("a1");
  pushAll(queue, ["c1"]);
  expect(shiftAll(queue)).toEqual(["b1", "a2", "c1"]);
});
