import { ItineraryDays } from "~/entries/itinerary-days";
import { hasPracticalInfo, PracticalInfo } from "~/entries/practical-info";
import { renderStaticHtml } from "~/entries/render-static-html.server";
import { ServiceList } from "~/entries/service-list";
import { useI18n } from "~/i18n/context";
import { DepartureSection } from "~/pages/departures/body.server";
import type { Departure } from "~/pages/departures/departure.server";
import { QuestionSection } from "~/pages/faq/body.server";
import type { Questions } from "~/pages/faq/questions.server";
import type { GuideCardData } from "~/pages/guides/guide.server";
import { GuideCards } from "~/pages/guides/guide-cards.server";
import { ReviewSection } from "~/pages/reviews/body.server";
import type { Review } from "~/pages/reviews/review.server";
import type { ResolveLink } from "~/rich-text/read-links.server";
import { RichText } from "~/rich-text/rich-text.server";
import type { PageContext } from "~/seo/page-context";
import { PageSection } from "~/ui/page-section";
import { type StaticHtml, StaticHtmlBlock } from "~/ui/static-html";
import type { TourEstimate } from "./estimate/tour-estimate.server";
import { FactStrip } from "./fact-strip";
import type { Place } from "./places.server";
import { PriceBox } from "./price-box";
import { TableOfContents } from "./table-of-contents";
import { toTerms } from "./terms.server";
import type { TourPage } from "./tour-page.server";

interface BodyProps {
  tour: TourPage;
  places: readonly Place[];
  departures: readonly Departure[];
  guides: readonly GuideCardData[];
  resolveLink: ResolveLink;
  map: StaticHtml | null;
  questions: Questions;
  reviews: readonly Review[];
  estimate: TourEstimate;
}

interface Terms {
  terms: ReturnType<typeof toTerms>;
}

/**
 * Renders the non-interactive part of a tour's page: most of it, from the facts to the practical
 * information.
 */
export function renderBody(request: Request, page: PageContext, body: BodyProps): StaticHtml {
  return renderStaticHtml(request, "trip-body", page, <Body {...body} terms={toTerms(page)} />);
}

function Body(props: BodyProps & Terms) {
  const { tour, places, departures, guides, resolveLink, map, terms } = props;
  const { questions, reviews, estimate } = props;
  const { t } = useI18n();
  const { itinerary, included, excluded, lang } = tour;
  const known = places.filter(hasPracticalInfo);
  const chapters = {
    journey: t("tour.journey"),
    map: map && t("tour.map"),
    days: itinerary.length > 0 && t("tour.days"),
    departures: departures.length > 0 && t("nav.departures"),
    prices: t("tour.prices"),
    included: included.length + excluded.length > 0 && t("tour.services"),
    guides: guides.length > 0 && t("guides.who"),
    practical: known.length > 0 && t("tour.practical"),
    reviews: reviews.length > 0 && t("nav.reviews"),
    questions: questions.questions.length > 0 && t("nav.faq"),
    enquiry: t("tour.contents.enquiry"),
  };
  return (
    <>
      <FactStrip tour={tour} />
      <TableOfContents chapters={chapters} />
      <PageSection id="journey" title={chapters.journey}>
        <div className="trip__text">
          <RichText
            text={tour.fullDescription}
            format={tour.contentFormat}
            resolveLink={resolveLink}
            lang={lang?.fullDescription}
          />
        </div>
      </PageSection>
      {map && chapters.map ? (
        <PageSection id="map" title={chapters.map}>
          <StaticHtmlBlock content={map} />
        </PageSection>
      ) : null}
      {chapters.days ? (
        <PageSection id="days" title={chapters.days}>
          <ItineraryDays days={itinerary} />
        </PageSection>
      ) : null}
      <DepartureSection departures={departures} />
      <PriceBox title={chapters.prices} tour={tour} terms={terms} estimate={estimate} />
      {chapters.included ? (
        <PageSection id="included" title={chapters.included}>
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
        </PageSection>
      ) : null}
      {chapters.guides ? (
        <PageSection id="guides" title={chapters.guides}>
          <GuideCards guides={guides} />
        </PageSection>
      ) : null}
      {chapters.practical ? (
        <PageSection id="practical" title={chapters.practical}>
          {known.map((place) => (
            // Collapsed if there are several destinations.
            <details key={place.slug} className="fold" open={known.length === 1}>
              <summary lang={place.lang?.name}>{place.name}</summary>
              <PracticalInfo facts={place} resolveLink={resolveLink} />
            </details>
          ))}
        </PageSection>
      ) : null}
      <ReviewSection reviews={reviews} />
      <QuestionSection {...questions} />
    </>
  );
}
