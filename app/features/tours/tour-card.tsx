import { Link } from "react-router";
import { Carousel } from "~/components/carousel";
import { Paragraphs } from "~/components/paragraphs";
import { useI18n } from "~/i18n/context";
import { ItineraryOpener } from "./itinerary-opener";
import { ServiceList } from "./service-list";
import type { Tour } from "./tour";
import { TourFacts } from "./tour-facts";

interface TourCardProps {
  tour: Tour;
  /** Its picture is the page's first. */
  first: boolean;
  onOpenItinerary: () => void;
}

export function TourCard({ tour, first, onOpenItinerary }: TourCardProps) {
  const { t, href } = useI18n();
  const titleId = `${tour.slug}-title`;
  return (
    <article className="tour" id={tour.slug} aria-labelledby={titleId}>
      <div className="wrap tour__grid">
        <div className="tour__pics">
          <Carousel pictures={tour.pictures} name={tour.name} eager={first} />
        </div>
        <div className="tour__sum">
          {tour.featured ? <p className="badge badge--melon">{t("tours.popular")}</p> : null}
          <h2 id={titleId}>{tour.name}</h2>
          <Paragraphs className="tour__short" text={tour.shortDescription} />
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
              <ItineraryOpener tour={tour} onOpen={onOpenItinerary} />
            ) : null}
          </div>
        </div>
        <div className="tour__more">
          <div className="tour__full">
            <h3>{t("tours.journey")}</h3>
            <Paragraphs text={tour.fullDescription} />
          </div>
          <ServiceList title={t("tours.included")} services={tour.included} icon="check" />
          <ServiceList title={t("tours.excluded")} services={tour.excluded} icon="minus" />
        </div>
      </div>
    </article>
  );
}
