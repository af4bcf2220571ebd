import type { Translate } from "~/i18n/translate";

/** The heading of a column of prices: `4 travellers`; the largest number stands for more as well. */
export const groupSizeLabel = (size: number, t: Translate): string =>
  t(size === 6 ? "tour.prices.most" : "tour.prices.size", { n: size });
