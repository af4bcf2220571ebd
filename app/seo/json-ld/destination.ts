import { pictureUrl } from "../addresses";
import type { PageContext } from "../page-context";
import type { JsonLd } from "./json-ld";

/** What the structured data says of a destination, in the page's language. */
export interface DestinationFacts {
  slug: string;
  name: string;
  country: string;
  shortDescription: string;
  pictures: readonly string[];
  highlights: readonly string[];
}

export function destination(page: PageContext, facts: DestinationFacts): JsonLd {
  const url = `${page.urlOf("/destinations")}#${encodeURIComponent(facts.slug)}`;
  const images = facts.pictures.flatMap((picture) => pictureUrl(page.siteUrl, picture) ?? []);
  return {
    "@type": "TouristDestination",
    "@id": url,
    name: facts.name,
    description: facts.shortDescription,
    url,
    image: images.length > 0 ? images : undefined,
    containedInPlace: { "@type": "Country", name: facts.country },
    includesAttraction: facts.highlights.map((name) => ({ "@type": "TouristAttraction", name })),
  };
}
