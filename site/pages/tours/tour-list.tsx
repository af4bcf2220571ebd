import { Activity, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "#shared/ui/icon.tsx";
import { Sheet } from "#shared/ui/sheet.tsx";
import { useI18n } from "~/i18n/context";
import { usePrinting } from "~/ui/use-printing";
import { ItineraryDays } from "./itinerary-days";
import type { Tour } from "./tour.server";
import { TourCard } from "./tour-card";

/** Milliseconds after which an opened itinerary is made ready for paper: it has been painted by then. */
const settled = 500;

/**
 * The tours and the one itinerary that may lie open over them (E2, E3). On paper each tour
 * carries its days, and an open itinerary's tour is alone.
 */
export function TourList({ tours }: { tours: readonly Tour[] }) {
  const { t } = useI18n();
  const [openSlug, setOpenSlug] = useState<string>();
  const [preparedSlug, setPreparedSlug] = useState<string>();
  const printing = usePrinting();
  const open = tours.find((tour) => tour.slug === openSlug);
  useEffect(() => {
    const timer = setTimeout(() => setPreparedSlug(openSlug), settled);
    return () => clearTimeout(timer);
  }, [openSlug]);

  function print() {
    // A page that prints itself is put on paper as it is now.
    flushSync(() => setPreparedSlug(openSlug));
    window.print();
  }

  return (
    <>
      {tours.map((tour, at) => (
        <Activity key={tour.slug}>
          <TourCard
            tour={tour}
            first={at === 0}
            days={printing || (tour === open && tour.slug === preparedSlug)}
            alone={tour === open}
            onOpenItinerary={setOpenSlug}
          />
        </Activity>
      ))}
      {open ? (
        <Sheet
          title={open.name}
          lang={open.lang?.name}
          note={
            <>
              <span lang={open.lang?.destination}>{open.destination}</span>,{" "}
              {t.count("tours.days", open.days)}
            </>
          }
          closeLabel={t("tours.itinerary.close")}
          onClose={() => setOpenSlug(undefined)}
        >
          <button className="more sheet__print" type="button" onClick={print}>
            <Icon name="print" /> {t("tours.itinerary.print")}
          </button>
          <ItineraryDays days={open.itinerary} />
        </Sheet>
      ) : null}
    </>
  );
}
