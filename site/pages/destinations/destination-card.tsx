import { Link } from "react-router";
import { DestinationFacts } from "~/entries/destination-facts";
import { ShareLink } from "~/entries/share-link";
import { useI18n } from "~/i18n/context";
import { destinationPath, tourPath } from "~/seo/addresses";
import { Carousel } from "~/ui/carousel";
import { Paragraphs } from "~/ui/paragraphs";
import type { Destination } from "./destination.server";

/** Two columns (`destinations.css`). */
const sizes = "(min-width: 94rem) 620px, (min-width: 48rem) 42vw, 89vw";

/** The destination's page lists all tours. */
const maxTours = 6;

interface DestinationCardProps {
  destination: Destination;
  /** Its picture is the first of the page. */
  first: boolean;
}

export function DestinationCard({ destination, first }: DestinationCardProps) {
  const { t, href } = useI18n();
  const { slug, name, bestTime, highlights, tours, lang } = destination;
  const titleId = `${slug}-title`;
  const page = href(destinationPath(slug));
  return (
    <article className="dest" id={slug} aria-labelledby={titleId}>
      <Carousel
        pictures={destination.pictures}
        name={name}
        sizes={sizes}
        eager={first}
        href={page}
      />
      <div className="dest__name">
        <h2 id={titleId} lang={lang?.name}>
          <Link to={page} prefetch="intent">
            {name}
          </Link>
        </h2>
        <p className="badge" lang={lang?.country}>
          {destination.country}
        </p>
      </div>
      <Paragraphs
        className="dest__short"
        text={destination.shortDescription}
        lang={lang?.shortDescription}
      />
      <Paragraphs
        className="dest__full"
        text={destination.fullDescription}
        lang={lang?.fullDescription}
      />
      <DestinationFacts bestTime={bestTime} highlights={highlights} lang={lang} />
      {tours.length > 0 ? (
        <p className="dest__tours">
          <b>{t("destinations.tours")}</b>{" "}
          {tours.slice(0, maxTours).map((tour) => (
            <Link
              key={tour.slug}
              to={href(tourPath(tour.slug))}
              lang={tour.lang?.name}
              prefetch="intent"
            >
              {tour.name}
            </Link>
          ))}
        </p>
      ) : null}
      <ShareLink href={page} name={name} />
    </article>
  );
}
