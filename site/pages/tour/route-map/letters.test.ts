import { expect, it } from "vitest";
import { inTwo, shorten, widthOf } from "./letters";

it("J4: the width of a text is near to what a browser measures", () => {
  // Ems, measured in Chromium at the weights of the map.
  expect(widthOf("Swakopmund", "display")).toBeCloseTo(6.94, 0);
  expect(widthOf("Victoria Falls", "display")).toBeCloseTo(6.88, 0);
  expect(widthOf("Parque Nacional", "text")).toBeCloseTo(7.45, 0);
  expect(widthOf("Oshikoto Etosha é", "text")).toBe(widthOf("Oshikoto Etosha e", "text"));
});

it("J4: a name of 200 letters is shortened to what fits, between words where it has any", () => {
  const cut = shorten("x".repeat(200), 10, "display");
  expect(widthOf(cut, "display")).toBeLessThanOrEqual(10);
  expect(cut).toMatch(/^x{10,}…$/);
  expect(shorten("Un lugar con un nombre que no acaba", 10, "display")).toMatch(
    /^Un lugar con( un)?…$/,
  );
  expect(shorten("Maun", 10, "display")).toBe("Maun");
});

it("J4: a name of several words stands in two lines of about the same length", () => {
  expect(inTwo("Aeropuerto Hosea Kutako")).toEqual(["Aeropuerto", "Hosea Kutako"]);
  expect(inTwo("Namib-Naukluft")).toEqual(["Namib-", "Naukluft"]);
  expect(inTwo("Aéroport O. R. Tambo")).toEqual(["Aéroport", "O. R. Tambo"]);
  expect(inTwo("Río Aba-Huab")).toEqual(["Río", "Aba-Huab"]);
  expect(inTwo("Maun")).toBeUndefined();
});
