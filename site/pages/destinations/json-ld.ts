import type { Picture } from "~/pictures/picture";
import { pictureUrl } from "~/seo/addresses";
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

export function destination(page: PageContext, facts: DestinationFacts): JsonLd {
  const fragment = `#${encodeURIComponent(facts.slug)}`;
  const url = page.url + fragment;
  const images = [
    sharePictureUrl(page, "destinations", sharedDestination(facts)),
    ...facts.pictures.map((picture) => pictureUrl(page.siteUrl, picture.src)),
  ].filter((image) => image !== undefined);
  return {
    "@type": "TouristDestination",
    // Its name stays when it moves to another page of the list.
    "@id": page.urlOf("/destinations") + fragment,
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
