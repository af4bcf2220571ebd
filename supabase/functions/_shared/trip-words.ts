import type { EnquiryEstimate } from "./enquiry-estimate.ts";
import { type TripDetails, tourStyles, tripBudgets } from "./trip-fields.ts";

/** Spanish words for the details of an enquiry, in mails and in the panel. */

export type EnquiryTrip = TripDetails & {
  tour_name: string | null;
  estimate: EnquiryEstimate | null;
  /** Group departure that the enquiry is about. */
  departure: { starts_on: string } | null;
};

/** `4/7/2027`, or `jul 2027` for a complete month; several days with a dash. */
export function travelWords({
  travel_from: from,
  travel_to: to,
}: Pick<TripDetails, "travel_from" | "travel_to">): string {
  if (!from || !to) return "";
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith("-01") && isLastDay(to);
  if (isMonth) return format(from, { month: "short", year: "numeric" });
  return from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;
}

/** `4 jul 2027` */
export const dayWords = (day: string): string =>
  format(day, { day: "numeric", month: "short", year: "numeric" });

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

/** US dollars as on the site: a space separates thousands, `24 012 US$`. */
const usd = (amount: number) =>
  new Intl.NumberFormat("es-ES", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
    .formatToParts(amount)
    .map(({ type, value }) => (type === "group" ? "\u00a0" : value))
    .join("");

const rangeOf = (lowest: number, highest: number | undefined) =>
  highest === undefined ? usd(lowest) : `entre ${usd(lowest)} y ${usd(highest)}`;

/** Total of an estimate; between the cheapest and the dearest season if the month is not known. */
export const estimateTotal = ({ estimate }: Pick<EnquiryTrip, "estimate">): string =>
  estimate ? rangeOf(estimate.total, estimate.max_total) : "";

/** `24 012 US$ en total, 6670 US$ por adulto, con una habitación individual` */
function estimateWords(trip: Pick<EnquiryTrip, "estimate">): string {
  const { estimate } = trip;
  if (!estimate) return "";
  const total = `${estimateTotal(trip)} en total`;
  const perAdult = `${rangeOf(estimate.per_person, estimate.max_per_person)} por adulto`;
  return [total, perAdult, ...(estimate.single ? ["con una habitación individual"] : [])].join(
    ", ",
  );
}

/** Day of the group departure; empty without one. */
const departureDay = ({ departure }: EnquiryTrip) =>
  departure ? dayWords(departure.starts_on) : "";

/** `Kalahari · jul 2027 · 2 + 2 (11, 12) · Lujo · 5000–8000 US$`; empty without details. */
export const tripLine = (trip: EnquiryTrip): string =>
  [
    trip.tour_name,
    trip.departure && `salida ${departureDay(trip)}`,
    travelWords(trip),
    travellersWords(trip),
    styleWords(trip),
    trip.budget === "unsure" ? "" : budgetWords(trip),
    trip.estimate && `estimación ${estimateTotal(trip)}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** Subject of a mail after the tour: `jul 2027 · 2+2`. The day of a departure says more than other dates. */
export function tripSubject(trip: EnquiryTrip): string[] {
  const party = [trip.adults, trip.child_ages.length || null].filter((part) => part !== null);
  return [departureDay(trip) || travelWords(trip), party.join("+")].filter(Boolean);
}

/** Labels and values of the details that are given, without the tour. */
export function tripRows(trip: EnquiryTrip): [label: string, value: string][] {
  const when = [travelWords(trip), trip.travel_flexible ? "puede moverse unos días" : ""];
  const budget = budgetWords(trip);
  return (
    [
      ["Salida", departureDay(trip)],
      ["Cuándo", when.filter(Boolean).join(", ")],
      ["Viajeros", partyWords(trip)],
      ["Estilo", styleWords(trip)],
      ["Presupuesto", trip.budget === "unsure" ? budget : budget && `${budget} por persona`],
      ["Primera vez en África", yesNo(trip.first_time)],
      ["Estimación de la web", estimateWords(trip)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value);
}
