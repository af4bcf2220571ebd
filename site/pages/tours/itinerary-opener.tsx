import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useI18n } from "~/i18n/context";
import { useAlive } from "~/ui/use-alive";
import { ItineraryDays } from "./itinerary-days";
import type { Tour } from "./tour.server";

interface ItineraryOpenerProps {
  tour: Tour;
  onOpen: () => void;
}

/**
 * The way to the itinerary. The server sends a disclosure that holds the days and works by itself
 * (A15); once the page is alive a button that opens the dialog takes its place, and the
 * days stand in the document only while they are read (E3).
 */
export function ItineraryOpener({ tour, onOpen }: ItineraryOpenerProps) {
  const { t } = useI18n();
  const alive = useAlive();
  const details = useRef<HTMLDetailsElement>(null);
  const label = t("tours.itinerary.of", { name: tour.name });

  const carryOver = useEffectEvent(() => {
    if (details.current?.open) onOpen();
  });
  // Runs between hydration and the exchange: who was already reading goes on reading.
  useLayoutEffect(() => carryOver(), []);

  if (!alive) {
    return (
      <details ref={details} className="itinerary">
        <summary className="btn btn--line" aria-label={label}>
          {t("tours.itinerary")}
        </summary>
        <ItineraryDays days={tour.itinerary} />
      </details>
    );
  }
  return (
    <button
      className="btn btn--line"
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={(event) => {
        // Safari leaves a clicked button without focus, and the dialog gives focus back to it.
        event.currentTarget.focus({ preventScroll: true });
        onOpen();
      }}
    >
      {t("tours.itinerary")}
    </button>
  );
}
