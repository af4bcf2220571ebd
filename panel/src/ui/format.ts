import { office } from "@panel/backend/office";

/**
 * Number in Spanish notation: `6.480`, with two decimals unless it is an integer. Not `Intl.NumberFormat`,
 * whose first use takes about 140 ms on a phone.
 */
export function formatNumber(amount: number): string {
  const [whole = "", cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return `${grouped}${cents ? `,${cents}` : ""}`;
}

/** `6.480 USD` */
export const formatUsd = (amount: number): string => `${formatNumber(amount)} USD`;

// Cached: creating a formatter costs more than rendering a row.
let moments: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/** `dd/MM/yyyy HH:mm` in the company's time zone. */
export function formatMoment(iso: string): string {
  const { timeZone } = office();
  if (moments?.timeZone !== timeZone) moments = { timeZone, format: momentFormat(timeZone) };
  const parts = moments.format.formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("day")}/${part("month")}/${part("year")} ${part("hour")}:${part("minute")}`;
}

const momentFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("es-ES", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** `dd/MM/yyyy` in the company's time zone. */
export function formatDay(iso: string): string {
  return formatMoment(iso).slice(0, 10);
}

/** `29/11/2026` for a day of the calendar, `2026-11-29`. */
export const formatDate = (day: string) => day.split("-").toReversed().join("/");

/** `3 dic, 09:00` in the company's time zone, with the year if it is another one. `now` is in milliseconds since 1970. */
export function formatShortMoment(iso: string, now = Date.now()): string {
  const [day = "", time = ""] = formatMoment(iso).split(" ");
  const [date, month, year] = day.split("/").map(Number);
  const isThisYear = formatDay(new Date(now).toISOString()).endsWith(`/${year}`);
  const short = monthNames[(month ?? 1) - 1]?.slice(0, 3);
  return `${date} ${short}${isThisYear ? "" : ` ${year}`}, ${time}`;
}

/** `jueves 1 de marzo de 2040 a las 08:30`, in the company's time zone. */
export function formatInWords(iso: string): string {
  const day = new Intl.DateTimeFormat("es-ES", { timeZone: office().timeZone, dateStyle: "full" });
  return `${day.format(new Date(iso)).replace(",", "")} a las ${formatMoment(iso).slice(11)}`;
}

/** Size of a file: `850 kB`, `1,4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
}

export const monthNames = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

/** `Viernes 20 de noviembre de 2026`, in the company's time zone. */
export function formatToday(now: Date): string {
  const text = new Intl.DateTimeFormat("es-ES", {
    timeZone: office().timeZone,
    dateStyle: "full",
  }).format(now);
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace(",", "");
}

/** `24 horas` */
export const hoursInWords = (hours: number): string =>
  hours === 1 ? "una hora" : `${hours} horas`;
