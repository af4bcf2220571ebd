import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

interface DestinationFactsProps {
  bestTime: string;
  highlights: readonly string[];
  /** Languages of the texts that are not in the page's language. */
  lang?: { bestTime?: string; highlights?: string };
}

/** Best time and highlights. Empty ones are omitted. */
export function DestinationFacts({ bestTime, highlights, lang }: DestinationFactsProps) {
  const { t } = useI18n();
  return (
    <>
      {bestTime ? (
        <p className="dest__when">
          <Icon name="sun" />
          <span>
            <b>{t("entries.best")}</b> <span lang={lang?.bestTime}>{bestTime}</span>
          </span>
        </p>
      ) : null}
      {highlights.length > 0 ? (
        <ul className="badges" aria-label={t("entries.highlights")}>
          {highlights.map((highlight) => (
            <li key={highlight} className="badge badge--line" lang={lang?.highlights}>
              {highlight}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
