import type { AnyRow } from "@panel/entry/kind";
import {
  fromPictureDetails,
  type PictureDetails,
  toPictureDetails,
} from "@panel/entry/picture-details";
import {
  fromItems,
  fromTexts,
  type Item,
  noTexts,
  type Texts,
  toItems,
  toTexts,
} from "@panel/entry/texts";
import type { Row } from "#shared/database.types.ts";
import { destinationKind } from "./destination-kind";

/** A destination as its form holds it: texts and lists with their translations. */
export interface DestinationDraft {
  slug: string;
  name: Texts;
  country: Texts;
  short_description: Texts;
  full_description: Texts;
  best_time_to_visit: Texts;
  highlights: Item[];
  pictures: string[];
  details: PictureDetails;
  active: boolean;
}

export function toDestinationDraft(saved: AnyRow | undefined): DestinationDraft {
  const row = saved as Row<"destinations"> | undefined;
  const pictures = saved ? destinationKind.pictures(saved) : [];
  return {
    slug: row?.slug ?? "",
    name: row ? toTexts(row, "name") : noTexts,
    country: row ? toTexts(row, "country") : noTexts,
    short_description: row ? toTexts(row, "short_description") : noTexts,
    full_description: row ? toTexts(row, "full_description") : noTexts,
    best_time_to_visit: row ? toTexts(row, "best_time_to_visit") : noTexts,
    highlights: row ? toItems(row, "highlights") : [],
    pictures,
    details: toPictureDetails(pictures, row?.image_details),
    active: row?.is_active ?? true,
  };
}

/** The columns that the form writes. */
export function fromDestinationDraft(draft: DestinationDraft): Record<string, unknown> {
  const bestTime = fromTexts("best_time_to_visit", draft.best_time_to_visit);
  return {
    slug: draft.slug,
    ...fromTexts("name", draft.name),
    ...fromTexts("country", draft.country),
    ...fromTexts("short_description", draft.short_description),
    ...fromTexts("full_description", draft.full_description),
    ...bestTime,
    // The only Spanish text that may be missing (I1).
    best_time_to_visit: bestTime.best_time_to_visit || null,
    ...fromItems("highlights", draft.highlights),
    gallery_images: draft.pictures,
    image_details: fromPictureDetails(draft.pictures, draft.details),
    is_active: draft.active,
  };
}
