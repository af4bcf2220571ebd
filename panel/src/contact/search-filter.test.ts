import { describe, expect, test } from "vitest";
import { searchFilter } from "./search-filter";

describe("H12: search in enquiries", () => {
  test.each(["%j matches regardless of accents and case", " julia nu ", "JULIA N\u0303U"])(
    "takes %j for the same",
    (words) => {
      expect(searchFilter(words)).toBe("found_by.like.%julia nu%");
    },
  );

  test("replaces special characters of the filter by wildcards", () => {
    expect(searchFilter(`x),."\\*[]{}^%:'x😀`)).toBe("found_by.like.%x______[]__^___x😀%");
    expect(searchFilter("¿x? a+b | $5")).toBe("found_by.like.%¿x? a+b | $5%");
  });

  test.each([
    ["+34 600-1", "346001"],
    ["(011) 00", "01100"],
  ])("%s is a phone, however it was written", (q, digits) => {
    expect(searchFilter(q).endsWith(`,found_by.like.%${digits}%`)).toBe(true);
  });

  test.each(["%s is not a phone number", "12 personas", "----"])("%s is none", (q) => {
    expect(searchFilter(q).split(",")).toHaveLength(1);
  });
});
