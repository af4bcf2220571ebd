import { useCallback, useState } from "react";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { HydrationPart } from "~/ui/hydration-part";
import type { ListedTour } from "./tour.server";
import { TourCard } from "./tour-card";
import { useDays } from "./use-days";

type Itinerary = typeof import("./itinerary-sheet");

/**
 * Tour cards and the itinerary dialog (E2, E3). While an itinerary is open, only its tour is
 * printed, with its days. Dialog code and days are loaded on demand.
 */
export function TourList({ tours }: { tours: readonly ListedTour[] }) {
  const { href } = useI18n();
  const [openSlug, setOpenSlug] = useState<string>();
  const [itinerary, setItinerary] = useState<Itinerary>();
  const open = tours.find((tour) => tour.slug === openSlug);
  const days = useDays(open?.slug);

  const openItinerary = useCallback(
    (slug: string) => {
      setOpenSlug(slug);
      import("./itinerary-sheet").then(setItinerary, () => {
        // The tour's page shows the days too.
        window.location.assign(`${href(tourPath(slug))}#days`);
      });
    },
    [href],
  );

  return (
    <>
      {tours.map((tour, at) => (
        <HydrationPart key={tour.slug}>
          <TourCard
            tour={tour}
            first={at === 0}
            days={tour === open && days !== "failed" ? days : undefined}
            alone={tour === open}
            onOpenItinerary={openItinerary}
          />
        </HydrationPart>
      ))}
      {open && itinerary ? (
        <itinerary.ItinerarySheet
          tour={open}
          days={days}
          onPrint={() => window.print()}
          onClose={() => setOpenSlug(undefined)}
        />
      ) : null}
    </>
  );
}
