import { type TripDetails, tourStyles, tripBudgets } from "./trip-fields.ts";

/** Spanish words for the details of an enquiry, in mails and in the panel. */

export type EnquiryTrip = TripDetails & { tour_name: string | null };

/** `4/7/2027`, or `jul 2027` for a complete month; several days with a dash. */
export function travelWords({
  travel_from: from,
  travel_to: to,
}: Pick<TripDetails, "travel_from" | "travel_to">): string {
  if (!from || !to) return "";
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith("-01") && isLastDay(to);
  if (isMonth) return format(from, { month: "short", year: "numeric" });
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  return from === to ? format(from, day) : `${format(from, day)} – ${format(to, day)}`;
}

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es", { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

const isLastDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).getUTCDate() === 1;

/** `2 + 2 (11, 12)`: adults, children and their ages. */
function travellersWords({ adults, child_ages: ages }: TripDetails): string {
  if (ages.length === 0) return adults === null ? "" : String(adults);
  return `${adults ?? "?"} + ${ages.length} (${ages.join(", ")})`;
}

const countWords = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** `2 adultos y 2 niños de 11 y 12 años`. */
function partyWords({ adults, child_ages: ages }: TripDetails): string {
  const list = new Intl.ListFormat("es", { type: "conjunction" });
  const children =
    ages.length > 0 &&
    `${countWords(ages.length, "niño", "niños")} de ${list.format(ages.map(String))} ${ages.every((age) => age === 1) ? "año" : "años"}`;
  return list.format(
    [adults !== null && countWords(adults, "adulto", "adultos"), children].filter(
      (part) => part !== false,
    ),
  );
}

export const yesNo = (value: boolean | null): string => (value === null ? "" : value ? "Sí" : "No");

const styleWords = ({ style }: TripDetails) => (style ? tourStyles[style].es : "");

const budgetWords = ({ budget }: TripDetails) => {
  if (!budget) return "";
  return budget === "unsure" ? tripBudgets.unsure.es : `${tripBudgets[budget].es} US$`;
};

/** `Kalahari · jul 2027 · 2 + 2 (11, 12) · Lujo · 5000–8000 US$`; empty without details. */
export const tripLine = (trip: EnquiryTrip): string =>
  [
    trip.tour_name,
    travelWords(trip),
    travellersWords(trip),
    styleWords(trip),
    trip.budget === "unsure" ? "" : budgetWords(trip),
  ]
    .filter(Boolean)
    .join(" · ");

/** Subject of a mail after the tour: `jul 2027 · 2+2`. */
export function tripSubject(trip: TripDetails): string[] {
  const party = [trip.adults, trip.child_ages.length || null].filter((part) => part !== null);
  return [travelWords(trip), party.join("+")].filter(Boolean);
}

/** Labels and values of the details that are given, without the tour. */
export function tripRows(trip: TripDetails): [label: string, value: string][] {
  const when = [travelWords(trip), trip.travel_flexible ? "puede moverse unos días" : ""];
  const budget = budgetWords(trip);
  return (
    [
      ["Cuándo", when.filter(Boolean).join(", ")],
      ["Viajeros", partyWords(trip)],
      ["Estilo", styleWords(trip)],
      ["Presupuesto", trip.budget === "unsure" ? budget : budget && `${budget} por persona`],
      ["Primera vez en África", yesNo(trip.first_time)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value);
}
