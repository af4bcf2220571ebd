import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";
import type { ItineraryDay } from "./itinerary";

export function ItineraryDays({ days }: { days: readonly ItineraryDay[] }) {
  const { t } = useI18n();
  return (
    <ol className="days">
      {days.map(({ day, heading, text, lang }) => (
        <li key={day}>
          <div className="days__n">
            {t("tours.day")} <b>{day}</b>
          </div>
          <div lang={lang}>
            {heading ? <h3>{heading}</h3> : null}
            <Paragraphs text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
