import { groupRange } from "~/entries/group-range";
import { useI18n } from "~/i18n/context";
import type { ListedTour } from "./tour.server";

export function TourFacts({ tour }: { tour: ListedTour }) {
  const { t } = useI18n();
  return (
    <dl className="facts">
      <div>
        <dt>{t("tours.destination")}</dt>
        <dd lang={tour.lang?.destination}>{tour.destination}</dd>
      </div>
      <div>
        <dt>{t("tours.duration")}</dt>
        <dd>{t.count("entries.days", tour.days)}</dd>
      </div>
      <div>
        <dt>{t("tours.group")}</dt>
        <dd>{t.count("entries.travellers", tour.maxGroup, { range: groupRange(tour) })}</dd>
      </div>
      <div>
        <dt>{t("tours.from")}</dt>
        <dd>{tour.priceText}</dd>
      </div>
    </dl>
  );
}
