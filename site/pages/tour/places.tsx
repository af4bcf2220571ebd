import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { destinationPath } from "~/seo/addresses";
import type { Place } from "./places.server";

/** Links to the tour's destinations (J8). */
export function Places({ places }: { places: readonly Pick<Place, "slug" | "name" | "lang">[] }) {
  const { t, href } = useI18n();
  if (places.length === 0) return null;
  return (
    <nav className="trip__places wrap" aria-label={t("tour.places")}>
      <h2>{t("tour.places")}</h2>
      <ul>
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
    </nav>
  );
}
