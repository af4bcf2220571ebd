import { intlLocales, type Locale } from "#shared/locales.ts";
import type { Company } from "~/entries/settings.server";
import { formatTime } from "~/i18n/format.server";
import type { Translate } from "~/i18n/translate";

/** Office hours of a day, or of consecutive days with equal hours. */
export interface OfficeHours {
  days: string;
  /** Opening times, formatted: `8:00 AM – 5:00 PM`. Empty if closed. */
  hours: string[];
}

const days = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Office hours of the week. Empty if none are known. */
export function officeHours(
  openingHours: Company["openingHours"],
  locale: Locale,
  t: Translate,
): OfficeHours[] {
  if (openingHours.length === 0) return [];
  const weekday = new Intl.DateTimeFormat(intlLocales[locale], {
    weekday: "long",
    timeZone: "UTC",
  });
  const rows: { first: string; last: string; hours: string[] }[] = [];
  for (const [at, day] of days.entries()) {
    const hours = openingHours
      .filter((span) => span.days.includes(day))
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => `${formatTime(opens, locale)} – ${formatTime(closes, locale)}`);
    // 5 January 1970 was a Monday.
    const name = weekday.format(new Date(Date.UTC(1970, 0, 5 + at)));
    const before = rows.at(-1);
    if (before?.hours.join() === hours.join()) before.last = name;
    else rows.push({ first: name, last: name, hours });
  }
  return rows.map(({ first, last, hours }) => {
    const named = first === last ? first : t("contact.hours.days", { first, last });
    return { days: named.charAt(0).toLocaleUpperCase(locale) + named.slice(1), hours };
  });
}
