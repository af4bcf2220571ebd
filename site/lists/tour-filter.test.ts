import { describe, expect, it } from "vitest";
import { tours } from "#content/types/tours.ts";
import { filterQuery, readTourFilter, tourStyles, withoutFilter } from "./tour-filter.server";

describe("tour filters of a URL", () => {
  it("J6: are parsed, and serialized in a fixed order", () => {
    const { filter, invalid } = readTourFilter(
      "?price=6000&month=7&days=7-10&style=mid-range&country=NA&utm_source=x&page=2",
    );
    expect(filter).toEqual({
      country: "NA",
      style: "mid-range",
      days: [7, 10],
      month: 7,
      price: 6000,
    });
    expect(invalid).toEqual([]);
    expect(filterQuery(filter)).toBe("country=NA&style=mid-range&days=7-10&month=7&price=6000");
    expect(filterQuery(withoutFilter(filter, "days"))).toBe(
      "country=NA&style=mid-range&month=7&price=6000",
    );
  });

  it("J6: empty values do not filter", () => {
    const { filter, invalid } = readTourFilter("?country=&style=&days=&month=&price=");
    expect([filter, invalid, filterQuery(filter)]).toEqual([{}, [], ""]);
  });

  it.each([
    ["country", ["na", "XX", "NAM", "N".repeat(10_000), "' or '1'='1", "constructor", "NA "]],
    ["style", ["Camping", "toString", "<script>", "luxury;"]],
    [
      "days",
      ["7", "10-7", "0-7", "-7-10", "7-1000", "7-121", "07-10", "7–10", "1e1-20", "7-10-12"],
    ],
    ["month", ["0", "13", "-1", "01", "1.5", "1e0", "julio", "Infinity"]],
    ["price", ["0", "-5", "1e9", "99999999", "5.5", "5,000", "NaN", "0x10", "9".repeat(400)]],
  ] as const)("J6: invalid values of %s are reported and do not filter", (name, values) => {
    for (const value of values) {
      const search = new URLSearchParams({ [name]: value, month: name === "month" ? value : "3" });
      const { filter, invalid } = readTourFilter(`?${search}`);
      expect(invalid, value).toEqual([name]);
      expect(filterQuery(filter), value).toBe(name === "month" ? "" : "month=3");
    }
  });

  it("J6: repeated parameters are invalid", () => {
    expect(readTourFilter("?country=NA&country=BW").invalid).toEqual(["country"]);
    expect(readTourFilter("?country=&country=BW").filter).toEqual({ country: "BW" });
  });

  it("J6: accept the styles of the content declaration", () => {
    expect(tourStyles).toEqual(Object.keys(tours.fields.style.options));
  });
});
