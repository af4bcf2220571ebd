import { useI18n } from "~/i18n/context";
import { groupRange } from "./group-range";
import type { Span } from "./tour.server";

/** What the tours have in common, in a sentence that stays true when they change. */
export function TourSpan({ span }: { span: Span | undefined }) {
  const { t } = useI18n();
  if (!span) return t("tours.experience");
  const { minDays, maxDays, priceText } = span;
  const longest = t.count("tours.days", maxDays);
  const sentence = t("tours.subtitle", {
    days: minDays === maxDays ? longest : `${minDays}–${longest}`,
    group: groupRange(span),
    price: priceText,
  });
  return `${sentence} ${t("tours.experience")}`;
}
