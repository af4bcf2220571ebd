import { Activity, useState } from "react";
import { ItinerarySheet } from "./itinerary-sheet";
import type { Tour } from "./tour.server";
import { TourCard } from "./tour-card";
import { useDays } from "./use-days";

/**
 * The tours and the one itinerary that may lie open over them (E2, E3). On paper an open itinerary's tour is
 * alone, with its days.
 */
export function TourList({ tours }: { tours: readonly Tour[] }) {
  const [openSlug, setOpenSlug] = useState<string>();
  const open = tours.find((tour) => tour.slug === openSlug);
  const days = useDays(open?.slug);
  return (
    <>
      {tours.map((tour, at) => (
        <Activity key={tour.slug}>
          <TourCard
            tour={tour}
            first={at === 0}
            days={tour === open && days !== "failed" ? days : undefined}
            alone={tour === open}
            onOpenItinerary={setOpenSlug}
          />
        </Activity>
      ))}
      {open ? (
        <ItinerarySheet
          tour={open}
          days={days}
          onPrint={() => window.print()}
          onClose={() => setOpenSlug(undefined)}
        />
      ) : null}
    </>
  );
}
