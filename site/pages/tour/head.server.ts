import { sharedTour } from "~/entries/tour-json-ld";
import { tourPath } from "~/seo/addresses";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { sharePictureUrl } from "~/seo/share-picture.server";
import { shareSize } from "~/seo/share-tags";
import { tourPageTrip } from "./json-ld";
import type { TourPage } from "./tour-page.server";

export function tourHead(page: PageContext, tour: TourPage): Descriptors {
  const { t } = page;
  const image = sharePictureUrl(page, "tours", sharedTour(tour));
  const days = t.count("entries.days", tour.days);
  const path = tourPath(tour.slug);
  return pageMeta(page, {
    title: t("tour.meta.title", { name: tour.name, days, place: tour.destination }),
    description: t("tour.meta.description", {
      text: tour.shortDescription.trim(),
      days,
      price: tour.priceText,
    }),
    image: image ? { url: image, alt: tour.name, size: shareSize } : undefined,
    translated: tour.translated,
    structuredData: [
      tourPageTrip(page, tour),
      breadcrumbs(page, { name: t("nav.tours"), path: "/tours" }, { name: tour.name, path }),
    ],
  });
}
