import { destinations } from "#content/types/destinations.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { plainText } from "#shared/rich-text/text-of.ts";
import type { TourName } from "~/entries/tour-names.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";

/** Fields of a destination's card in the list. */
const viewFields = [
  "slug",
  "name",
  "country",
  "short_description",
  "full_description",
  "content_format",
  "best_time_to_visit",
  "highlights",
  "gallery_images",
] as const;

export const destinationColumns = (locale: Locale) => selectOf(destinations, viewFields, locale);

type View = ViewOf<typeof destinations.fields, (typeof viewFields)[number], Picture>;

/** A destination in one language. Its description has no marks. */
export interface Destination extends Omit<View, "contentFormat"> {
  /** Tours that include the destination. */
  tours: readonly TourName[];
}

export function toDestination(
  row: Partial<Row<"destinations">>,
  locale: Locale,
  known?: KnownPictures,
  tours: readonly TourName[] = [],
): Destination {
  const { contentFormat, ...view } = viewOf(
    destinations,
    viewFields,
    row,
    viewContext(row, locale, known),
  );
  return {
    ...view,
    fullDescription: plainText(view.fullDescription, contentFormat, "simple"),
    tours,
  };
}
