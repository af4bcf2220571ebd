import type { Locale } from "./locales.ts";

const words: Record<Locale, { unknown: string; one: string; several: string }> = {
  es: { unknown: "unos días", one: "una hora", several: "horas" },
  en: { unknown: "a few days", one: "one hour", several: "hours" },
  fr: { unknown: "quelques jours", one: "une heure", several: "heures" },
};

/** Time within which an answer is promised: `24 horas`. Null hours are unknown. */
export function replyTime(hours: number | null | undefined, locale: Locale): string {
  const { unknown, one, several } = words[locale];
  if (hours === null || hours === undefined) return unknown;
  return hours === 1 ? one : `${hours} ${several}`;
}
