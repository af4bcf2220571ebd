import { saysSomething } from "~/entries/practical";
import { useI18n } from "~/i18n/context";
import type { Place } from "./places.server";
import type { TourPage } from "./tour-page.server";

interface ContentsProps {
  tour: TourPage;
  hasMap: boolean;
  places: readonly Place[];
}

/** The page's chapters, for a visitor who looks for one of them. */
export function Contents({ tour, hasMap, places }: ContentsProps) {
  const { t } = useI18n();
  const chapters = [
    ["journey", t("tour.journey"), true],
    ["map", t("tour.map"), hasMap],
    ["days", t("tour.days"), tour.itinerary.length > 0],
    ["prices", t("tour.prices"), true],
    ["included", t("tour.services"), tour.included.length + tour.excluded.length > 0],
    ["practical", t("tour.practical"), places.some(saysSomething)],
    ["enquiry", t("tour.enquiry"), true],
  ] as const;
  return (
    <nav className="chapters wrap" aria-label={t("tour.contents")}>
      <ul>
        {chapters.map(([id, title, present]) =>
          present ? (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
