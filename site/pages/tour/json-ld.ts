import type { ItemList, Place } from "schema-dts";
import { type TourFacts, tourTrip } from "~/entries/tour-json-ld";
import type { TourTrip } from "~/seo/json-ld";
import type { PageContext } from "~/seo/page-context";
import type { TourPage } from "./tour-page.server";

export type TourPageFacts = TourFacts & Pick<TourPage, "itinerary" | "prices" | "startPlace">;

/** Structured data of a tour's page: that of lists, plus all pictures, days and prices. */
export function tourPageTrip(page: PageContext, facts: TourPageFacts): TourTrip {
  const { lowest, highest, count } = facts.prices;
  return {
    ...tourTrip(page, facts, facts.pictures),
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
