import { describe, expect, test } from "vitest";
import { searchFilter } from "./search-filter";

describe("H12: the search among the messages", () => {
  test("looks into four columns, into texts without regard to accents", () => {
    expect(searchFilter(" Ju ")).toBe(
      "name.imatch.J[uúùûüÚÙÛÜ],message.imatch.J[uúùûüÚÙÛÜ],email.ilike.%Ju%,phone.ilike.%Ju%",
    );
  });

  test.each(["uá", "Uà", "ua\u0301"])("takes %j for the same", (words) => {
    expect(searchFilter(words)).toContain("name.imatch.[uúùûüÚÙÛÜ][aáàâäãåÁÀÂÄÃÅ],");
  });

  test("what means something to the filter stands for any letter", () => {
    expect(searchFilter(`x),."\\*[]{}^%:'x😀`)).toMatch(
      /^name\.imatch\.x\.{14}x\.,message\.imatch\.x\.{14}x\.,email\.ilike\.%x[_[\]^]{14}x😀%,/,
    );
    expect(searchFilter("¿x? a+b | $5")).toMatch(
      /^name\.imatch\.\.x\[\?\] \[.*\]\[\+\]b \[\|\] \[\$\]5,/,
    );
  });

  test.each([
    ["+34 600-1", "%3%4%6%0%0%1%"],
    ["(011) 00", "%0%1%1%0%0%"],
  ])("%s is a phone, however it was written", (q, pattern) => {
    expect(searchFilter(q).endsWith(`,phone.ilike.${pattern}`)).toBe(true);
  });

  test.each(["123", "12 personas", "----"])("%s is none", (q) => {
    expect(searchFilter(q).split(",")).toHaveLength(4);
  });
});
