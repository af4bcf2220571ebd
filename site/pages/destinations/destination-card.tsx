import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { Carousel } from "~/ui/carousel";
import { Paragraphs } from "~/ui/paragraphs";
import { ShareLink } from "~/ui/share-link";
import type { Destination } from "./destination";

/** Two beside each other (`destinations.css`). */
const sizes = "(min-width: 94rem) 620px, (min-width: 48rem) 42vw, 89vw";

interface DestinationCardProps {
  destination: Destination;
  /** Its picture is the page's first. */
  first: boolean;
}

export function DestinationCard({ destination, first }: DestinationCardProps) {
  const { t, href } = useI18n();
  const { slug, name, bestTime, highlights, lang } = destination;
  const titleId = `${slug}-title`;
  return (
    <article className="dest" id={slug} aria-labelledby={titleId}>
      <Carousel pictures={destination.pictures} name={name} sizes={sizes} eager={first} />
      <div className="dest__name">
        <h2 id={titleId} lang={lang?.name}>
          {name}
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
      {bestTime ? (
        <p className="dest__when">
          <Icon name="sun" />
          <span>
            <b>{t("destinations.best")}</b> <span lang={lang?.bestTime}>{bestTime}</span>
          </span>
        </p>
      ) : null}
      {highlights.length > 0 ? (
        <ul className="badges" aria-label={t("destinations.highlights")}>
          {highlights.map((highlight) => (
            <li key={highlight} className="badge badge--line" lang={lang?.highlights}>
              {highlight}
            </li>
          ))}
        </ul>
      ) : null}
      <ShareLink
        href={`${href(`/destinations?destination=${slug}`)}#${slug}`}
        name={name}
        label={t("destinations.share")}
        fullLabel={t("destinations.share.of", { name })}
        copied={t("destinations.share.copied")}
      />
    </article>
  );
}
