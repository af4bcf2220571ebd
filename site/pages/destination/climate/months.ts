/** What the chart is told of a month. Whatever is missing or makes no sense is left out. */
export interface ClimateMonth {
  /** 1 to 12. */
  month: number;
  /** Mean of the days' lowest and highest, °C. */
  min?: number | null;
  max?: number | null;
  /** Millimetres in the month. */
  rain?: number | null;
}

/** One of the twelve months, with what is known of it. */
export interface Month {
  month: number;
  min?: number;
  max?: number;
  rain?: number;
}

const coldest = -30;
const hottest = 60;
const wettest = 2000;

const within = (value: unknown, min: number, max: number) =>
  typeof value === "number" && value >= min && value <= max ? value : undefined;

/**
 * The whole year, of which anything may be unknown; empty where nothing is known. Of two entries of a month the
 * first counts.
 */
export function toYear(entries: readonly ClimateMonth[]): Month[] {
  const year = Array.from({ length: 12 }, (_, at): Month => {
    const entry = entries.find(({ month }) => month === at + 1);
    const one = within(entry?.min, coldest, hottest);
    const other = within(entry?.max, coldest, hottest);
    const isUpsideDown = one !== undefined && other !== undefined && one > other;
    return {
      month: at + 1,
      min: isUpsideDown ? other : one,
      max: isUpsideDown ? one : other,
      rain: within(entry?.rain, 0, wettest),
    };
  });
  const isKnown = ({ min, max, rain }: Month) => [min, max, rain].some((one) => one !== undefined);
  return year.some(isKnown) ? year : [];
}

/** The month that has the most of something, or the least. */
export function extreme(
  year: readonly Month[],
  measure: "min" | "max" | "rain",
  sign: 1 | -1,
): { month: number; value: number } | undefined {
  const known = year.flatMap((month) => {
    const value = month[measure];
    return value === undefined ? [] : [{ month: month.month, value }];
  });
  const [first] = known.sort((a, b) => sign * (b.value - a.value));
  return first;
}
