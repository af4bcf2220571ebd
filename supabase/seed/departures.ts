import type { InsertRow } from "../../shared/database.types.ts";
import type { IdOf } from "./rows.ts";
import type { Trilingual } from "./trilingual.ts";

/** A demonstration departure: on this day of every year. */
interface DepartureSeed {
  /** Last letters of the id, so that an interrupted run adds none twice. */
  id: string;
  tour: string;
  /** `07-04` */
  day: string;
  places: number;
  left: number;
  guaranteedFrom?: number;
  state?: "guaranteed" | "cancelled";
  price?: number;
  languages: ("es" | "en" | "fr")[];
  note?: Trilingual;
}

const seeds: readonly DepartureSeed[] = [
  {
    id: "01",
    tour: "el-kalahari-de-la-sal-a-la-arena",
    day: "07-04",
    places: 8,
    left: 3,
    guaranteedFrom: 4,
    state: "guaranteed",
    languages: ["es", "en"],
  },
  {
    id: "02",
    tour: "el-kalahari-de-la-sal-a-la-arena",
    day: "09-05",
    places: 8,
    left: 8,
    guaranteedFrom: 4,
    languages: ["fr", "en"],
  },
  {
    id: "03",
    tour: "dunas-y-elefantes-del-desierto",
    day: "05-16",
    places: 6,
    left: 0,
    guaranteedFrom: 4,
    state: "guaranteed",
    languages: ["es"],
  },
  {
    id: "04",
    tour: "dunas-y-elefantes-del-desierto",
    day: "08-08",
    places: 6,
    left: 4,
    guaranteedFrom: 4,
    languages: ["es", "en"],
  },
  {
    id: "05",
    tour: "kruger-bajo-la-lona",
    day: "10-10",
    places: 6,
    left: 5,
    guaranteedFrom: 2,
    state: "guaranteed",
    price: 2290,
    languages: ["en"],
    note: {
      es: "Con luna nueva: las noches más oscuras del mes",
      en: "At new moon: the darkest nights of the month",
      fr: "À la nouvelle lune : les nuits les plus sombres du mois",
    },
  },
  {
    id: "06",
    tour: "el-delta-en-mokoro",
    day: "06-20",
    places: 6,
    left: 6,
    state: "cancelled",
    languages: ["en"],
  },
];

/** Departures less days ahead are shown a year later: nobody books a safari for next week. */
const fewestDaysAhead = 45;

/** The next such day of a year that is far enough ahead, so that the demonstration has coming departures for months. */
export function nextDay(day: string, now: Date): string {
  const earliest = new Date(now.getTime() + fewestDaysAhead * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const year = now.getUTCFullYear();
  return (
    [year, year + 1, year + 2].map((each) => `${each}-${day}`).find((each) => each > earliest) ?? ""
  );
}

export function departureRows(idOf: IdOf, now = new Date()): InsertRow<"departures">[] {
  return seeds.map(({ id, tour, day, places, left, languages, note, ...more }) => ({
    id: `de30de30-0000-4000-8000-0000000000${id}`,
    tour_id: idOf("tours", tour),
    starts_on: nextDay(day, now),
    places,
    places_left: left,
    guaranteed_from: more.guaranteedFrom ?? null,
    state: more.state ?? "open",
    price: more.price ?? null,
    guide_languages: languages,
    note: note?.es ?? null,
    note_en: note?.en ?? null,
    note_fr: note?.fr ?? null,
  }));
}
