import { destinations } from "#content/types/destinations.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import type { Picture } from "~/pictures/picture";
import { viewContext } from "~/pictures/picture-list";

const viewFields = [
  "slug",
  "name",
  "country",
  "best_time_to_visit",
  "entry_rules",
  "health",
  "money",
  "content_format",
] as const;

/** A destination on a tour's page, with practical information. */
export type Place = ViewOf<typeof destinations.fields, (typeof viewFields)[number], Picture>;

/** Active destinations by ids, in the order of the ids. Empty if reading fails. */
export async function readPlaces(
  { supabase, log }: AppContext,
  locale: Locale,
  ids: readonly string[],
): Promise<Place[]> {
  if (ids.length === 0) return [];
  const { data, error } = await supabase
    .from("destinations")
    .select(selectOf(destinations, viewFields, locale))
    .in("id", ids)
    .eq("is_active", true);
  if (error) log.error("destinations of a tour not read", { error: error.message });
  return (data ?? [])
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => viewOf(destinations, viewFields, row, viewContext(row, locale, undefined)));
}
