import { expect, test } from "vitest";
import { cutToWidth } from "./text-width";

const measure = (words: string) => words.length * 10;

test("M4: a line of a search result is cut after the last word that fits, with an ellipsis", () => {
  expect(cutToWidth("Safaris por el sur", 180, measure)).toBe("Safaris por el sur");
  expect(cutToWidth("Safaris por el sur", 170, measure)).toBe("Safaris por ...");
  expect(cutToWidth("Safaris, por el sur", 130, measure)).toBe("Safaris ...");
  expect(cutToWidth("Donaudampfschiff", 100, measure)).toBe("Donauda...");
  expect(cutToWidth("Safaris por el sur", 10, () => undefined)).toBe("Safaris por el sur");
});
