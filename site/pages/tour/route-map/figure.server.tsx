/** The map as a figure: drawing, key, list of stages. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#shared/locales.ts";
import { formatHours, formatKilometres } from "~/i18n/format.server";
import type { Translate } from "~/i18n/translate";
import { sampleLine } from "./legs";
import { daysOf, type Stop, type Travel, travelKinds } from "./stops";
import type { Appearance } from "./svg-writer";

interface FigureProps {
  /** Trusted SVG. */
  drawing: string;
  appearance: Appearance;
  stops: readonly Stop[];
  /** Kinds of travel on the map. */
  kinds: ReadonlySet<Travel>;
  locale: Locale;
  t: Translate;
}

const maxLettersInLabel = 60;

/** Text alternative of the drawing. */
export function labelOf(stops: readonly Stop[], t: Translate): string {
  const named = stops.filter(({ place }) => place !== "").map(({ place }) => place);
  const [from, to] = [named[0], named.at(-1)].map((name) => name?.slice(0, maxLettersInLabel));
  if (!from || !to) return t("routeMap.title");
  return t(from === to ? "routeMap.round" : "routeMap.there", { from, to });
}

/** `300 km · 5 h 30 min · por tierra`; empty if unknown. */
function legText({ kilometres, hours, travel }: Stop, locale: Locale, t: Translate): string {
  return [
    formatKilometres(kilometres, locale),
    formatHours(hours, locale),
    travel ? t(`routeMap.${travel}`) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function Figure({ drawing, appearance, stops, kinds, locale, t }: FigureProps) {
  return (
    <figure className="route-map" aria-label={t("routeMap.title")}>
      <div
        className="route-map__sheet"
        role="img"
        aria-label={labelOf(stops, t)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated SVG with escaped text
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <figcaption className="route-map__key">
        {kinds.size > 1 &&
          travelKinds
            .filter((kind) => kinds.has(kind))
            .map((kind) => (
              <span key={kind}>
                <svg
                  viewBox="0 0 44 14"
                  fontSize="12"
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
                  dangerouslySetInnerHTML={{ __html: sampleLine(kind, appearance) }}
                />
                {t(`routeMap.${kind}`)}
              </span>
            ))}
        <span>{t("routeMap.note")}</span>
      </figcaption>
      <ol className="route-map__stages">
        {stops.map((stop) => {
          const days = daysOf(stop);
          const leg = legText(stop, locale, t);
          return (
            <li key={stop.firstDay}>
              <span className="route-map__days">
                {t(stop.firstDay === stop.lastDay ? "routeMap.day" : "routeMap.days")} <b>{days}</b>
              </span>
              <span className="route-map__place" lang={stop.lang}>
                {stop.place || t("routeMap.unnamed")}
              </span>
              {leg && <span className="route-map__way">{leg}</span>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

export const drawFigure = (props: FigureProps): string =>
  renderToStaticMarkup(<Figure {...props} />);
