import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { Sheet } from "#shared/ui/sheet.tsx";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { ListedTour } from "./tour.server";
import type { FetchedDays } from "./use-days";

interface ItinerarySheetProps {
  tour: ListedTour;
  /** Undefined while loading. */
  days: FetchedDays | undefined;
  onPrint: () => void;
  onClose: () => void;
}

/** Itinerary dialog over the list (E3). */
export function ItinerarySheet({ tour, days, onPrint, onClose }: ItinerarySheetProps) {
  const { t, href } = useI18n();
  const page = (
    <Link className="more" to={href(tourPath(tour.slug))}>
      {t("tours.itinerary.page")}
    </Link>
  );
  return (
    <Sheet
      title={tour.name}
      lang={tour.lang?.name}
      note={
        <>
          <span lang={tour.lang?.destination}>{tour.destination}</span>,{" "}
          {t.count("entries.days", tour.days)}
        </>
      }
      closeLabel={t("tours.itinerary.close")}
      onClose={onClose}
    >
      {days === "failed" ? (
        <div className="sheet__say" role="alert">
          <p>{t("tours.itinerary.failed")}</p>
          {page}
        </div>
      ) : days ? (
        <>
          <p className="sheet__tools">
            <button className="more" type="button" onClick={onPrint}>
              <Icon name="print" /> {t("tours.itinerary.print")}
            </button>
            {page}
          </p>
          <StaticHtmlBlock content={{ id: "itinerary", ...days }} />
        </>
      ) : (
        <p className="sheet__say" role="status">
          {t("loading")}
        </p>
      )}
    </Sheet>
  );
}
