import type { Picture } from "~/pictures/picture";
import { pictureUrl, tourPath } from "~/seo/addresses";
import type { JsonLd } from "~/seo/json-ld/json-ld";
import { agencyReference } from "~/seo/json-ld/travel-agency";
import type { PageContext } from "~/seo/page-context";
import { type SharedEntry, sharePictureUrl } from "~/seo/share-picture.server";

/** Input of a tour's structured data, in the page's language. */
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
}

/**
 * Structured data of a tour, as trip and product (E6). Its `@id` is the same on every page of a
 * language. schema.org defines no `duration` for trips; E6 requires it, and consumers ignore
 * unknown properties.
 */
export function tourTrip(page: PageContext, facts: TourFacts): JsonLd {
  const url = page.urlOf(tourPath(facts.slug));
  const share = sharePictureUrl(page, "tours", sharedTour(facts));
  const [cover] = facts.pictures;
  const images = [share, cover && pictureUrl(page.siteUrl, cover.src)].filter(
    (image) => image !== undefined,
  );
  return {
    "@type": ["TouristTrip", "Product"],
    "@id": `${url}#trip`,
    name: facts.name,
    description: facts.shortDescription,
    url,
    image: images.length > 0 ? images : undefined,
    duration: `P${facts.days}D`,
    touristType: page.t("entries.meta.travellers"),
    provider: agencyReference(page),
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

/** Data of a tour's share picture. */
export function sharedTour(facts: Pick<TourFacts, "slug" | "name" | "destination" | "pictures">) {
  const { slug, name, destination, pictures } = facts;
  return { slug, name, place: destination, cover: pictures[0] } satisfies SharedEntry;
}
