import { memo } from "react";
import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import { Carousel } from "~/ui/carousel";
import { Paragraphs } from "~/ui/paragraphs";
import { ShareLink } from "~/ui/share-link";
import { ItineraryDays } from "./itinerary-days";
import { ItineraryOpener } from "./itinerary-opener";
import { ServiceList } from "./service-list";
import type { Tour } from "./tour.server";
import { TourFacts } from "./tour-facts";

/** Seven columns of twelve (`tours.css`). */
const sizes = "(min-width: 94rem) 760px, (min-width: 62rem) 51vw, 89vw";

interface TourCardProps {
  tour: Tour;
  /** Its picture is the page's first. */
  first: boolean;
  /** The days stand in it, for paper alone. */
  days: boolean;
  /** Of all tours only this one goes on paper. */
  alone: boolean;
  /** Always the same function. */
  onOpenItinerary: (slug: string) => void;
}

/** Drawn anew only for a change of its own: opening one itinerary leaves the other tours as they are. */
export const TourCard = memo(function TourCard(props: TourCardProps) {
  const { tour, first, days, alone, onOpenItinerary } = props;
  const { t, href } = useI18n();
  const { lang } = tour;
  const titleId = `${tour.slug}-title`;
  return (
    <article
      className="tour"
      id={tour.slug}
      aria-labelledby={titleId}
      data-alone={alone || undefined}
    >
      <div className="wrap tour__grid">
        <div className="tour__pics">
          <Carousel pictures={tour.pictures} name={tour.name} sizes={sizes} eager={first} />
        </div>
        <div className="tour__sum">
          {tour.featured ? <p className="badge badge--melon">{t("tours.popular")}</p> : null}
          <h2 id={titleId} lang={lang?.name}>
            {tour.name}
          </h2>
          <Paragraphs
            className="tour__short"
            text={tour.shortDescription}
            lang={lang?.shortDescription}
          />
          <TourFacts tour={tour} />
          <div className="tour__acts">
            <Link
              className="btn"
              to={href(`/contact?tour=${encodeURIComponent(tour.name)}`)}
              aria-label={t("tours.inquire.of", { name: tour.name })}
            >
              {t("tours.inquire")}
            </Link>
            {tour.itinerary.length > 0 ? (
              <ItineraryOpener tour={tour} onOpen={() => onOpenItinerary(tour.slug)} />
            ) : null}
          </div>
          <ShareLink
            href={`${href(`/tours?tour=${tour.slug}`)}#${tour.slug}`}
            name={tour.name}
            label={t("tours.share")}
            fullLabel={t("tours.share.of", { name: tour.name })}
            copied={t("tours.share.copied")}
          />
        </div>
        <div className="tour__more">
          <div className="tour__full">
            <h3>{t("tours.journey")}</h3>
            <Paragraphs text={tour.fullDescription} lang={lang?.fullDescription} />
          </div>
          <ServiceList
            title={t("tours.included")}
            services={tour.included}
            icon="check"
            lang={lang?.included}
          />
          <ServiceList
            title={t("tours.excluded")}
            services={tour.excluded}
            icon="minus"
            lang={lang?.excluded}
          />
        </div>
        {days && tour.itinerary.length > 0 ? (
          <div className="tour__days">
            <h3>{t("tours.itinerary.title")}</h3>
            <ItineraryDays days={tour.itinerary} />
          </div>
        ) : null}
      </div>
    </article>
  );
});
