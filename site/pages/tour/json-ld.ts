import { type TourFacts, tourTrip } from "~/entries/tour-json-ld";
import { pictureUrl } from "~/seo/addresses";
import type { JsonLd } from "~/seo/json-ld/json-ld";
import type { PageContext } from "~/seo/page-context";
import type { TourPage } from "./tour-page.server";

export type TourPageFacts = TourFacts & Pick<TourPage, "itinerary" | "prices" | "startPlace">;

/** Structured data of a tour's page: that of lists, plus all pictures, days and prices. */
export function tourPageTrip(page: PageContext, facts: TourPageFacts): JsonLd {
  const trip = tourTrip(page, facts);
  const { lowest, highest, count } = facts.prices;
  const images = [trip.image ?? [], facts.pictures.map(({ src }) => pictureUrl(page.siteUrl, src))]
    .flat()
    .filter((image) => typeof image === "string");
  return {
    ...trip,
    image: images.length > 0 ? [...new Set(images)] : undefined,
    tripOrigin: placeNamed(facts.startPlace),
    itinerary: itinerary(facts.itinerary),
    offers: {
      "@type": "AggregateOffer",
      lowPrice: lowest,
      highPrice: highest,
      offerCount: count,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: page.url,
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: facts.minGroup,
        maxValue: facts.maxGroup,
      },
    },
  };
}

const placeNamed = (name: string): JsonLd | undefined =>
  name ? { "@type": "Place", name } : undefined;

/** Headings are preferred; the full texts are in the page. */
function itinerary(days: TourPage["itinerary"]): JsonLd | undefined {
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
