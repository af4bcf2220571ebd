import { company } from "~/config/company";

// Making a formatter costs more than a row of a list does, and the first one more than the rest.
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  name: string,
  make: () => Format,
): Format {
  const format = (kept.get(name) as Format | undefined) ?? make();
  kept.set(name, format);
  return format;
}

const amounts = (cents: number) =>
  keep(
    `amounts ${cents}`,
    () =>
      new Intl.NumberFormat("es-ES", {
        useGrouping: "always",
        minimumFractionDigits: cents,
        maximumFractionDigits: cents,
      }),
  );

const moments = () =>
  keep(
    "moments",
    () =>
      new Intl.DateTimeFormat("es-ES", {
        timeZone: company.timeZone,
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      }),
  );

/** `6.480 USD`, with cents only where there are some. */
export function formatUsd(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `${amounts(cents).format(amount)} USD`;
}

/** `dd/MM/yyyy HH:mm` as it is in Johannesburg (specification §2, §9). */
export function formatMoment(iso: string): string {
  const parts = moments().formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("day")}/${part("month")}/${part("year")} ${part("hour")}:${part("minute")}`;
}

/** `dd/MM/yyyy` as it is in Johannesburg. */
export function formatDay(iso: string): string {
  return formatMoment(iso).slice(0, 10);
}

/** `Viernes 20 de noviembre de 2026`: today in Johannesburg. */
export function formatToday(now: Date): string {
  const text = new Intl.DateTimeFormat("es-ES", {
    timeZone: company.timeZone,
    dateStyle: "full",
  }).format(now);
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace(",", "");
}
