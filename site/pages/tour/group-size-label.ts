import type { Translate } from "~/i18n/translate";

/** Column heading of a price: `4 travellers`. The largest size includes larger groups. */
export const groupSizeLabel = (size: number, t: Translate): string =>
  t(size === 6 ? "tour.prices.most" : "tour.prices.size", { n: size });
