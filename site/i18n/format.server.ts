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

/** A quantity with its unit, as the language writes it: `320 km`, `5.5 hr`; empty for none. */
export function formatUnit(
  value: number | undefined,
  unit: "kilometer" | "hour",
  locale: Locale,
): string {
  if (!value) return "";
  return numberFormat(intlLocales[locale], {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(value);
}
