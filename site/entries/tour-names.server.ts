import { tours } from "#content/types/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { sortRows } from "~/lists/read-order.server";
import { featuredFirst } from "./tour-cards.server";

const viewFields = ["slug", "name"] as const;

/** A tour's name and slug. */
export type TourName = ViewOf<typeof tours.fields, (typeof viewFields)[number], never>;

/** Active tours per destination id. Empty if reading fails. */
export async function readToursOf(
  { supabase, log }: AppContext,
  locale: Locale,
  destinationIds: readonly string[],
): Promise<Map<string, TourName[]>> {
  if (destinationIds.length === 0) return new Map();
  const { data, error } = await supabase
    .from("tours")
    .select(selectOf(tours, viewFields, locale, ["destination_ids", "is_featured"]))
    .eq("is_active", true)
    .overlaps("destination_ids", [...destinationIds]);
  if (error) log.error("tours of destinations not read", { error: error.message });
  const rows = sortRows(tours, data ?? [], locale, featuredFirst).map((row) => ({
    ids: row.destination_ids,
    tour: viewOf(tours, viewFields, row, { locale, pictures: () => [] }),
  }));
  return new Map(
    destinationIds.map((id) => [
      id,
      rows.filter(({ ids }) => ids.includes(id)).map(({ tour }) => tour),
    ]),
  );
}
