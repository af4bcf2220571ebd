/** Prices of a tour, as far as an estimate needs them. Zero and undefined are no price. */
export interface TourPrices {
  /** Months of departure, 1 to 12; empty if every month is possible. */
  months: readonly number[];
  minAge?: number | undefined;
  minGroup: number;
  maxGroup: number;
  singleSupplement?: number | undefined;
  /** Price per person for tours without seasons. */
  price?: number | undefined;
  seasons: readonly SeasonPrices[];
  childRates: readonly ChildRate[];
}

/** Prices per person in US dollars, for 2, 4, and 6 or more travellers. Without months: those of no other season. */
export interface SeasonPrices {
  months: readonly number[];
  price2?: number | undefined;
  price4?: number | undefined;
  price6?: number | undefined;
}

/** Discount in percent for children of these ages, both included. Other programs may store incomplete rates. */
export interface ChildRate {
  fromAge?: number | undefined;
  toAge?: number | undefined;
  discount?: number | undefined;
}

/** Travellers and month that a price is asked for. */
export interface Party {
  /** 1 to 12; undefined: not decided. */
  month?: number | undefined;
  adults: number;
  childAges: readonly number[];
  /** One traveller sleeps alone. */
  single: boolean;
}

/** Column of the price table: smallest party that pays its prices. */
export type PartySize = 2 | 4 | 6;

/** A line of an estimate. `amount` is the price of one, `discount` the percentage that it includes. */
export interface EstimateLine {
  kind: "adults" | "children" | "single";
  count: number;
  amount: number;
  /** Ages of the children, ascending. */
  ages: number[];
  discount: number;
}

export type Estimate =
  /** A child is younger than the tour allows. */
  | { kind: "age"; minAge: number }
  | { kind: "alone" }
  | { kind: "few"; minGroup: number }
  | { kind: "many"; maxGroup: number }
  /** The tour does not run in this month. */
  | { kind: "month"; month: number }
  /** No price is known. */
  | { kind: "request" }
  /** A tour without seasons: the lowest price per person. */
  | { kind: "from"; price: number }
  /**
   * `season` is an index; undefined if several seasons cost the same and no month was asked for. Both are undefined for a
   * departure with its own price.
   */
  | (Amounts & { kind: "amount"; season: number | undefined; size: PartySize | undefined })
  /** No month was asked for, and seasons differ. `size` is undefined if the columns differ. */
  | { kind: "range"; lowest: Amounts; highest: Amounts; size: PartySize | undefined };

export interface Amounts {
  lines: EstimateLine[];
  /** Sum of the lines. */
  total: number;
  /** Price of one adult. */
  perAdult: number;
}

const sizes = [6, 4, 2] as const;

/**
 * Price of a tour for a party. Between two columns the smaller party's price applies, of two seasons in a month the
 * higher one, and of two child rates the smaller discount: an estimate is never too low.
 */
export function estimate(tour: TourPrices, party: Party): Estimate {
  const { month, adults, childAges } = party;
  const travellers = adults + childAges.length;
  const { minAge = 0 } = tour;
  if (childAges.some((age) => age < minAge)) return { kind: "age", minAge };
  if (travellers < 2) return { kind: "alone" };
  if (travellers < tour.minGroup) return { kind: "few", minGroup: tour.minGroup };
  if (travellers > tour.maxGroup) return { kind: "many", maxGroup: tour.maxGroup };
  if (month && !runsIn(tour, month)) return { kind: "month", month };
  if (!tour.seasons.some(hasPrice))
    return tour.price ? { kind: "from", price: tour.price } : { kind: "request" };
  const found = pricesIn(tour, month, travellers).toSorted((a, b) => a.price - b.price);
  const [cheapest, dearest] = [found[0], found.at(-1)];
  if (!cheapest || !dearest) return { kind: "request" };
  if (month || cheapest.price === dearest.price) {
    const season = month || found.length === 1 ? dearest.season : undefined;
    return { kind: "amount", season, size: dearest.size, ...amounts(tour, party, dearest.price) };
  }
  return {
    kind: "range",
    lowest: amounts(tour, party, cheapest.price),
    highest: amounts(tour, party, dearest.price),
    size: found.every(({ size }) => size === dearest.size) ? dearest.size : undefined,
  };
}

/** Price of a departure that has a price per person of its own, whatever the size of the party. */
export function departureEstimate(tour: TourPrices, party: Party, price: number): Estimate {
  const { minAge = 0 } = tour;
  if (party.childAges.some((age) => age < minAge)) return { kind: "age", minAge };
  const none = { season: undefined, size: undefined };
  return { kind: "amount", ...none, ...amounts(tour, party, price) };
}

/** Whether a season has a price for any party. */
export const hasPrice = (season: SeasonPrices): boolean =>
  sizes.some((size) => Boolean(season[`price${size}`]));

const runsIn = ({ months }: TourPrices, month: number) =>
  months.length === 0 || months.includes(month);

interface FoundPrice {
  season: number;
  size: PartySize;
  price: number;
}

/** Prices for the party in the seasons of a month, or in all seasons in which the tour runs. */
function pricesIn(tour: TourPrices, month: number | undefined, travellers: number): FoundPrice[] {
  const priced = tour.seasons
    .map((season, index) => ({ season, index }))
    .filter(({ season }) => hasPrice(season));
  const named = priced.filter(({ season: { months } }) =>
    month
      ? months.includes(month)
      : months.length === 0 || months.some((each) => runsIn(tour, each)),
  );
  const used = named.length > 0 ? named : priced.filter(({ season }) => season.months.length === 0);
  return used.flatMap(({ season, index }): FoundPrice[] => {
    const size = sizes.find((each) => each <= travellers && season[`price${each}`]);
    const price = size && season[`price${size}`];
    return size && price ? [{ season: index, size, price }] : [];
  });
}

function amounts(tour: TourPrices, { adults, childAges, single }: Party, price: number): Amounts {
  const rest = { ages: [], discount: 0 };
  const lines: EstimateLine[] =
    adults > 0 ? [{ kind: "adults", count: adults, amount: price, ...rest }] : [];
  for (const age of childAges.toSorted((a, b) => a - b)) {
    const discount = discountAt(tour.childRates, age);
    const known = lines.find((line) => line.kind === "children" && line.discount === discount);
    if (known) {
      known.count += 1;
      known.ages.push(age);
    } else {
      const amount = discount > 0 ? reducedBy(price, discount) : price;
      lines.push({ kind: "children", count: 1, amount, ages: [age], discount });
    }
  }
  const { singleSupplement } = tour;
  if (single && singleSupplement)
    lines.push({ kind: "single", count: 1, amount: singleSupplement, ...rest });
  const cents = lines.reduce((sum, { amount, count }) => sum + Math.round(amount * 100) * count, 0);
  return { lines, total: cents / 100, perAdult: price };
}

/** Smallest discount for an age; 0 if there is none. */
function discountAt(rates: readonly ChildRate[], age: number): number {
  const found = rates.flatMap(({ fromAge, toAge, discount }) =>
    fromAge !== undefined && toAge !== undefined && discount && fromAge <= age && age <= toAge
      ? [discount]
      : [],
  );
  return found.length > 0 ? Math.min(...found) : 0;
}

/** Rounds a reduced price to whole dollars, half up. Computes in cents, because products of fractions are slightly too low. */
const reducedBy = (price: number, discount: number) =>
  Math.floor((Math.round(price * 100) * (100 - discount) + 5_000) / 10_000);
