import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";
import { dayFacts } from "./day-facts";
import type { Day } from "./days.server";

/** The days of a tour with their facts. */
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
            <DayFacts day={{ day, ...facts }} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function DayFacts({ day }: { day: Omit<Day, "heading" | "text"> }) {
  const { t } = useI18n();
  const facts = dayFacts(day, t);
  if (facts.length === 0) return null;
  return (
    <dl className="days__facts">
      {facts.map(({ id, label, value, detail }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <span lang={value.lang}>{value.text}</span>
            {detail ? ` (${detail})` : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
