import { describe, expect, it } from "vitest";
import { monthsOf, readParty } from "./read-party.server";

const tour = {
  ...{ months: [5, 7], minGroup: 2, maxGroup: 10, singleSupplement: 320 },
  ...{ seasons: [], childRates: [] },
};
const now = new Date("2026-11-29T09:00:00Z");
const read = (query: string, given = tour) => readParty(new URLSearchParams(query), given, now);

describe("J22: the address of an estimate", () => {
  it("without its parameters asks for none", () => {
    expect(read("")).toBeUndefined();
    expect(read("sent=1&utm_source=x")).toBeUndefined();
  });

  it("has month, adults, ages of children and a single room", () => {
    expect(read("month=2027-07&adults=2&ages=11,12&single=1")).toEqual({
      ...{ month: "2027-07", adults: "2", ages: "11,12", single: true, faults: [] },
      party: { month: 7, adults: 2, childAges: [11, 12], single: true },
    });
  });

  it("may omit values: no month, two adults or the smallest group, no children", () => {
    expect(read("month=&adults=&ages=")?.party).toEqual({
      ...{ month: undefined, adults: 2, childAges: [], single: false },
    });
    expect(read("single=1", { ...tour, minGroup: 4 })?.adults).toBe("4");
  });

  it.each(["8, 11", "8 y 11", "8;11", "8/11 ans", " 8  11 ", "8.11", "8,11,", "8-11"])(
    "accepts ages with any separator: %s",
    (ages) => expect(read(`ages=${encodeURIComponent(ages)}`)?.party?.childAges).toEqual([8, 11]),
  );

  it.each([
    ["month", "2027-13"],
    ["month", "7"],
    ["month", "2026-10"],
    ["month", "2031-07"],
    ["month", "<script>"],
    ["adults", "0"],
    ["adults", "-2"],
    ["adults", "2.5"],
    ["adults", "1e9"],
    ["adults", "99999999999999999999"],
    ["adults", "dos"],
    ["ages", "18"],
    ["ages", "-3"],
    ["ages", "siete"],
    ["ages", "8, 111"],
    ["ages", Array.from({ length: 31 }, () => 8).join()],
    ["ages", "9".repeat(5000)],
  ])("reports a malformed value: %s=%s", (name, value) => {
    const found = read(new URLSearchParams({ adults: "2", [name]: value }).toString());
    expect(found?.faults).toEqual([name]);
    expect(found?.party === undefined).toBe(name !== "month");
    expect(found?.party?.month).toBeUndefined();
  });

  it("ignores a malformed single room, one that the tour does not have, and repeated values", () => {
    expect(read("single=1", { ...tour, singleSupplement: 0 })?.single).toBe(false);
    expect(read("single=yes&adults=3&adults=x")).toMatchObject({
      ...{ single: false, faults: [], party: { adults: 3 } },
    });
  });
});

it("J22: the months of the form are those of the tour within 18 months", () => {
  expect(monthsOf(tour, now)).toEqual(["2027-05", "2027-07"]);
  expect(monthsOf({ months: [] }, now)).toHaveLength(18);
  expect(monthsOf({ months: [] }, now).slice(0, 2)).toEqual(["2026-11", "2026-12"]);
});
