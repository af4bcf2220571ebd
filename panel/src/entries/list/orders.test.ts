import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { orderOf, ordersOf } from "./orders";

test("H5: a list has both directions of its declared columns, the default first", () => {
  expect(ordersOf(tours).map(({ value }) => value)).toEqual([
    ...["name", "-name", "price_per_person", "-price_per_person"],
    ...["duration_days", "-duration_days", "-updated_at", "updated_at"],
  ]);
  expect(ordersOf(posts)[0]).toEqual({
    value: "-created_at",
    label: "Creación, lo más nuevo primero",
    column: "created_at",
    ascending: false,
  });
});

test("H5: an order that is not declared is the default", () => {
  for (const value of [null, "id", "-full_description", ""])
    expect(orderOf(tours, value)).toEqual(ordersOf(tours)[0]);
});
