import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
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
  const { supabase } = context;
  const size = pageSizes.destinations;
  const list = await readList(context, {
    what: "destinations",
    page,
    size,
    rows: () =>
      supabase
        .from("destinations")
        .select(destinationColumns(locale), { count: "exact" })
        .eq("is_active", true)
        .order("name")
        .order("id")
        .range(...rowsOf(page, size)),
    count: () =>
      supabase
        .from("destinations")
        .select("id", { count: "exact", head: true })
        .eq("is_active", true),
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
