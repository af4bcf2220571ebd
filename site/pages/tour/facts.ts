import type { Locale } from "#shared/locales.ts";
import type { LocalizedText } from "~/entries/days.server";
import { groupRange } from "~/entries/group-range";
import type { Translate } from "~/i18n/translate";
import type { TourPage } from "./tour-page.server";

export interface Fact {
  id:
    | "style"
    | "destination"
    | "duration"
    | "months"
    | "group"
    | "fitness"
    | "minAge"
    | "malaria"
    | "route"
    | "vehicle";
  label: string;
  text: string;
  lang?: Locale | undefined;
  /** End of the route; may be in another language than its start. */
  to?: LocalizedText | undefined;
  /** Supplementary text. */
  note?: string | undefined;
}

/** Key facts of a tour. Unknown facts are omitted. */
export function factsOf(tour: TourPage, t: Translate): Fact[] {
  const { style, fitness, minAge, malaria, months, vehicle, vehicleGuests, lang } = tour;
  const { startPlace: start, endPlace: end } = tour;
  const facts: (Fact | undefined | "" | 0)[] = [
    style && { id: "style", label: t("tour.style"), text: style },
    {
      id: "destination",
      label: t("tour.destination"),
      text: tour.destination,
      lang: lang?.destination,
    },
    { id: "duration", label: t("tour.duration"), text: t.count("entries.days", tour.days) },
    months && { id: "months", label: t("tour.months"), text: months },
    {
      id: "group",
      label: t("tour.group"),
      text: t.count("entries.travellers", tour.maxGroup, { range: groupRange(tour) }),
    },
    fitness && {
      id: "fitness",
      label: t("tour.fitness"),
      text: t(`tour.fitness.${fitness as 1}`),
      note: t("tour.fitness.level", { n: fitness }),
    },
    minAge === undefined
      ? undefined
      : {
          id: "minAge",
          label: t("tour.minAge"),
          text: minAge === 0 ? t("tour.anyAge") : t.count("tour.years", minAge),
        },
    malaria && { id: "malaria", label: t("tour.malaria"), text: malaria },
    (start || end) && {
      id: "route",
      label: t("tour.route"),
      text: start || end,
      lang: start ? lang?.startPlace : lang?.endPlace,
      to: start && end && start !== end ? { text: end, lang: lang?.endPlace } : undefined,
    },
    (vehicle || vehicleGuests) && {
      id: "vehicle",
      label: t("tour.vehicle"),
      text: vehicle || t("tour.vehicle.guests", { n: vehicleGuests ?? 0 }),
      lang: vehicle ? lang?.vehicle : undefined,
      note: vehicle && vehicleGuests ? t("tour.vehicle.guests", { n: vehicleGuests }) : undefined,
    },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}
