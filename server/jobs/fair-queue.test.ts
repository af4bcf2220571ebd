import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

test("L2: clients take turns, whatever one of them has asked for before the others came", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4"]) queue.push("a", item);
  expect(queue.shift()).toBe("a1");
  for (const item of ["b1", "c1", "b2"]) queue.push(item.slice(0, 1), item);
  expect([queue.size, queue.sizeOf("a"), queue.sizeOf("b"), queue.sizeOf("d")]).toEqual([
    6, 3, 2, 0,
  ]);
  const rest = Array.from({ length: 7 }, () => queue.shift());
  expect(rest).toEqual(["a2", "b1", "c1", "a3", "b2", "a4", undefined]);
  expect([queue.size, queue.sizeOf("a")]).toEqual([0, 0]);
});

test("L2: what two clients wait for comes once, at the first of their turns", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3"]) queue.push("a", item);
  queue.push("b", "a3");
  queue.push("b", "b1");
  expect([queue.size, queue.sizeOf("a"), queue.sizeOf("b"), queue.has("a3")]).toEqual([
    4,
    3,
    2,
    true,
  ]);
  expect([queue.shift(), queue.shift()]).toEqual(["a1", "a3"]);
  expect([queue.size, queue.sizeOf("a"), queue.sizeOf("b"), queue.has("a3")]).toEqual([
    2,
    1,
    1,
    false,
  ]);
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(["a2", "b1", undefined]);
});
