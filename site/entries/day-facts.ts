import type { Translate } from "~/i18n/translate";
import type { Day, Said } from "./days.server";

export interface DayFact {
  id: "place" | "night" | "meals" | "route";
  label: string;
  said: Said;
  /** Of what kind it is, in the language of the page. */
  more?: string;
}

/** What one wants to know of a day at a glance; what is not known is not there. */
export function dayFacts(
  { place, bed, bedType, ownBathroom, meals, route }: Omit<Day, "heading" | "text">,
  t: Translate,
): DayFact[] {
  const bathroom =
    ownBathroom === undefined ? undefined : t(ownBathroom ? "days.bath.own" : "days.bath.shared");
  const comfort = [bedType, bathroom].filter(Boolean).join(", ");
  const night = bed ?? (comfort ? { text: comfort } : undefined);
  const facts = [
    { id: "place", label: t("days.place"), said: place },
    { id: "night", label: t("days.night"), said: night, more: bed && comfort },
    { id: "meals", label: t("days.meals"), said: meals && { text: meals } },
    { id: "route", label: t("days.route"), said: route && { text: route } },
  ] as const;
  return facts.filter((fact): fact is (typeof facts)[number] & DayFact => Boolean(fact.said));
}
