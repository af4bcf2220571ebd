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
  newItem,
  noTexts,
  type Texts,
  toItems,
  toTexts,
} from "@panel/entry/texts";
import type { Row } from "#shared/database.types.ts";
import { tourKind } from "./tour-kind";

/** A tour as its form holds it: numbers as they were typed, lists with their translations. */
export interface TourDraft {
  slug: string;
  name: Texts;
  destination: Texts;
  short_description: Texts;
  full_description: Texts;
  pictures: string[];
  details: PictureDetails;
  price: string;
  minGroup: string;
  maxGroup: string;
  featured: boolean;
  active: boolean;
  included: Item[];
  excluded: Item[];
  itinerary: Item[];
}

export function toTourDraft(saved: AnyRow | undefined): TourDraft {
  const row = saved as Row<"tours"> | undefined;
  const pictures = saved ? tourKind.pictures(saved) : [];
  return {
    slug: row?.slug ?? "",
    name: row ? toTexts(row, "name") : noTexts,
    destination: row ? toTexts(row, "destination") : noTexts,
    short_description: row ? toTexts(row, "short_description") : noTexts,
    full_description: row ? toTexts(row, "full_description") : noTexts,
    pictures,
    details: toPictureDetails(pictures, row?.image_details),
    price: row ? String(row.price_per_person) : "",
    minGroup: String(row?.min_group_size ?? 2),
    maxGroup: String(row?.max_group_size ?? 12),
    featured: row?.is_featured ?? false,
    active: row?.is_active ?? true,
    included: row ? toItems(row, "included_services") : [],
    excluded: row ? toItems(row, "excluded_services") : [],
    // The column is JSON: other writers may have left a language out.
    itinerary: (row?.itinerary ?? [])
      .toSorted((a, b) => a.day - b.day)
      .map((day) =>
        newItem({
          es: day.description_es ?? "",
          en: day.description_en ?? "",
          fr: day.description_fr ?? "",
        }),
      ),
  };
}

/** The columns that the form writes; the duration is the database's own (H8). */
export function fromTourDraft(draft: TourDraft): Record<string, unknown> {
  return {
    slug: draft.slug,
    ...fromTexts("name", draft.name),
    ...fromTexts("destination", draft.destination),
    ...fromTexts("short_description", draft.short_description),
    ...fromTexts("full_description", draft.full_description),
    image_url: draft.pictures[0] ?? null,
    gallery_images: draft.pictures,
    image_details: fromPictureDetails(draft.pictures, draft.details),
    price_per_person: Number(draft.price),
    min_group_size: Number(draft.minGroup),
    max_group_size: Number(draft.maxGroup),
    is_featured: draft.featured,
    is_active: draft.active,
    ...fromItems("included_services", draft.included),
    ...fromItems("excluded_services", draft.excluded),
    // In the order in which the database gives them back.
    itinerary: draft.itinerary.map(({ es, en, fr }, index) => ({
      day: index + 1,
      description_en: en.trim(),
      description_es: es.trim(),
      description_fr: fr.trim(),
    })),
  };
}
