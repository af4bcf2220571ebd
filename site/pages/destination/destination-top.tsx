import { Link } from "react-router";
import { DestinationFacts } from "~/entries/destination-facts";
import { ShareLink } from "~/entries/share-link";
import { useCompany } from "~/entries/use-company";
import { useI18n } from "~/i18n/context";
import { destinationPath } from "~/seo/addresses";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Carousel } from "~/ui/carousel";
import { Paragraphs } from "~/ui/paragraphs";
import type { DestinationHeaderData } from "./destination-page.server";

/** Seven of twelve columns (`tour.css`). */
const sizes = "(min-width: 94rem) 760px, (min-width: 62rem) 51vw, 89vw";

interface DestinationTopProps {
  destination: DestinationHeaderData;
  /** Whether any tour includes the destination. */
  hasTours: boolean;
}

/** Header of a destination's page: pictures, name, country, best time, link to the tours. */
export function DestinationTop({ destination, hasTours }: DestinationTopProps) {
  const { t, href } = useI18n();
  const company = useCompany();
  const { slug, name, country, bestTime, highlights, lang } = destination;
  return (
    <header className="trip__top wrap">
      <Breadcrumbs
        trail={[{ name: t("nav.destinations"), path: "/destinations" }]}
        here={name}
        lang={lang?.name}
      />
      <div className="trip__grid">
        <div className="trip__pics">
          <Carousel pictures={destination.pictures} name={name} sizes={sizes} eager />
        </div>
        <div className="trip__sum">
          <p className="badge" lang={lang?.country}>
            {country}
          </p>
          <h1 lang={lang?.name}>{name}</h1>
          <Paragraphs
            className="trip__short"
            text={destination.shortDescription}
            lang={lang?.shortDescription}
          />
          <DestinationFacts bestTime={bestTime} highlights={highlights} lang={lang} />
          <div className="trip__acts">
            {hasTours ? (
              <a className="btn" href="#tours">
                {t("destination.tours.see")}
              </a>
            ) : (
              <Link className="btn" to={href("/contact")} prefetch="intent">
                {t("destination.inquire")}
              </Link>
            )}
          </div>
          <ShareLink
            href={href(destinationPath(slug))}
            name={name}
            title={`${name} | ${company?.name ?? ""}`}
          />
        </div>
      </div>
    </header>
  );
}
