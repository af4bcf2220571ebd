import { useI18n } from "~/i18n/context";
import { factsOf } from "./facts";
import type { TourPage } from "./tour-page.server";

/** Characters of what is read at a glance; more is a sentence, which has a row to itself. */
const wordLimit = 48;

/** What decides whether a trip suits, at a glance. */
export function FactStrip({ tour }: { tour: TourPage }) {
  const { t } = useI18n();
  return (
    <dl className="strip wrap" aria-label={t("tour.facts")}>
      {factsOf(tour, t).map(({ id, label, text, lang, note }) => (
        <div key={id} className={text.length > wordLimit ? "strip__whole" : undefined}>
          <dt>{label}</dt>
          <dd lang={lang}>{text}</dd>
          {note ? <dd className="strip__note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
