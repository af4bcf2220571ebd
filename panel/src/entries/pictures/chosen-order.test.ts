import { expect, test } from "vitest";
import { insertInOrder } from "./chosen-order";

test("H10: a retried picture is inserted before those chosen after it, wherever they are now", () => {
  expect(insertInOrder([], "a", [])).toEqual(["a"]);
  expect(insertInOrder(["old", "a"], "b", [])).toEqual(["old", "a", "b"]);
  expect(insertInOrder(["old", "a", "c", "d"], "b", ["c", "d"])).toEqual([
    "old",
    "a",
    "b",
    "c",
    "d",
  ]);
  expect(insertInOrder(["d", "old", "c"], "b", ["c", "d"])).toEqual(["b", "d", "old", "c"]);
  // The others were removed meanwhile.
  expect(insertInOrder(["old"], "b", ["c", "d"])).toEqual(["old", "b"]);
});
