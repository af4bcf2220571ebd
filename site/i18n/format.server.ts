import { company } from "#shared/company.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { dateFormat, numberFormat } from "./intl";

/**
 * Formats US dollars, without cents for whole amounts: `$5,850`, `5850 US$`, `5 850 $US`. Outside
 * of English a bare `$` would be read as pesos or Canadian dollars.
 */
export function formatPrice(amount: number, locale: Locale): string {
  return formatNumber(amount, locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** In Spanish, thousands are separated by a space: the dot is the decimal sign in much of America. */
function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  return numberFormat(intlLocales[locale], options)
    .formatToParts(value)
    .map((part) => (part.type === "group" && locale === "es" ? "\u00a0" : part.value))
    .join("");
}

/**
 * Formats a date as `MMM dd, yyyy` (cards) or `MMMM dd, yyyy` (post page), with month names in the
 * language and in the company's time zone, on server and browser alike (F1).
 */
export function formatDate(
  iso: string,
  locale: Locale,
  month: "short" | "long",
  timeZone: string = company.timeZone,
): string {
  const parts = dateFormat(intlLocales[locale], {
    timeZone,
    year: "numeric",
    month,
    day: "2-digit",
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("month")} ${part("day")}, ${part("year")}`;
}

/** Formats a time given as `HH:mm`: `8:00 AM`, `8:00`, `8 h`. */
export function formatTime(time: string, locale: Locale): string {
  if (locale === "fr") {
    const [hours, minutes] = time.split(":").map(Number);
    return `${hours}\u00a0h${minutes ? `\u00a0${time.slice(3)}` : ""}`;
  }
  return dateFormat(intlLocales[locale], {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(`1970-01-01T${time}:00Z`));
}

/** Formats whole kilometres: `1320 km`. Empty for zero. */
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
  formatNumber(value, locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  });
