import { slugColumnsOf } from "#content/properties.ts";
import { tours } from "#content/types/tours.ts";
import { selectOf } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { type Departure, departureColumns, toDeparture, tourFields } from "./departure.server";

/** Hosted Supabase caps responses at this number. */
const maxDepartures = 1000;
/** Departures shown on a tour's page. The list of all departures has the rest. */
const maxOfTour = 24;
/** Ids in one request, whose address has a limited length. */
const idsPerRead = 100;

/** Columns of a departure's tour. */
export const tourColumns = (locale: Locale) =>
  selectOf(tours, tourFields, locale, slugColumnsOf(tours));

/** Coming departures of visible tours, by date. The database hides past ones. */
export async function readDepartures(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<Departure[] | "unavailable"> {
  const { data: rows, error } = await supabase
    .from("departures")
    .select(departureColumns)
    .order("starts_on")
    .order("id")
    .limit(maxDepartures);
  if (error) {
    log.error("departures not read", { error: error.message });
    return "unavailable";
  }
  const ids = [...new Set(rows.map(({ tour_id }) => tour_id))];
  const parts = Array.from({ length: Math.ceil(ids.length / idsPerRead) }, (_, at) =>
    ids.slice(at * idsPerRead, (at + 1) * idsPerRead),
  );
  const read = await Promise.all(
    parts.map((part) =>
      supabase.from("tours").select(tourColumns(locale)).in("id", part).eq("is_active", true),
    ),
  );
  const failure = read.find(({ error }) => error)?.error;
  if (failure) {
    log.error("tours of departures not read", { error: failure.message });
    return "unavailable";
  }
  const known = new Map(read.flatMap(({ data }) => (data ?? []).map((tour) => [tour.id, tour])));
  return rows.flatMap((row) => {
    const tour = known.get(row.tour_id);
    return tour ? [toDeparture(row, tour, locale)] : [];
  });
}

/** Coming departures of a tour, by date. None if reading fails. */
export async function readDeparturesOf(
  { supabase, log }: AppContext,
  locale: Locale,
  tour: Readonly<Record<string, unknown>> & { id: string },
): Promise<Departure[]> {
  const { data, error } = await supabase
    .from("departures")
    .select(departureColumns)
    .eq("tour_id", tour.id)
    .order("starts_on")
    .order("id")
    .limit(maxOfTour);
  if (error) log.error("departures of a tour not read", { error: error.message });
  return (data ?? []).map((row) => toDeparture(row, tour, locale));
}

/**
 * Departure that the address of a tour's page names: one of those that the page shows, or a later one. Cancelled ones are
 * not asked about.
 */
export async function readAskedDeparture(
  context: AppContext,
  locale: Locale,
  id: string,
  { slug, shown }: { slug: string; shown: readonly Departure[] },
): Promise<Departure | undefined> {
  const found =
    shown.find((departure) => departure.id === id) ??
    (shown.length === maxOfTour ? await readDeparture(context, locale, id) : undefined);
  if (!found || found === "unavailable") return undefined;
  return found.isCancelled || found.tour.slug !== slug ? undefined : found;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A coming departure; undefined if visitors may not see one with this id. */
export async function readDeparture(
  { supabase, log }: AppContext,
  locale: Locale,
  id: string,
): Promise<Departure | undefined | "unavailable"> {
  if (!uuid.test(id)) return undefined;
  const { data: row, error } = await supabase
    .from("departures")
    .select(departureColumns)
    .eq("id", id)
    .maybeSingle();
  if (error) {
    log.error("departure not read", { error: error.message });
    return "unavailable";
  }
  if (!row) return undefined;
  const { data: tour, error: refused } = await supabase
    .from("tours")
    .select(tourColumns(locale))
    .eq("id", row.tour_id)
    .eq("is_active", true)
    .maybeSingle();
  if (refused) {
    log.error("tour of a departure not read", { error: refused.message });
    return "unavailable";
  }
  return tour ? toDeparture(row, tour, locale) : undefined;
}
