import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import type { TourCard } from "~/entries/tour-cards.server";
import { useCompany } from "~/entries/use-company";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { Photo } from "~/ui/photo";
import { PicturePlaceholder } from "~/ui/picture-placeholder";

/**
 * Posters are 4:5 (`posters.css`), so that a 3:2 picture is wider than its visible part. On phones
 * 167vw would be exact; 130vw saves a third of the bytes without visible loss at two or three
 * device pixels per CSS pixel.
 */
const sizes = "(min-width: 94rem) 755px, (min-width: 62rem) 53vw, (min-width: 40rem) 80vw, 130vw";

/**
 * Featured tours as posters. Each links to the tour's page; its button links to the tour in the
 * list (B3).
 */
export function FeaturedTours({ tours }: { tours: TourCard[] }) {
  const { t, href } = useI18n();
  const departures = useCompany()?.lists.includes("departures");
  return (
    <section className="section wall" aria-labelledby="featured-title">
      <div className="wrap">
        <div className="head">
          <h2 id="featured-title">{t("home.featured.title")}</h2>
          <div className="links">
            <Link className="more" to={href("/tours")} prefetch="intent">
              {t("home.featured.all")} <Icon name="arrow" />
            </Link>
            {departures && (
              <Link className="more" to={href("/departures")} prefetch="intent">
                {t("nav.departures")} <Icon name="arrow" />
              </Link>
            )}
          </div>
        </div>
        <ul className="posters">
          {tours.map((tour, index) => (
            <Poster key={tour.slug} tour={tour} badge={index === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Only the first poster has a badge. */
function Poster({ tour, badge }: { tour: TourCard; badge: boolean }) {
  const { t, href } = useI18n();
  return (
    <li className="poster">
      {badge && <span className="badge badge--glow">{t("home.featured.popular")}</span>}
      <div className="plate__art">
        {tour.picture ? (
          <Photo picture={tour.picture} alt="" sizes={sizes} />
        ) : (
          <PicturePlaceholder />
        )}
      </div>
      <div className="poster__band">
        <h3 lang={tour.lang?.name}>
          <Link to={href(tourPath(tour.slug))} prefetch="intent">
            {tour.name}
          </Link>
        </h3>
        <p className="poster__meta">
          <span lang={tour.lang?.destination}>{tour.destination}</span>
          <span>
            <b>{t.count("home.featured.days", tour.days)}</b>{" "}
            {t("home.featured.from", { price: tour.priceText })}
          </span>
        </p>
        <Link
          className="more"
          to={`${href("/tours")}#${tour.slug}`}
          prefetch="intent"
          aria-label={t("home.featured.view.of", { name: tour.name })}
        >
          {t("home.featured.view")} <Icon name="arrow" />
        </Link>
      </div>
    </li>
  );
}
