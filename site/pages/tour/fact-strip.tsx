import { useI18n } from "~/i18n/context";
import { factsOf } from "./facts";
import type { TourPage } from "./tour-page.server";

/** Longer facts, in characters, get a row of their own. */
const wordLimit = 48;

/** Key facts of a tour in a row. */
export function FactStrip({ tour }: { tour: TourPage }) {
  const { t } = useI18n();
  return (
    <dl className="strip wrap" aria-label={t("tour.facts")}>
      {factsOf(tour, t).map(({ id, label, text, lang, to, note }) => (
        <div
          key={id}
          className={text.length + (to?.text.length ?? 0) > wordLimit ? "strip__whole" : undefined}
        >
          <dt>{label}</dt>
          <dd>
            <span lang={lang}>{text}</span>
            {to ? " – " : null}
            {to ? <span lang={to.lang}>{to.text}</span> : null}
          </dd>
          {note ? <dd className="strip__note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
