import { describe, expect, test } from "vitest";
import { searchFilter } from "./list-query";

describe("H12: search in enquiries", () => {
  test.each(["Júlia Ñu", " julia nu ", "JULIA N\u0303U"])(
    "%j matches regardless of accents and case",
    (words) => {
      expect(searchFilter(words)).toBe("search_text.like.%julia nu%");
    },
  );

  test("replaces special characters of the filter by wildcards", () => {
    expect(searchFilter(`x),."\\*[]{}^%:'x😀`)).toBe("search_text.like.%x______[]__^___x😀%");
    expect(searchFilter("¿x? a+b | $5")).toBe("search_text.like.%¿x? a+b | $5%");
  });

  test.each([
    ["+34 600-1", "346001"],
    ["(011) 00", "01100"],
  ])("%s matches a phone number in any spacing", (q, digits) => {
    expect(searchFilter(q).endsWith(`,search_text.like.%${digits}%`)).toBe(true);
  });

  test.each(["123", "12 personas", "----"])("%s is not a phone number", (q) => {
    expect(searchFilter(q).split(",")).toHaveLength(1);
  });
});
