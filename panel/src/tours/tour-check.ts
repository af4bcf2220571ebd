import type { Problems } from "@panel/entry/bindings";
import { galleryProblems } from "@panel/entry/picture-details";
import { items, numberText, pictureList, problemsOf, slugText, texts } from "@panel/entry/rules";
import * as z from "zod/mini";
import type { TourDraft } from "./tour-draft";

const schema = z.object({
  name: texts("Escribe el nombre", 200),
  destination: texts("Escribe el destino", 200),
  short_description: texts("Escribe una descripción corta", 1000),
  full_description: texts("Escribe la descripción completa", 20_000),
  itinerary: items(120, 5000),
  pictures: pictureList,
  included: items(100, 500),
  excluded: items(100, 500),
  slug: slugText,
  price: numberText("Escribe el precio", { min: 0, max: 1_000_000 }),
  minGroup: numberText("Escribe un número", { min: 1, max: 500, whole: true }),
  maxGroup: numberText("Escribe un número", { min: 1, max: 500, whole: true }),
});

/** What is wrong with a tour (the largest group is at least the smallest). */
export function checkTour(draft: TourDraft): Problems {
  const problems = {
    ...problemsOf(schema, draft),
    ...galleryProblems(draft.pictures, draft.details),
  };
  const least = Number(draft.minGroup);
  if (!problems.minGroup && !problems.maxGroup && Number(draft.maxGroup) < least) {
    problems.maxGroup = `Mínimo ${least}`;
  }
  return problems;
}
