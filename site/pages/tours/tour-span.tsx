import { useI18n } from "~/i18n/context";
import type { Span } from "./tour.server";

/** Sentence with the ranges of all tours. */
export function TourSpan({ span }: { span: Span | undefined }) {
  const { t } = useI18n();
  if (!span) return t("tours.experience");
  const { minDays, maxDays, minGroup, maxGroup, priceText } = span;
  const range = (from: number, to: number, words: string | number = to) =>
    from === to ? words : t("tours.range", { from, to: words });
  const sentence = t("tours.subtitle", {
    days: range(minDays, maxDays, t.count("entries.days", maxDays)),
    group: range(minGroup, maxGroup),
    price: priceText,
  });
  return `${sentence} ${t("tours.experience")}`;
}
