import { drawPart } from "~/entries/draw-part.server";
import { ItineraryDays } from "~/entries/itinerary-days";
import { Practical, saysSomething } from "~/entries/practical";
import { ServiceList } from "~/entries/service-list";
import { useI18n } from "~/i18n/context";
import type { PageContext } from "~/seo/page-context";
import { type Drawn, DrawnMarkup } from "~/ui/drawn";
import { Paragraphs } from "~/ui/paragraphs";
import { Part } from "~/ui/part";
import { Contents } from "./contents";
import { FactStrip } from "./fact-strip";
import type { Place } from "./places.server";
import { PriceBox } from "./price-box";
import { toTerms } from "./terms.server";
import type { TourPage } from "./tour-page.server";

interface BodyProps {
  tour: TourPage;
  places: readonly Place[];
  map: Drawn | null;
}

/** All that is only read of a tour's page, which is nearly all of it: from the facts to what to know before. */
export function drawBody(request: Request, page: PageContext, body: BodyProps): Drawn {
  return drawPart(request, "trip-body", page, <Body {...body} terms={toTerms(page)} />);
}

function Body({ tour, places, map, terms }: BodyProps & { terms: ReturnType<typeof toTerms> }) {
  const { t } = useI18n();
  const { itinerary, included, excluded, lang } = tour;
  const known = places.filter(saysSomething);
  const chapters = {
    journey: t("tour.journey"),
    map: map && t("tour.map"),
    days: itinerary.length > 0 && t("tour.days"),
    prices: t("tour.prices"),
    included: included.length + excluded.length > 0 && t("tour.services"),
    practical: known.length > 0 && t("tour.practical"),
    enquiry: t("tour.contents.enquiry"),
  };
  return (
    <>
      <FactStrip tour={tour} />
      <Contents chapters={chapters} />
      <Part id="journey" title={chapters.journey}>
        <div className="trip__text">
          <Paragraphs text={tour.fullDescription} lang={lang?.fullDescription} />
        </div>
      </Part>
      {map && chapters.map ? (
        <Part id="map" title={chapters.map}>
          <DrawnMarkup drawn={map} />
        </Part>
      ) : null}
      {chapters.days ? (
        <Part id="days" title={chapters.days}>
          <ItineraryDays days={itinerary} />
        </Part>
      ) : null}
      <PriceBox title={chapters.prices} tour={tour} terms={terms} />
      {chapters.included ? (
        <Part id="included" title={chapters.included}>
          <div className="trip__lists">
            <ServiceList
              title={t("entries.included")}
              services={included}
              icon="check"
              lang={lang?.included}
            />
            <ServiceList
              title={t("entries.excluded")}
              services={excluded}
              icon="minus"
              lang={lang?.excluded}
            />
          </div>
        </Part>
      ) : null}
      {chapters.practical ? (
        <Part id="practical" title={chapters.practical}>
          {known.map((place) => (
            // Long where a tour goes to many: all but the only one wait until they are asked for.
            <details key={place.slug} className="fold" open={known.length === 1}>
              <summary lang={place.lang?.name}>{place.name}</summary>
              <Practical facts={place} />
            </details>
          ))}
        </Part>
      ) : null}
    </>
  );
}
