import type { ItemAvailability, ItemList, Place, Trip } from "schema-dts";
import { type Departure, isBookable } from "~/pages/departures/departure.server";
import { pictureUrl, tourPath } from "~/seo/addresses";
import { agencyReference } from "~/seo/company-json-ld";
import type { TourTrip } from "~/seo/json-ld";
import type { PageContext } from "~/seo/page-context";
import { type SharedEntry, sharePictureUrl } from "~/seo/share-picture.server";
import type { TourPage } from "./tour-page.server";

/**
 * Structured data of a tour, in its own page only: search engines expect one product per page. Its `@id` is the same
 * on every page of a language.
 */
export function tourTrip(
  page: PageContext,
  tour: TourPage,
  departures: readonly Departure[] = [],
): TourTrip {
  const url = page.urlOf(tourPath(tour.slug));
  const held = departures.filter(({ isCancelled }) => !isCancelled);
  const prices = held.filter(isBookable).flatMap(({ price }) => price ?? []);
  const lowest = Math.min(tour.prices.lowest, ...prices);
  const highest = Math.max(tour.prices.highest, ...prices);
  const images = [
    sharePictureUrl(page, "tours", sharedTour(tour)),
    ...tour.pictures.map(({ src }) => pictureUrl(page.siteUrl, src)),
  ].filter((image) => image !== undefined);
  return {
    "@type": ["TouristTrip", "Product"],
    "@id": `${url}#trip`,
    name: tour.name,
    description: tour.shortDescription,
    url,
    image: images.length > 0 ? [...new Set(images)] : undefined,
    duration: `P${tour.days}D`,
    provider: agencyReference(page),
    tripOrigin: placeNamed(tour.startPlace),
    itinerary: itinerary(tour.itinerary),
    subTrip: held.length > 0 ? held.map((departure) => departureTrip(page, departure)) : undefined,
    offers: {
      "@type": "AggregateOffer",
      lowPrice: lowest,
      highPrice: highest,
      priceCurrency: "USD",
      url,
      seller: agencyReference(page),
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: tour.minGroup,
        maxValue: tour.maxGroup,
      },
    },
  };
}

/** A departure with its offer. */
function departureTrip(page: PageContext, departure: Departure): Trip {
  const { id, tour, startsOn, endsOn, price } = departure;
  const url = page.urlOf(tourPath(tour.slug));
  return {
    "@type": "TouristTrip",
    "@id": `${url}#departure-${id}`,
    name: tour.text,
    departureTime: startsOn,
    arrivalTime: endsOn,
    offers: {
      "@type": "Offer",
      url: `${url}#departures`,
      availability: availabilityOf(departure),
      ...(price && { price, priceCurrency: "USD" }),
    },
  };
}

function availabilityOf({ left }: Departure): ItemAvailability {
  if (left === 0) return "https://schema.org/SoldOut";
  return left === undefined
    ? "https://schema.org/InStock"
    : "https://schema.org/LimitedAvailability";
}

/** Data of a tour's share picture. */
export function sharedTour({ slug, name, destination, pictures }: TourPage) {
  return { slug, name, place: destination, cover: pictures[0] } satisfies SharedEntry;
}

const placeNamed = (name: string): Place | undefined =>
  name ? { "@type": "Place", name } : undefined;

/** Headings are preferred; the full texts are in the page. */
function itinerary(days: TourPage["itinerary"]): ItemList | undefined {
  if (days.length === 0) return undefined;
  return {
    "@type": "ItemList",
    numberOfItems: days.length,
    itemListElement: days.map(({ day, heading, text, place }) => ({
      "@type": "ListItem",
      position: day,
      name: heading?.text ?? text?.text ?? place?.text ?? String(day),
      item: place && placeNamed(place.text),
    })),
  };
}
