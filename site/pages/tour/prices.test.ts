import { expect, it } from "vitest";
import { tours } from "#content/types/tours.ts";
import { objectsIn } from "#content/view.ts";
import { toPrices } from "./prices.server";

const seasonsOf = (stored: unknown) => objectsIn(stored, tours.fields.seasons, "en");

const stored = [
  { name_es: "Alta", name_en: "High", months: [7, 8], price_2: 4200, price_6: 3100.5 },
  { name_es: "Verde", months: [1, 2, 3], price_2: 2900 },
];

it("J7: a season has a column for each group size with a price in any season", () => {
  const prices = toPrices({ price: 3000, singleSupplement: 450, seasons: seasonsOf(stored) }, "en");
  expect(prices).toEqual({
    sizes: [2, 6],
    seasons: [
      { name: { text: "High" }, months: "July, August", prices: ["$4,200", "$3,100.50"] },
      {
        name: { text: "Verde", lang: "es" },
        months: "January–March",
        prices: ["$2,900", undefined],
      },
    ],
    singleSupplement: "$450",
    lowest: 2900,
    highest: 4200,
  });
});

it("J7: a tour without seasons has one price; seasons without prices are omitted", () => {
  for (const seasons of [[], seasonsOf([{ name_es: "Alta", months: [7] }, { price_2: 0 }, 5])]) {
    expect(toPrices({ price: 3000, singleSupplement: undefined, seasons }, "en")).toEqual({
      sizes: [],
      seasons: [],
      singleSupplement: undefined,
      lowest: 3000,
      highest: 3000,
    });
  }
});
