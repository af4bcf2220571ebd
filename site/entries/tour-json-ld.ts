import type { Picture } from "~/pictures/picture";
import { pictureUrl, tourPath } from "~/seo/addresses";
import { agencyReference } from "~/seo/company-json-ld";
import type { TourTrip } from "~/seo/json-ld";
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
 * Structured data of a tour. Its `@id` is the same on every page of a language.
 * @param pictures those of the tour that are named; the cover by default
 */
export function tourTrip(
  page: PageContext,
  facts: TourFacts,
  pictures: readonly Picture[] = facts.pictures.slice(0, 1),
): TourTrip {
  const url = page.urlOf(tourPath(facts.slug));
  const share = sharePictureUrl(page, "tours", sharedTour(facts));
  const images = [share, ...pictures.map(({ src }) => pictureUrl(page.siteUrl, src))].filter(
    (image) => image !== undefined,
  );
  return {
    "@type": ["TouristTrip", "Product"],
    "@id": `${url}#trip`,
    name: facts.name,
    description: facts.shortDescription,
    url,
    image: images.length > 0 ? [...new Set(images)] : undefined,
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
