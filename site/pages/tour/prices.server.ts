import type { tours } from "#content/types/tours.ts";
import type { ObjectView } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import type { LocalizedText } from "~/entries/days.server";
import { formatPrice } from "~/i18n/format.server";
import { monthRanges } from "~/i18n/months.server";
import { hasPrice } from "../../../supabase/functions/_shared/estimate";

/** Group sizes with prices. The last one includes larger groups. */
const columns = [
  { size: 2, member: "price2" },
  { size: 4, member: "price4" },
  { size: 6, member: "price6" },
] as const;

interface Season {
  name: LocalizedText;
  /** `May–October`; empty if unknown. */
  months: string;
  /** Prices per person, one for each of {@link Prices.sizes}; undefined if there is none. */
  prices: (string | undefined)[];
}

/** Prices of a tour, formatted. */
export interface Prices {
  /** Group sizes for which any season has a price. */
  sizes: number[];
  seasons: Season[];
  singleSupplement: string | undefined;
  /** Lowest and highest price of all seasons, USD per person. */
  lowest: number;
  highest: number;
}

interface Stored {
  price: number;
  singleSupplement: number | undefined;
  seasons: readonly ObjectView<typeof tours.fields.seasons>[];
}

/** Formats prices. Zero means no price. */
export function toPrices({ price, singleSupplement, seasons }: Stored, locale: Locale): Prices {
  const used = columns.filter(({ member }) => seasons.some((season) => season[member]));
  const all = seasons.flatMap((season) => used.flatMap(({ member }) => season[member] || []));
  const written = (amount: number | undefined) =>
    amount ? formatPrice(amount, locale) : undefined;
  return {
    sizes: used.map(({ size }) => size),
    seasons: seasons.filter(hasPrice).map(({ name, months, lang, ...season }) => ({
      name: { text: name, lang: lang?.name },
      months: monthRanges(months, locale),
      prices: used.map(({ member }) => written(season[member])),
    })),
    singleSupplement: written(singleSupplement),
    lowest: Math.min(price, ...all),
    highest: Math.max(price, ...all),
  };
}
