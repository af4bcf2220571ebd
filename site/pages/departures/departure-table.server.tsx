import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { type Departure, isBookable } from "./departure.server";

interface Props {
  departures: readonly Departure[];
  /** All departures are of the page's tour. */
  ofOneTour?: boolean;
}

/** Table of departures. On phones each one is a card (`departures.css`). */
export function DepartureTable({ departures, ofOneTour = false }: Props) {
  const { t } = useI18n();
  const hasGuide = departures.some(({ guideText }) => guideText);
  return (
    <table className="departures">
      <caption className="sr">{t("departures.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("departures.dates")}</th>
          {ofOneTour ? null : <th scope="col">{t("departures.tour")}</th>}
          {hasGuide ? <th scope="col">{t("departures.language")}</th> : null}
          <th scope="col">{t("departures.state")}</th>
          <th scope="col">{t("departures.price")}</th>
          <th scope="col">{t("departures.ask")}</th>
        </tr>
      </thead>
      <tbody>
        {departures.map((departure) => (
          <Row key={departure.id} departure={departure} {...{ ofOneTour, hasGuide }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  departure,
  ofOneTour,
  hasGuide,
}: {
  departure: Departure;
  ofOneTour: boolean;
  hasGuide: boolean;
}) {
  const { t, href } = useI18n();
  const { id, tour, dates, startsOn, days, note, guideText, isCancelled, left } = departure;
  const path = tourPath(tour.slug);
  const named = (label: string) => t("departures.of", { label, name: tour.text, dates });
  const ask = t(left === 0 ? "departures.wait" : "departures.request");
  return (
    <tr id={`departure-${id}`} className={isCancelled ? "departures__gone" : undefined}>
      <th scope="row">
        <time dateTime={startsOn}>{dates}</time>
        <span>{t.count("entries.days", days)}</span>
      </th>
      {ofOneTour ? null : (
        <td>
          <a href={href(path)} lang={tour.lang}>
            {tour.text}
          </a>
        </td>
      )}
      {hasGuide ? (
        <td className="departures__guide">
          {guideText && <span>{t("departures.speaks", { languages: guideText })}</span>}
        </td>
      ) : null}
      <td>
        <Badges departure={departure} />
        {note && (
          <p className="departures__note" lang={note.lang}>
            {note.text}
          </p>
        )}
      </td>
      <td className="departures__price">
        <Price departure={departure} />
      </td>
      <td className="departures__acts">
        {isCancelled ? null : (
          <>
            <a
              className={isBookable(departure) ? "btn" : "btn btn--line"}
              href={href(`${path}?departure=${id}#enquiry`)}
              aria-label={named(ask)}
            >
              {ask}
            </a>
            <a
              className="more"
              href={href(`/departures/${id}.ics`)}
              aria-label={named(t("departures.calendar"))}
            >
              {t("departures.calendar")}
            </a>
          </>
        )}
      </td>
    </tr>
  );
}

function Badges({ departure: { isCancelled, isGuaranteed, left } }: { departure: Departure }) {
  const { t } = useI18n();
  if (isCancelled) return <span className="badge badge--err">{t("departures.cancelled")}</span>;
  return (
    <span className="badges">
      {left === undefined ? (
        <span className="badge badge--line">{t("departures.open")}</span>
      ) : null}
      {left === 0 ? <span className="badge badge--line">{t("departures.full")}</span> : null}
      {left ? <span className="badge badge--warn">{t.count("departures.left", left)}</span> : null}
      {isGuaranteed ? (
        <span className="badge badge--ok" title={t("departures.guaranteed.text")}>
          {t("departures.guaranteed")}
        </span>
      ) : null}
    </span>
  );
}

function Price({ departure: { isCancelled, priceText, isPriceFrom } }: { departure: Departure }) {
  const { t } = useI18n();
  if (isCancelled) return null;
  if (!priceText) return t("departures.price.none");
  return isPriceFrom ? t("departures.price.from", { price: priceText }) : priceText;
}
