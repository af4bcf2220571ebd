import { groupRange } from "~/entries/group-range";
import { useI18n } from "~/i18n/context";
import type { TourPage } from "./tour-page.server";

interface Fact {
  label: string;
  text: string;
  lang?: string | undefined;
  /** In small letters below. */
  note?: string | undefined;
}

/** What decides whether a trip suits, at a glance; what is not known is not there. */
export function FactStrip({ tour }: { tour: TourPage }) {
  const { t } = useI18n();
  return (
    <dl className="strip wrap" aria-label={t("tour.facts")}>
      {useFacts(tour).map(({ label, text, lang, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{text}</dd>
          {note ? <dd className="strip__note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function useFacts(tour: TourPage): Fact[] {
  const { t } = useI18n();
  const { style, fitness, minAge, malaria, months, vehicle, vehicleGuests, lang } = tour;
  const { startPlace: start, endPlace: end } = tour;
  const travellers = tour.maxGroup === 1 ? "entries.travellers_one" : "entries.travellers_other";
  const facts: (Fact | undefined | "" | 0)[] = [
    style && { label: t("tour.style"), text: style },
    {
      label: t("tour.destination"),
      text: tour.destination,
      lang: lang?.destination,
    },
    { label: t("tour.duration"), text: t.count("entries.days", tour.days) },
    months && { label: t("tour.months"), text: months },
    { label: t("tour.group"), text: t(travellers, { range: groupRange(tour) }) },
    fitness && {
      label: t("tour.fitness"),
      text: t(`tour.fitness.${fitness as 1}`),
      note: t("tour.fitness.level", { n: fitness }),
    },
    minAge === undefined
      ? undefined
      : {
          label: t("tour.minAge"),
          text: minAge === 0 ? t("tour.anyAge") : t.count("tour.years", minAge),
        },
    malaria && { label: t("tour.malaria"), text: malaria },
    (start || end) && {
      label: t("tour.route"),
      text: start && end ? (start === end ? start : `${start} – ${end}`) : start || end,
      lang: lang?.startPlace ?? lang?.endPlace,
    },
    (vehicle || vehicleGuests) && {
      label: t("tour.vehicle"),
      text: vehicle || t("tour.vehicle.guests", { n: vehicleGuests ?? 0 }),
      lang: vehicle ? lang?.vehicle : undefined,
      note: vehicle && vehicleGuests ? t("tour.vehicle.guests", { n: vehicleGuests }) : undefined,
    },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}
