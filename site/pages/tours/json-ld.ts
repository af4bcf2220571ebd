import type { Picture } from "~/pictures/picture";
import { pictureUrl } from "~/seo/addresses";
import type { JsonLd } from "~/seo/json-ld/json-ld";
import { agencyReference } from "~/seo/json-ld/travel-agency";
import type { PageContext } from "~/seo/page-context";
import { type SharedEntry, sharePictureUrl } from "~/seo/share-picture.server";

/** What the structured data says of a tour, in the page's language. */
export interface TourFacts {
  slug: string;
  name: string;
  shortDescription: string;
  destination: string;
  /** The cover first. */
  pictures: readonly Picture[];
  days: number;
  minGroup: number;
  maxGroup: number;
  /** USD per person. */
  price: number;
  /** One entry per day; a day may be without heading. */
  itinerary: readonly { heading: string; text: string }[];
}

/**
 * A journey that can be bought (E6). schema.org knows no `duration` of a trip;
 * E6 asks for it, and readers skip what they do not know.
 */
export function tour(page: PageContext, facts: TourFacts): JsonLd {
  const fragment = `#${encodeURIComponent(facts.slug)}`;
  const url = page.url + fragment;
  const images = [
    sharePictureUrl(page, "tours", sharedTour(facts)),
    ...facts.pictures.map((picture) => pictureUrl(page.siteUrl, picture.src)),
  ].filter((image) => image !== undefined);
  return {
    "@type": ["TouristTrip", "Product"],
    // Its name stays when it moves to another page of the list.
    "@id": page.urlOf("/tours") + fragment,
    name: facts.name,
    description: facts.shortDescription,
    url,
    image: images.length > 0 ? images : undefined,
    duration: `P${facts.days}D`,
    touristType: page.t("tours.meta.travellers"),
    provider: agencyReference(page),
    itinerary: itinerary(facts.itinerary),
    offers: {
      "@type": "Offer",
      price: facts.price,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url,
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: facts.minGroup,
        maxValue: facts.maxGroup,
      },
    },
  };
}

/** What a link to a tour shows elsewhere. */
export function sharedTour(facts: Pick<TourFacts, "slug" | "name" | "destination" | "pictures">) {
  const { slug, name, destination, pictures } = facts;
  return { slug, name, place: destination, cover: pictures[0] } satisfies SharedEntry;
}

/** Headings are enough where there are any: the whole text stands in the page itself. */
function itinerary(days: TourFacts["itinerary"]): JsonLd | undefined {
  if (days.length === 0) return undefined;
  return {
    "@type": "ItemList",
    numberOfItems: days.length,
    itemListElement: days.map(({ heading, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: heading || text,
    })),
  };
}
