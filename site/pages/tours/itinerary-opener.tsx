import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { useHydrated } from "~/ui/use-hydrated";
import type { ListedTour } from "./tour.server";

interface ItineraryOpenerProps {
  tour: ListedTour;
  onOpen: () => void;
}

/**
 * Opens the itinerary. Before hydration a link to the days on the tour's page (A15), then a button
 * that opens a dialog (E3).
 */
export function ItineraryOpener({ tour, onOpen }: ItineraryOpenerProps) {
  const { t, href } = useI18n();
  const hydrated = useHydrated();
  const label = t("tours.itinerary.of", { name: tour.name });
  if (!hydrated) {
    return (
      <Link className="btn btn--line" to={`${href(tourPath(tour.slug))}#days`} aria-label={label}>
        {t("tours.itinerary")}
      </Link>
    );
  }
  return (
    <button
      className="btn btn--line"
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={(event) => {
        // Safari does not focus a clicked button, to which the dialog returns focus.
        event.currentTarget.focus({ preventScroll: true });
        onOpen();
      }}
    >
      {t("tours.itinerary")}
    </button>
  );
}
