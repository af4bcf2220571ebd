import type { Picture } from "~/pictures/picture";
import { destinationPath, pictureUrl } from "~/seo/addresses";
import type { JsonLd } from "~/seo/json-ld/json-ld";
import type { PageContext } from "~/seo/page-context";
import { type SharedEntry, sharePictureUrl } from "~/seo/share-picture.server";

/** What the structured data says of a destination, in the page's language. */
export interface DestinationFacts {
  slug: string;
  name: string;
  country: string;
  shortDescription: string;
  /** The cover first. */
  pictures: readonly Picture[];
  highlights: readonly string[];
}

/** A place to travel to, by the same name wherever it is spoken of. */
export function touristDestination(page: PageContext, facts: DestinationFacts): JsonLd {
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
    includesAttraction: facts.highlights.map((name) => ({ "@type": "TouristAttraction", name })),
  };
}

/** What a link to a destination shows elsewhere. */
export function sharedDestination(
  facts: Pick<DestinationFacts, "slug" | "name" | "country" | "pictures">,
) {
  const { slug, name, country, pictures } = facts;
  return { slug, name, place: country, cover: pictures[0] } satisfies SharedEntry;
}
