import { intlLocales, type Locale } from "#shared/locales.ts";
import { dateFormat } from "./intl";

/** Month name (1 to 12) as used within a sentence: `May`, `mayo`. */
export function monthName(month: number, locale: Locale, width: "long" | "short" = "long"): string {
  return dateFormat(intlLocales[locale], { month: width, timeZone: "UTC" }).format(
    new Date(Date.UTC(2026, month - 1, 15)),
  );
}

/**
 * Months as ranges, also across the new year: `May–October`, `November–February, June`. Empty for
 * none and for all twelve.
 */
export function monthRanges(months: readonly number[], locale: Locale): string {
  const has = (month: number) => months.includes(month);
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month === 12 ? 1 : month + 1);
  const all = Array.from({ length: 12 }, (_, at) => at + 1);
  if (all.every(has)) return "";
  return all
    .filter((month) => has(month) && !has(before(month)))
    .map((first) => {
      let last = first;
      while (has(after(last))) last = after(last);
      const [from, to] = [monthName(first, locale), monthName(last, locale)];
      if (first === last) return from;
      return last === after(first) ? `${from}, ${to}` : `${from}–${to}`;
    })
    .join(", ");
}
