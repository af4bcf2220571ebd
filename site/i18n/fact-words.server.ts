import type { Locale } from "#shared/locales.ts";

type Range = readonly [from: number, to: number] | undefined;

/** Phrases of one language. Undefined values and zero countries are unknown. */
interface FactWords {
  years: (years: number | undefined, style: "digits" | "words") => string;
  guideYears: (years: number | undefined) => string;
  founded: (year: number | undefined) => string;
  countries: (count: number) => string;
  countryGrowth: (count: number) => string;
  days: (range: Range) => string;
  /** @param price formatted */
  price: (price: string | number | null | undefined) => string;
  group: (range: Range) => string;
}

/** Numbers from two; masculine, like the nouns they precede. */
const numbers: Record<Locale, readonly string[]> = {
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  ),
};

/** A number from two in words up to `max`, else in digits. */
const inWords = (locale: Locale, n: number, max: 12 | 20) =>
  (n <= max && numbers[locale][n - 2]) || String(n);

export const factWords: Record<Locale, FactWords> = {
  es: {
    years(years, style) {
      if (years === undefined) return "muchos años";
      if (years === 1) return "un año";
      return `${style === "words" ? inWords("es", years, 20) : years} años`;
    },
    guideYears(years) {
      if (years === undefined) return "muchos años";
      return years === 1 ? "más de un año" : `más de ${years} años`;
    },
    founded: (year) => (year === undefined ? "hace años" : `en ${year}`),
    countries(count) {
      if (count === 0) return "varios países";
      return count === 1 ? "un país" : `${inWords("es", count, 12)} países`;
    },
    countryGrowth: (count) =>
      count < 2 ? "sigue siendo corta" : `ha crecido hasta ${inWords("es", count, 12)}`,
    days(range) {
      if (!range) return "de varios días";
      const [from, to] = range;
      if (from !== to) return `de ${from} a ${to} días`;
      return to === 1 ? "de un día" : `de ${to} días`;
    },
    price: (price) => (price ? `desde ${price} por persona` : "con precio a consultar"),
    group(range) {
      if (!range) return "en grupos pequeños";
      const [from, to] = range;
      if (from !== to) return `en grupos de ${from} a ${to}`;
      return to === 1 ? "para una persona" : `en grupos de ${to}`;
    },
  },
  en: {
    years(years, style) {
      if (years === undefined) return "many years";
      if (years === 1) return "one year";
      return `${style === "words" ? inWords("en", years, 20) : years} years`;
    },
    guideYears(years) {
      if (years === undefined) return "many years";
      return years === 1 ? "over a year" : `${years}+ years`;
    },
    founded: (year) => (year === undefined ? "years ago" : `in ${year}`),
    countries(count) {
      if (count === 0) return "several countries";
      return count === 1 ? "one country" : `${inWords("en", count, 12)} countries`;
    },
    countryGrowth: (count) =>
      count < 2 ? "is still short" : `has grown to ${inWords("en", count, 12)}`,
    // Before a noun.
    days(range) {
      if (!range) return "multi-day";
      const [from, to] = range;
      return from === to ? `${to}-day` : `${from}-${to} day`;
    },
    price: (price) => (price ? `from ${price}pp` : "priced on request"),
    group(range) {
      if (!range) return "small groups";
      const [from, to] = range;
      if (from !== to) return `groups of ${from}-${to}`;
      return to === 1 ? "for one person" : `groups of ${to}`;
    },
  },
  fr: {
    years(years, style) {
      if (years === undefined) return "de nombreuses années";
      if (years === 1) return "un an";
      return `${style === "words" ? inWords("fr", years, 20) : years} ans`;
    },
    guideYears(years) {
      if (years === undefined) return "de nombreuses années";
      return years === 1 ? "plus d’un an" : `plus de ${years} ans`;
    },
    founded: (year) => (year === undefined ? "il y a des années" : `en ${year}`),
    countries(count) {
      if (count === 0) return "plusieurs pays";
      return count === 1 ? "un pays" : `${inWords("fr", count, 12)} pays`;
    },
    countryGrowth: (count) =>
      count < 2 ? "reste courte" : `compte ${inWords("fr", count, 12)} pays`,
    days(range) {
      if (!range) return "de plusieurs jours";
      const [from, to] = range;
      if (from !== to) return `de ${from} à ${to} jours`;
      return to === 1 ? "d’un jour" : `de ${to} jours`;
    },
    price: (price) => (price ? `à partir de ${price} par personne` : "avec prix sur demande"),
    group(range) {
      if (!range) return "en petits groupes";
      const [from, to] = range;
      if (from !== to) return `en groupes de ${from} à ${to}`;
      return to === 1 ? "pour une personne" : `en groupes de ${to}`;
    },
  },
};
