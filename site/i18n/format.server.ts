import { company } from "#shared/company.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { dateFormat, numberFormat } from "./intl";

/**
 * Formats US dollars, without cents for whole amounts: `$5,850`, `5.850 US$`, `5 850 $US`. Outside
 * of English a bare `$` would be read as pesos or Canadian dollars.
 */
export function formatPrice(amount: number, locale: Locale): string {
  return numberFormat(intlLocales[locale], {
    style: "currency",
    currency: "USD",
    // By default Spanish does not group four-digit numbers.
    useGrouping: "always",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/**
 * Formats a date as `MMM dd, yyyy` (cards) or `MMMM dd, yyyy` (post page), with month names in the
 * language and in the time zone Africa/Johannesburg, on server and browser alike (F1).
 */
export function formatDate(iso: string, locale: Locale, month: "short" | "long"): string {
  const parts = dateFormat(intlLocales[locale], {
    timeZone: company.timeZone,
    year: "numeric",
    month,
    day: "2-digit",
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("month")} ${part("day")}, ${part("year")}`;
}

/** Formats a time given as `HH:mm`: `8:00 AM`, `8:00`, `08:00`. */
export function formatTime(time: string, locale: Locale): string {
  return dateFormat(intlLocales[locale], {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(`1970-01-01T${time}:00Z`));
}

/** Formats whole kilometres: `1.320 km`. Empty for zero. */
export const formatKilometres = (value: number | null | undefined, locale: Locale): string =>
  value ? inUnits(value, "kilometer", locale) : "";

/** Formats hours: `5 h 30 min`, `45 min`. Empty for zero. */
export function formatHours(value: number | null | undefined, locale: Locale): string {
  const minutes = Math.round((value ?? 0) * 60);
  const hours = Math.floor(minutes / 60);
  return [
    hours > 0 ? inUnits(hours, "hour", locale) : "",
    minutes % 60 > 0 ? inUnits(minutes % 60, "minute", locale) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const inUnits = (value: number, unit: "kilometer" | "hour" | "minute", locale: Locale) =>
  numberFormat(intlLocales[locale], {
    style: "unit",
    unit,
    unitDisplay: "short",
    useGrouping: "always",
    maximumFractionDigits: 0,
  }).format(value);
