import { Carousel } from "~/components/carousel";
import { Paragraphs } from "~/components/paragraphs";
import { Icon } from "~/components/ui/icon";
import { useI18n } from "~/i18n/context";
import type { Destination } from "./destination";

interface DestinationCardProps {
  destination: Destination;
  /** Its picture is the page's first. */
  first: boolean;
}

export function DestinationCard({ destination, first }: DestinationCardProps) {
  const { t } = useI18n();
  const { slug, name, bestTime, highlights } = destination;
  const titleId = `${slug}-title`;
  return (
    <article className="dest" id={slug} aria-labelledby={titleId}>
      <Carousel pictures={destination.pictures} name={name} eager={first} />
      <div className="dest__name">
        <h2 id={titleId}>{name}</h2>
        <p className="badge">{destination.country}</p>
      </div>
      <Paragraphs className="dest__short" text={destination.shortDescription} />
      <Paragraphs className="dest__full" text={destination.fullDescription} />
      {bestTime ? (
        <p className="dest__when">
          <Icon name="sun" />
          <span>
            <b>{t("destinations.best")}</b> {bestTime}
          </span>
        </p>
      ) : null}
      {highlights.length > 0 ? (
        <ul className="badges" aria-label={t("destinations.highlights")}>
          {highlights.map((highlight) => (
            <li key={highlight} className="badge badge--line">
              {highlight}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
