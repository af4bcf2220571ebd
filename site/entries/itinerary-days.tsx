import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";
import type { Day, Said } from "./days.server";

/** The days of a tour, each with what one wants to know of it at a glance. */
export function ItineraryDays({ days }: { days: readonly Day[] }) {
  const { t } = useI18n();
  return (
    <ol className="days">
      {days.map(({ day, heading, text, ...facts }) => (
        <li key={day}>
          <div className="days__n">
            {t("days.day")} <b>{day}</b>
          </div>
          <div>
            {heading ? <h3 lang={heading.lang}>{heading.text}</h3> : null}
            {text ? <Paragraphs text={text.text} lang={text.lang} /> : null}
            <DayFacts {...facts} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function DayFacts({ place, bed, bedType, ownBathroom, meals, route }: Omit<Day, "day">) {
  const { t } = useI18n();
  const bathroom =
    ownBathroom === undefined ? undefined : t(ownBathroom ? "days.bath.own" : "days.bath.shared");
  const comfort = [bedType, bathroom].filter(Boolean).join(", ");
  const night = bed ?? (comfort ? { text: comfort } : undefined);
  const facts = [
    { label: t("days.place"), said: place },
    { label: t("days.night"), said: night, more: bed && comfort },
    { label: t("days.meals"), said: meals && { text: meals } },
    { label: t("days.route"), said: route && { text: route } },
  ].filter((fact): fact is Fact => Boolean(fact.said));
  if (facts.length === 0) return null;
  return (
    <dl className="days__facts">
      {facts.map(({ label, said, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span lang={said.lang}>{said.text}</span>
            {more ? ` (${more})` : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  label: string;
  said: Said;
  more?: string;
}
