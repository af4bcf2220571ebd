import { company } from "#shared/company.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { dateFormat, numberFormat } from "./intl";

/**
 * US dollars without cents where there are none, as the language writes them: `$5,850`, `5.850 US$`,
 * `5 850 $US`. A bare `$` reads as pesos or Canadian dollars outside of English.
 */
export function formatPrice(amount: number, locale: Locale): string {
  return numberFormat(intlLocales[locale], {
    style: "currency",
    currency: "USD",
    // Spanish leaves four-digit numbers ungrouped unless told.
    useGrouping: "always",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/**
 * A day as `MMM dd, yyyy` (cards) or `MMMM dd, yyyy` (the post's page), with month names in the
 * language, seen from Africa/Johannesburg by server and browser alike (F1).
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

/** A time of day given as `HH:mm`, as the language writes it: `8:00 AM`, `8:00`, `08:00`. */
export function formatTime(time: string, locale: Locale): string {
  return dateFormat(intlLocales[locale], {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(`1970-01-01T${time}:00Z`));
}

/** A distance in whole kilometres, as the language writes it: `1.320 km`; empty for none. */
export const formatKilometres = (value: number | null | undefined, locale: Locale): string =>
  value ? inUnits(value, "kilometer", locale) : "";

/** A time in hours and minutes, as the language writes it: `5 h 30 min`, `45 min`; empty for none. */
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
