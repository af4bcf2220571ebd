import { memo } from "react";
import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { ShareLink } from "~/entries/share-link";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { Carousel } from "~/ui/carousel";
import { Paragraphs } from "~/ui/paragraphs";
import { StaticHtmlBlock } from "~/ui/static-html";
import { ItineraryOpener } from "./itinerary-opener";
import type { ListedTour } from "./tour.server";
import { TourFacts } from "./tour-facts";

/** Seven of twelve columns (`tours.css`). */
const sizes = "(min-width: 94rem) 760px, (min-width: 62rem) 51vw, 89vw";

interface TourCardProps {
  tour: ListedTour;
  /** Its picture is the first of the page. */
  first: boolean;
  /** Days, visible in print only. */
  days: { html: string } | undefined;
  /** Only this tour is printed. */
  alone: boolean;
  /** Must be stable, for `memo`. */
  onOpenItinerary: (slug: string) => void;
}

/** Memoized: opening an itinerary must not re-render the other cards. */
export const TourCard = memo(function TourCard(props: TourCardProps) {
  const { tour, first, days, alone, onOpenItinerary } = props;
  const { t, href } = useI18n();
  const { lang } = tour;
  const titleId = `${tour.slug}-title`;
  const page = href(tourPath(tour.slug));
  return (
    <article
      className="tour"
      id={tour.slug}
      aria-labelledby={titleId}
      data-alone={alone || undefined}
    >
      <div className="wrap tour__grid">
        <div className="tour__pics">
          <Carousel
            pictures={tour.pictures}
            name={tour.name}
            sizes={sizes}
            eager={first}
            href={page}
          />
        </div>
        <div className="tour__sum">
          {tour.featured ? <p className="badge badge--glow">{t("tours.popular")}</p> : null}
          <h2 id={titleId} lang={lang?.name}>
            <Link to={page} prefetch="intent">
              {tour.name}
            </Link>
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
            {tour.hasDays ? (
              <ItineraryOpener tour={tour} onOpen={() => onOpenItinerary(tour.slug)} />
            ) : null}
          </div>
          <p className="tour__page">
            <Link
              className="more"
              to={page}
              prefetch="intent"
              aria-label={t("tours.more.of", { name: tour.name })}
            >
              {t("tours.more")} <Icon name="arrow" />
            </Link>
          </p>
          <ShareLink href={page} name={tour.name} />
        </div>
        <StaticHtmlBlock className="tour__more" content={tour.more} />
        {days ? (
          <div className="tour__days">
            <h3>{t("tours.itinerary.title")}</h3>
            <StaticHtmlBlock content={{ id: `${tour.slug}-days`, ...days }} />
          </div>
        ) : null}
      </div>
    </article>
  );
});
