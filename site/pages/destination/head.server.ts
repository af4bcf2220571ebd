import type { GeoCoordinates } from "schema-dts";
import type { TourCard } from "~/entries/tour-cards.server";
import { destinationPath, tourPath } from "~/seo/addresses";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { sharePictureUrl } from "~/seo/share-picture.server";
import { shareSize } from "~/seo/share-tags";
import type { DestinationPage } from "./destination-page.server";
import { sharedDestination, touristDestination } from "./json-ld";

export function destinationHead(
  page: PageContext,
  destination: DestinationPage,
  tours: readonly TourCard[],
): Descriptors {
  const { t } = page;
  const { slug, name, country, shortDescription, bestTime, latitude, longitude } = destination;
  const image = sharePictureUrl(page, "destinations", sharedDestination(destination));
  const text = shortDescription.trim();
  const best = bestTime.trim();
  const geo: GeoCoordinates | undefined =
    latitude === undefined || longitude === undefined
      ? undefined
      : { "@type": "GeoCoordinates", latitude, longitude };
  return pageMeta(page, {
    title: t("destination.meta.title", { name, country }),
    description: best ? t("destination.meta.description", { text, best }) : text,
    image: image ? { url: image, alt: name, size: shareSize } : undefined,
    translated: destination.translated,
    structuredData: [
      {
        ...touristDestination(page, destination),
        geo,
        subjectOf: tours.map((tour) => ({
          "@type": "TouristTrip",
          "@id": `${page.urlOf(tourPath(tour.slug))}#trip`,
          name: tour.name,
          url: page.urlOf(tourPath(tour.slug)),
        })),
      },
      breadcrumbs(
        page,
        { name: t("nav.destinations"), path: "/destinations" },
        { name, path: destinationPath(slug) },
      ),
    ],
  });
}
