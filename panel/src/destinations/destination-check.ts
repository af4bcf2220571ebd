import type { Problems } from "@panel/entry/bindings";
import { galleryProblems } from "@panel/entry/picture-details";
import { items, optionalTexts, pictureList, problemsOf, slugText, texts } from "@panel/entry/rules";
import * as z from "zod/mini";
import type { DestinationDraft } from "./destination-draft";

const schema = z.object({
  name: texts("Escribe el nombre", 200),
  country: texts("Escribe el país", 100),
  short_description: texts("Escribe una descripción corta", 1000),
  full_description: texts("Escribe la descripción completa", 20_000),
  best_time_to_visit: optionalTexts(1000),
  highlights: items(100, 500),
  pictures: pictureList,
  slug: slugText,
});

/** What is wrong with a destination; the limits are the database's own. */
export function checkDestination(draft: DestinationDraft): Problems {
  return { ...problemsOf(schema, draft), ...galleryProblems(draft.pictures, draft.details) };
}
