import { destinations } from "#content/types/destinations.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import { readToursOf } from "~/entries/tour-names.server";
import { readList } from "~/lists/read-list.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type Destination, destinationColumns, toDestination } from "./destination.server";

/** Active destinations by name. Empty if reading fails. */
export async function readDestinations(
  context: AppContext,
  locale: Locale,
  page: number,
): Promise<ListPage<Destination>> {
  const list = await readList(context, destinations, {
    columns: destinationColumns(locale),
    order: [{ by: "name" }],
    locale,
    page,
    size: pageSizes.destinations,
  });
  const [known, tours] = await Promise.all([
    lookUpPictures(
      context,
      list.entries.flatMap((row) => row.gallery_images),
    ),
    readToursOf(
      context,
      locale,
      list.entries.map(({ id }) => id),
    ),
  ]);
  return {
    ...list,
    entries: list.entries.map((row) => toDestination(row, locale, known, tours.get(row.id))),
  };
}
