import { expect, it } from "vitest";
import { listPage, offeredPages, pageOf, pageQuery, rowsOf } from "./paging.ts";

it("A6: a page has one canonical query, and invalid ones have no page", () => {
  expect(pageOf("?page=2")).toBe(2);
  expect(pageOf("?utm_source=x&page=12")).toBe(12);
  for (const odd of ["", "?page=", "?page=0", "?page=-1", "?page=02", "?page=2.5", "?page=1e3"]) {
    expect(pageOf(odd), odd).toBeUndefined();
  }
  expect(pageOf(`?page=${"9".repeat(20)}`)).toBeUndefined();
  expect([1, 2, 30].map((page) => pageQuery(page))).toEqual(["", "?page=2", "?page=30"]);
});

it("E2: pages follow one another without a gap, and an empty list has one page", () => {
  expect(rowsOf(1, 15)).toEqual([0, 14]);
  expect(rowsOf(2, 15)).toEqual([15, 29]);
  expect(listPage([], 1, 15, 0)).toEqual({ entries: [], page: 1, pages: 1, total: 0 });
  expect([14, 15, 16, 31].map((total) => listPage([], 1, 15, total).pages)).toEqual([1, 1, 2, 3]);
});

it("E2: pagination has the first, the last and neighbouring pages, and never a gap of a single page", () => {
  expect(offeredPages(1, 1)).toEqual([1]);
  expect(offeredPages(1, 2)).toEqual([1, 2]);
  expect(offeredPages(1, 3)).toEqual([1, 2, 3]);
  expect(offeredPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(offeredPages(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]);
  expect(offeredPages(5, 12)).toEqual([1, 0, 4, 5, 6, 0, 12]);
  expect(offeredPages(417, 834)).toEqual([1, 0, 416, 417, 418, 0, 834]);
  expect(offeredPages(12, 12)).toEqual([1, 0, 11, 12]);
  for (let pages = 1; pages < 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const offered = offeredPages(page, pages);
      offered.forEach((each, at) => {
        if (each === 0) expect((offered[at + 1] ?? 0) - (offered[at - 1] ?? 0)).toBeGreaterThan(2);
      });
      expect(offered).toEqual(expect.arrayContaining([1, page, pages]));
    }
  }
});
