import type { Party, TourPrices } from "../../../../supabase/functions/_shared/estimate";
import { removeControls } from "../../../../supabase/functions/_shared/plain-text";
import { maxChildAge } from "../../../../supabase/functions/_shared/trip-fields";

/** Query parameters of an estimate. */
const names = ["month", "adults", "ages", "single"] as const;

/** Months ahead, with the present one, for which the form offers prices. */
const monthsAhead = 18;

/** Larger numbers are refused as typing errors, not as large groups. */
const maxAdults = 500;
const maxChildren = 30;

type Faulty = "month" | "adults" | "ages";

/** An estimate that an address asks for: `?month=2027-07&adults=2&ages=11,12&single=1`. */
export interface AskedEstimate {
  /** Values of the form's controls, as given. */
  month: string;
  adults: string;
  ages: string;
  single: boolean;
  /** Malformed parameters. */
  faults: Faulty[];
  /** Undefined if the number of travellers is malformed. A malformed month counts as none. */
  party: Party | undefined;
}

/** Departure months of a tour, from the present one on: `2027-07`. */
export function monthsOf({ months }: Pick<TourPrices, "months">, now: Date): string[] {
  return monthsFrom(now).filter(
    (month) => months.length === 0 || months.includes(Number(month.slice(5))),
  );
}

const monthsFrom = (now: Date) =>
  Array.from({ length: monthsAhead }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );

/** Adults that the form starts with. */
export const defaultAdults = ({ minGroup, maxGroup }: TourPrices) =>
  Math.max(1, minGroup, Math.min(2, maxGroup));

/** Reads the parameters of an estimate; undefined if there are none. */
export function readParty(
  query: URLSearchParams,
  tour: TourPrices,
  now: Date,
): AskedEstimate | undefined {
  if (!names.some((name) => query.has(name))) return undefined;
  const given = (name: (typeof names)[number]) =>
    removeControls(query.get(name) ?? "")
      .trim()
      .slice(0, 200);
  const [month, ages] = [given("month"), given("ages")];
  const adults = given("adults") || `${defaultAdults(tour)}`;
  const single = given("single") === "1" && Boolean(tour.singleSupplement);
  const isMonth = month === "" || monthsFrom(now).includes(month);
  const adultsCount = numberIn(adults, 1, maxAdults);
  const childAges = agesIn(ages);
  return {
    ...{ month, adults, ages, single },
    faults: [
      ...(isMonth ? [] : ["month" as const]),
      ...(adultsCount === undefined ? ["adults" as const] : []),
      ...(childAges ? [] : ["ages" as const]),
    ],
    party:
      adultsCount === undefined || !childAges
        ? undefined
        : {
            month: isMonth && month ? Number(month.slice(5)) : undefined,
            adults: adultsCount,
            childAges,
            single,
          },
  };
}

function numberIn(text: string, min: number, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

const negative = /(?<!\d\s*)-\s*\d/;

/** Ages with any separators: `8, 11`, `8 y 11`. */
function agesIn(text: string): number[] | undefined {
  if (text === "") return [];
  const numbers = text.match(/\d+/g)?.map((age) => numberIn(age, 0, maxChildAge)) ?? [];
  const isList = numbers.length > 0 && numbers.length <= maxChildren && !negative.test(text);
  return isList && numbers.every((age) => age !== undefined) ? numbers : undefined;
}
