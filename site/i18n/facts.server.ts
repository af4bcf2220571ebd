import { createContext } from "react-router";
import { type Brand, brandOf, shortNameOf } from "#shared/brand/brand.ts";
import { type BrandPictureName, brandPictures } from "#shared/brand/brand-pictures.ts";
import type { TourFacts } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { replyTime } from "../../supabase/functions/_shared/reply-time";
import { factWords } from "./fact-words.server";
import { formatPrice } from "./format.server";
import { dateFormat } from "./intl";
import type { Catalogues } from "./message-table";

/**
 * Facts that texts mention as `{placeholders}`. Each is a phrase that fits into its sentence with any value, also
 * with none, because programs may leave settings empty and there may be no tours. `{Years}` is `{years}` at the start
 * of a sentence.
 */
export const factNames = [
  /** Short name of the company */
  "shortName",
  /** `14 años` */
  "years",
  /** `catorce años` */
  "yearsInWords",
  /** `más de 20 años` */
  "guideYears",
  /** `en 2010` */
  "founded",
  /** `seis países` */
  "countries",
  /** Predicate of “the list of countries”: `ha crecido hasta seis` */
  "countryGrowth",
  /** `24 horas` */
  "reply",
  /** `CAT, UTC+2` */
  "officeZone",
  /** `de 12 a 14 días`, `desde 5850 US$ por persona` and `en grupos de 2 a 10`, of the tours in the headline range. */
  "headlineDays",
  "headlinePrice",
  "headlineGroup",
] as const;

export type FactName = (typeof factNames)[number];
export type Facts = Readonly<Record<FactName, string>>;

/** Language, facts and the owner's words of a response; catalogues take their texts with them. */
export interface Wording {
  locale: Locale;
  /** Undefined: the code's words. */
  catalogues?: Catalogues | undefined;
  facts: Facts;
  /** ISO 3166 codes of the countries with active tours. */
  countries: readonly string[];
  /** Whether texts explain the name of the invented company. */
  isDemonstration: boolean;
  /** Places whose drawn scene is replaced by a picture. */
  ownPictures: readonly BrandPictureName[];
  hasTours: boolean;
}

/** Set by `middleware/company.server.ts`, before any loader runs. */
export const wordingContext = createContext<Wording>();

/** The part of the company's settings that texts mention; undefined if empty. */
interface FactSettings {
  name: string;
  foundedYear: number | undefined;
  yearsOfService: number | undefined;
  guideYears: number | undefined;
  replyHours: number | undefined;
  timeZone: string;
}

/**
 * @param tours of the database function `tour_facts`; null if they could not be read
 * @param year the present one, from which years of service are counted
 */
export function wordingOf(
  company: FactSettings,
  tours: TourFacts | null,
  locale: Locale,
  year = new Date().getFullYear(),
  brand: Pick<Brand, "shortName" | "isDemonstration" | "pictures"> = brandOf(null),
): Wording {
  const words = factWords[locale];
  const { foundedYear, guideYears, replyHours, timeZone } = company;
  const years = yearsOfService(company, year);
  const countries = tours?.countries ?? [];
  return {
    locale,
    countries,
    isDemonstration: brand.isDemonstration,
    ownPictures: brandPictures.filter((name) => brand.pictures[name]),
    hasTours: Boolean(tours?.min_days),
    facts: {
      shortName: shortNameOf(brand, company.name),
      years: words.years(years, "digits"),
      yearsInWords: words.years(years, "words"),
      guideYears: words.guideYears(guideYears),
      founded: words.founded(foundedYear),
      countries: words.countries(countries.length),
      countryGrowth: words.countryGrowth(countries.length),
      reply: replyTime(replyHours, locale),
      officeZone: officeZone(timeZone),
      headlineDays: words.days(rangeOf(tours?.min_days, tours?.max_days)),
      headlinePrice: words.price(tours?.min_price && formatPrice(Number(tours.min_price), locale)),
      headlineGroup: words.group(rangeOf(tours?.min_group, tours?.max_group)),
    },
  };
}

/** Time zones whose time is Central Africa Time all year. */
const centralAfrica =
  /^Africa\/(?:Gaborone|Harare|Johannesburg|Lusaka|Maputo|Maseru|Mbabane|Windhoek)$/;

/** Difference to UTC, with the name of the time where it is known. */
function officeZone(timeZone: string): string {
  if (centralAfrica.test(timeZone)) return "CAT, UTC+2";
  const parts = dateFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return offset.replace("GMT", "UTC");
}

/** Years as set, else counted since the foundation; undefined if unknown or in the future. */
function yearsOfService(
  { yearsOfService: set, foundedYear }: FactSettings,
  year: number,
): number | undefined {
  const counted = foundedYear === undefined ? 0 : year - foundedYear;
  return set ?? (counted > 0 ? counted : undefined);
}

function rangeOf(from: number | null | undefined, to: number | null | undefined) {
  return from && to ? ([from, to] as const) : undefined;
}

/** Text with its facts filled in. Other placeholders stay for the page. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const own = name.charAt(0).toLowerCase() + name.slice(1);
    if (!Object.hasOwn(facts, own)) return placeholder;
    const phrase = facts[own as FactName];
    return own === name ? phrase : phrase.charAt(0).toUpperCase() + phrase.slice(1);
  });
}
