import { formatDay, formatUsd, monthNames } from "@panel/ui/format";
import { departures } from "#content/departures.ts";
import type { Row } from "#shared/database.types.ts";

export type Departure = Row<"departures">;
export type LogEntry = Row<"departure_log">;
export type Tour = Pick<Row<"tours">, "id" | "name" | "is_active">;

export const takenOf = ({ places, places_left }: Departure): number => places - places_left;

/** Today's date where the company is: `2026-11-29`. */
export const today = (): string =>
  formatDay(new Date().toISOString()).split("/").toReversed().join("-");

/** `4 jul 2027` for a day of the calendar. */
export function shortDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${monthNames[(month ?? 1) - 1]?.slice(0, 3)} ${year}`;
}

/** `1 plaza`, `3 plazas` */
export const placesInWords = (count: number): string =>
  `${count} ${count === 1 ? "plaza" : "plazas"}`;

/** `Quedan 3 plazas`, `Completa` */
export function leftInWords(left: number): string {
  if (left === 0) return "Completa";
  return `${left === 1 ? "Queda" : "Quedan"} ${placesInWords(left)}`;
}

/** `Guía: español, inglés`; empty if unknown. */
export function languagesInWords(languages: Departure["guide_languages"]): string {
  const { options } = departures.fields.guide_languages;
  const names = languages.map((language) => options[language].es.toLowerCase());
  return names.length > 0 ? `Guía: ${names.join(", ")}` : "";
}

const states = { open: "abierta", guaranteed: "garantizada", cancelled: "cancelada" };
const stateInWords = (state: string | null) => states[state as keyof typeof states] ?? "—";

/** Describes a change of a departure in one sentence. */
export function changeInWords({ what, was, became }: LogEntry): string {
  switch (what) {
    case "made":
      return `Creada para el ${shortDate(became ?? "")}`;
    case "left": {
      const taken = Number(was) - Number(became);
      const verb = taken > 0 ? "Ocupada" : "Liberada";
      const count = Math.abs(taken);
      return `${verb}${count === 1 ? "" : "s"} ${placesInWords(count)}: ${leftInWords(Number(became)).toLowerCase()}`;
    }
    case "places":
      return `De ${was} a ${placesInWords(Number(became))}`;
    case "date":
      return `Del ${shortDate(was ?? "")} al ${shortDate(became ?? "")}`;
    case "state":
      return `De ${stateInWords(was)} a ${stateInWords(became)}`;
    case "price": {
      const price = (amount: string | null) =>
        amount === null ? "el de la temporada" : formatUsd(Number(amount));
      return `Precio: antes ${price(was)}, ahora ${price(became)}`;
    }
  }
}

/** Suggestion for an open departure that has enough travellers; undefined if there is none. */
export function guaranteeHint(departure: Departure): string | undefined {
  const { state, guaranteed_from: from, starts_on } = departure;
  if (state !== "open" || from === null || starts_on < today()) return undefined;
  const taken = takenOf(departure);
  return taken >= from ? `Ya sois ${taken} de ${from}: ¿la garantizas?` : undefined;
}
