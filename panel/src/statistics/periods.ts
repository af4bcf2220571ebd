import { formatDay, monthNames } from "@panel/ui/format";

const dayMs = 24 * 3_600_000;

/** Periods with their values in the address. The first is the default. */
export const periods = [
  { value: "4w", label: "Últimas 4 semanas", before: "las 4 semanas anteriores", weeks: 4 },
  { value: "12w", label: "Últimas 12 semanas", before: "las 12 semanas anteriores", weeks: 12 },
  { value: "12m", label: "Últimos 12 meses", before: "los 12 meses anteriores", weeks: 52 },
] as const;

export type Period = (typeof periods)[number];

export const periodOf = (value: string | null): Period =>
  periods.find((period) => period.value === value) ?? periods[0];

/** Date range of whole weeks, from a Monday until today in the company's time zone: `2026-11-02` to `2026-11-25`. */
export function daysOf({ weeks }: Period, now = new Date()): { since: string; until: string } {
  const [day, month, year] = formatDay(now.toISOString()).split("/").map(Number);
  const today = Date.UTC(year ?? 0, (month ?? 1) - 1, day);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const since = today - (sinceMonday + 7 * (weeks - 1)) * dayMs;
  return { since: isoDay(since), until: isoDay(today) };
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Adds days to a date. */
export const dayAfter = (day: string, days: number): string =>
  isoDay(Date.parse(day) + days * dayMs);

/** Short form of a date: `2 nov` for `2026-11-02`. */
export function shortDay(day: string): string {
  const [, month = 1, date] = day.split("-").map(Number);
  return `${date} ${monthNames[month - 1]?.slice(0, 3)}`;
}

/** Long form of a date: `2 de noviembre de 2026`. */
export function dayInWords(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return `${date} de ${monthNames[month - 1]} de ${year}`;
}
