import type { Day } from "~/entries/days.server";
import { ItineraryDays } from "~/entries/itinerary-days";
import { useI18n } from "~/i18n/context";
import { Part } from "~/ui/part";

export function Days({ days }: { days: readonly Day[] }) {
  const { t } = useI18n();
  return (
    <Part id="days" title={t("tour.days")}>
      <ItineraryDays days={days} />
    </Part>
  );
}
