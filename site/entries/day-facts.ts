import type { Translate } from "~/i18n/translate";
import type { Day, LocalizedText } from "./days.server";

export interface DayFact {
  id: "place" | "night" | "meals" | "route";
  label: string;
  value: LocalizedText;
  /** Supplementary text in the page's language, such as the type of accommodation. */
  detail?: string;
}

/** Facts shown for a day. Unknown facts are omitted. */
export function dayFacts(
  { place, bed, bedType, ownBathroom, meals, route }: Omit<Day, "heading" | "text">,
  t: Translate,
): DayFact[] {
  const bathroom =
    ownBathroom === undefined ? undefined : t(ownBathroom ? "days.bath.own" : "days.bath.shared");
  const comfort = [bedType, bathroom].filter(Boolean).join(", ");
  const night = bed ?? (comfort ? { text: comfort } : undefined);
  const facts = [
    { id: "place", label: t("days.place"), value: place },
    { id: "night", label: t("days.night"), value: night, detail: bed && comfort },
    { id: "meals", label: t("days.meals"), value: meals && { text: meals } },
    { id: "route", label: t("days.route"), value: route && { text: route } },
  ] as const;
  return facts.filter((fact): fact is (typeof facts)[number] & DayFact => Boolean(fact.value));
}
