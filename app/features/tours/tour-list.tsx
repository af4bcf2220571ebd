import { useState } from "react";
import { Sheet } from "~/components/sheet";
import { useI18n } from "~/i18n/context";
import { ItineraryDays } from "./itinerary-days";
import type { Tour } from "./tour";
import { TourCard } from "./tour-card";

/** The tours and the one itinerary that may lie open over them (checklist E2, E3). */
export function TourList({ tours }: { tours: readonly Tour[] }) {
  const { t } = useI18n();
  const [openSlug, setOpenSlug] = useState<string>();
  const open = tours.find((tour) => tour.slug === openSlug);
  return (
    <>
      {tours.map((tour, at) => (
        <TourCard
          key={tour.slug}
          tour={tour}
          first={at === 0}
          onOpenItinerary={() => setOpenSlug(tour.slug)}
        />
      ))}
      {open ? (
        <Sheet
          title={open.name}
          note={`${open.destination}, ${t.count("tours.days", open.days)}`}
          closeLabel={t("tours.itinerary.close")}
          onClose={() => setOpenSlug(undefined)}
        >
          <ItineraryDays days={open.itinerary} />
        </Sheet>
      ) : null}
    </>
  );
}
