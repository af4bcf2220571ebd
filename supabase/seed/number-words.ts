import type { Locale } from "../functions/_shared/locales.ts";

/** Number words by language; the index is the number. */
const words: Record<Locale, string[]> = {
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis".split(
    " ",
  ),
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  ),
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
    " ",
  ),
};

/** Larger numbers that the demonstration writes as words. */
const larger: Record<Locale, Record<number, string>> = {
  es: {},
  en: { 70: "seventy", 500: "five hundred" },
  fr: { 10: "dizaine", 15: "quinzaine", 30: "trentaine", 40: "quarantaine", 100: "centaine" },
};

/** Number of a word or of digits; `undefined` if it is neither. */
export function numberOf(word: string, locale: Locale): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const at = words[locale].indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}

/** The numbers of a text that are written in digits, without the separators of thousands. */
export function figuresOf(text: string): number[] {
  const figures = text
    .replaceAll("4x4", "")
    .match(/\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/gu);
  return (figures ?? []).map((figure) =>
    Number(figure.replace(/[\s.,](?=\d{3}(?!\d))/gu, "").replace(",", ".")),
  );
}

/** Whether a text has a number as a word. */
export function spells(text: string, value: number, locale: Locale): boolean {
  const spelled = [words[locale][value], larger[locale][value]].filter(
    (word) => word !== undefined,
  );
  return spelled.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text));
}
