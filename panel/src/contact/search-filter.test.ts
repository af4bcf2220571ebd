import { describe, expect, test } from "vitest";
import { searchFilter } from "./search-filter";

describe("H12: the search among the messages", () => {
  test.each(["Júlia Ñu", " julia nu ", "JULIA N\u0303U"])("takes %j for the same", (words) => {
    expect(searchFilter(words)).toBe("search_text.like.%julia nu%");
  });

  test("what means something to the filter stands for any letter", () => {
    expect(searchFilter(`x),."\\*[]{}^%:'x😀`)).toBe("search_text.like.%x______[]__^___x😀%");
    expect(searchFilter("¿x? a+b | $5")).toBe("search_text.like.%¿x? a+b | $5%");
  });

  test.each([
    ["+34 600-1", "346001"],
    ["(011) 00", "01100"],
  ])("%s is a phone, however it was written", (q, digits) => {
    expect(searchFilter(q).endsWith(`,search_text.like.%${digits}%`)).toBe(true);
  });

  test.each(["123", "12 personas", "----"])("%s is none", (q) => {
    expect(searchFilter(q).split(",")).toHaveLength(1);
  });
});
