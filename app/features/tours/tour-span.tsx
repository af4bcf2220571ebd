import { useI18n } from "~/i18n/context";
import { formatPrice } from "~/i18n/format";
import { groupRange, type Span } from "./tour";

/** What the tours have in common, in a sentence that stays true when they change. */
export function TourSpan({ span }: { span: Span | undefined }) {
  const { t, locale } = useI18n();
  if (!span) return t("tours.experience");
  const { minDays, maxDays, price } = span;
  const longest = t.count("tours.days", maxDays);
  const sentence = t("tours.subtitle", {
    days: minDays === maxDays ? longest : `${minDays}–${longest}`,
    group: groupRange(span),
    price: formatPrice(price, locale),
  });
  return `${sentence} ${t("tours.experience")}`;
}
