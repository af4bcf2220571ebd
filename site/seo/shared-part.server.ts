import type { PageContext } from "./page-context";
import type { PageMeta } from "./page-meta";
import type { HeadInput } from "./read-page.server";
import { type SharedEntry, type ShareKind, sharePictureUrl } from "./share-picture.server";
import { shareSize } from "./share-tags";

/** The name that an entry has in the query of its list. */
const parameters = { tours: "tour", destinations: "destination", blog: "post" } as const;

/**
 * Tours and destinations have no page of their own: a link to one (`/tours?tour=slug#slug`) names it in
 * the query for those who show links, which never see what follows the `#`. The page stays the same to
 * search engines.
 */
export function sharedPart(
  { url: asked }: HeadInput,
  page: PageContext,
  kind: ShareKind,
  entries: readonly (SharedEntry & { shortDescription: string })[],
): PageMeta["part"] {
  const slug = asked.searchParams.get(parameters[kind]);
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) return undefined;
  const url = sharePictureUrl(page, kind, entry);
  return {
    url: `${page.urlOf(`/${kind}`)}?${parameters[kind]}=${encodeURIComponent(entry.slug)}`,
    title: entry.name,
    description: entry.shortDescription,
    image: url ? { url, alt: entry.name, size: shareSize } : undefined,
  };
}
