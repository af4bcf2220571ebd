import type { Departure } from "~/pages/departures/departure.server";
import { tourPath } from "~/seo/addresses";
import { cutText, maxDescriptionLength } from "~/seo/cut-text";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { sharePictureUrl } from "~/seo/share-picture.server";
import { shareSize } from "~/seo/share-tags";
import { sharedTour, tourTrip } from "./json-ld";
import type { TourPage } from "./tour-page.server";

export function tourHead(
  page: PageContext,
  tour: TourPage,
  departures: readonly Departure[] = [],
): Descriptors {
  const { t } = page;
  const image = sharePictureUrl(page, "tours", sharedTour(tour));
  const days = t.count("entries.days", tour.days);
  const path = tourPath(tour.slug);
  const descriptionOf = (text: string) =>
    t("tour.meta.description", { text, days, price: tour.priceText }).trim();
  const room = maxDescriptionLength - descriptionOf("").length - 1;
  return pageMeta(page, {
    title: t("tour.meta.title", { name: tour.name, days, place: tour.destination }),
    description: descriptionOf(cutText(tour.shortDescription, room)),
    image: image ? { url: image, alt: tour.name, size: shareSize } : undefined,
    translated: tour.translated,
    structuredData: [
      tourTrip(page, tour, departures),
      breadcrumbs(page, { name: t("nav.tours"), path: "/tours" }, { name: tour.name, path }),
    ],
  });
}
