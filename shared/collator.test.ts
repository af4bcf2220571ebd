import { expect, it } from "vitest";
import { compareIn } from "./collator.ts";

it.each([
  ["es", ["Águilas", "avestruz", "Çelik", "Ébano", "nube", "Ñandú", "oca", "Zambeze", "zebra"]],
  ["en", ["Aardvark", "Águilas", "naïve", "Ñandú", "nyala", "Upper Zambezi", "Zambezi"]],
  ["fr", ["cote", "coté", "côte", "côté", "École", "eland", "œuvre", "Okavango", "zèbre"]],
  ["es", ["Ruta 2", "Ruta 10", "ruta 10 b"]],
] as const)("D1: texts are sorted by the alphabet of %s", (locale, sorted) => {
  const shuffled = [...sorted].reverse();
  expect(shuffled.sort(compareIn(locale))).toEqual(sorted);
});
