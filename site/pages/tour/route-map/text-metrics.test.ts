import { expect, it } from "vitest";
import { shorten, splitInTwo, textWidth } from "./text-metrics";

it("J4: estimated text widths are at most 12 % above those of a browser", () => {
  // Widths in ems, measured in Chromium with the map's font weights.
  for (const [text, face, measured] of [
    ["Swakopmund", "display", 6.94],
    ["Victoria Falls", "display", 6.88],
    ["Parque Nacional", "text", 7.45],
    ["Okavango", "text", 4.64],
  ] as const) {
    expect(textWidth(text, face)).toBeGreaterThan(measured);
    expect(textWidth(text, face)).toBeLessThan(measured * 1.12);
  }
  expect(textWidth("Oshikoto Etosha é", "text")).toBe(textWidth("Oshikoto Etosha e", "text"));
});

it("J4: a long name is shortened to fit, between words if possible", () => {
  const cut = shorten("x".repeat(200), 10, "display");
  expect(textWidth(cut, "display")).toBeLessThanOrEqual(10);
  expect(cut).toMatch(/^x{10,}…$/);
  expect(shorten("Un lugar con un nombre que no acaba", 10, "display")).toMatch(
    /^Un lugar con( un)?…$/,
  );
  expect(shorten("Maun", 10, "display")).toBe("Maun");
});

it("J4: splitInTwo() gives two lines of similar length", () => {
  expect(splitInTwo("Aeropuerto Hosea Kutako")).toEqual(["Aeropuerto", "Hosea Kutako"]);
  expect(splitInTwo("Namib-Naukluft")).toEqual(["Namib-", "Naukluft"]);
  expect(splitInTwo("Aéroport O. R. Tambo")).toEqual(["Aéroport", "O. R. Tambo"]);
  expect(splitInTwo("Río Aba-Huab")).toEqual(["Río", "Aba-Huab"]);
  expect(splitInTwo("Maun")).toBeUndefined();
});
