import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { Practical, saysSomething } from "~/entries/practical";
import { useI18n } from "~/i18n/context";
import { destinationPath } from "~/seo/addresses";
import { Part } from "~/ui/part";
import type { Place } from "./places.server";

/**
 * Where the tour goes, and what a traveller has to know there. That is long where it goes to many: all but
 * the only one are closed until they are asked for.
 */
export function Places({ places }: { places: readonly Place[] }) {
  const { t, href } = useI18n();
  if (places.length === 0) return null;
  const known = places.filter(saysSomething);
  return (
    <Part id="practical" title={known.length > 0 ? t("tour.practical") : t("tour.places")}>
      {known.map((place) => (
        <details key={place.slug} className="fold" open={known.length === 1}>
          <summary lang={place.lang?.name}>
            {place.name} <Icon name="next" />
          </summary>
          <Practical facts={place} />
        </details>
      ))}
      <ul className="trip__places" aria-label={t("tour.places")}>
        {places.map(({ slug, name, lang }) => (
          <li key={slug}>
            <Link
              className="more"
              to={href(destinationPath(slug))}
              lang={lang?.name}
              prefetch="intent"
            >
              {name} <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
