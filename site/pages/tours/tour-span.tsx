import { groupRange } from "~/entries/group-range";
import { useI18n } from "~/i18n/context";
import type { Span } from "./tour.server";

/** What the tours have in common, in a sentence that stays true when they change. */
export function TourSpan({ span }: { span: Span | undefined }) {
  const { t } = useI18n();
  if (!span) return t("tours.experience");
  const { minDays, maxDays, priceText } = span;
  const longest = t.count("entries.days", maxDays);
  const sentence = t("tours.subtitle", {
    days: minDays === maxDays ? longest : `${minDays}–${longest}`,
    group: groupRange(span),
    price: priceText,
  });
  return `${sentence} ${t("tours.experience")}`;
}
