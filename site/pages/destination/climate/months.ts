/** Input of the chart for a month. Missing and invalid values are omitted. */
export interface ClimateMonth {
  /** 1 to 12. */
  month: number;
  /** Mean daily minimum and maximum, °C. */
  min?: number | null;
  max?: number | null;
  /** Millimetres in the month. */
  rain?: number | null;
}

/** A month with its known values. */
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
 * All twelve months, with unknown values undefined. Empty if no value is known. The first entry of
 * a month counts.
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

/** The month with the highest value (sign 1) or the lowest (sign -1). */
export function findExtreme(
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
