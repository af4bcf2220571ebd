import type { TouristDestinationLeaf } from "schema-dts";
import type { Picture } from "~/pictures/picture";
import { destinationPath, pictureUrl } from "~/seo/addresses";
import type { PageContext } from "~/seo/page-context";
import { type SharedEntry, sharePictureUrl } from "~/seo/share-picture.server";

/** Input of a destination's structured data, in the page's language. */
export interface DestinationFacts {
  slug: string;
  name: string;
  country: string;
  shortDescription: string;
  /** The cover first. */
  pictures: readonly Picture[];
}

/** Structured data of a destination. Its `@id` is the same on every page of a language. */
export function touristDestination(
  page: PageContext,
  facts: DestinationFacts,
): TouristDestinationLeaf {
  const url = page.urlOf(destinationPath(facts.slug));
  const images = [
    sharePictureUrl(page, "destinations", sharedDestination(facts)),
    ...facts.pictures.map((picture) => pictureUrl(page.siteUrl, picture.src)),
  ].filter((image) => image !== undefined);
  return {
    "@type": "TouristDestination",
    "@id": `${url}#destination`,
    name: facts.name,
    description: facts.shortDescription,
    url,
    image: images.length > 0 ? images : undefined,
    containedInPlace: { "@type": "Country", name: facts.country },
  };
}

/** Data of a destination's share picture. */
export function sharedDestination(
  facts: Pick<DestinationFacts, "slug" | "name" | "country" | "pictures">,
) {
  const { slug, name, country, pictures } = facts;
  return { slug, name, place: country, cover: pictures[0] } satisfies SharedEntry;
}
