import { tours } from "#content/types/tours.ts";
import { objectsIn } from "#content/view.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { RouteDay } from "./route-map/route-map.server";

/** Input of the route map. */
export interface TourRoute {
  days: RouteDay[];
  /** ISO 3166 codes. */
  countries: string[];
}

export function toRoute(row: Partial<Row<"tours">>, locale: Locale): TourRoute {
  const days = objectsIn(row.itinerary, tours.fields.itinerary, locale);
  return {
    days: days.map(({ day, place, latitude, longitude, travel, kilometres, hours, lang }) => ({
      day,
      place,
      lang: lang?.place,
      latitude,
      longitude,
      travel,
      kilometres,
      hours,
    })),
    countries: row.countries ?? [],
  };
}
