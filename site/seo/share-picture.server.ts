import { createHash } from "node:crypto";
import type { ShareCard } from "~/context";
import type { Picture } from "~/pictures/picture";
import type { PageContext } from "./page-context";

/** In the picture's address, as in the entry's own. */
export type ShareKind = "tours" | "destinations" | "blog";

/** What is shared, in one language. */
export interface SharedEntry {
  slug: string;
  name: string;
  /** Where it leads, or what it is about. */
  place: string;
  cover: Picture | undefined;
}

/** What stands on an entry's share picture.
 * @param company its name
 */
export function shareCardOf({ name, place, cover }: SharedEntry, company: string): ShareCard {
  const [x = 50, y = 50] = (cover?.at ?? "").split(" ").map((part) => Number.parseInt(part, 10));
  return {
    title: name,
    label: place ? `${company} · ${place}` : company,
    focus: { x: share(x), y: share(y) },
  };
}

/**
 * The absolute address of an entry's own share picture, which changes with everything that stands on
 * it; undefined where there is no cover in the storage to make it of.
 */
export function sharePictureUrl(
  { siteUrl, locale, company }: Pick<PageContext, "siteUrl" | "locale" | "company">,
  kind: ShareKind,
  entry: SharedEntry,
): string | undefined {
  const version = shareVersion(entry, company.name);
  if (!version) return undefined;
  return `${siteUrl}/share/${locale}/${kind}/${encodeURIComponent(entry.slug)}.jpg?v=${version}`;
}

export function shareVersion(entry: SharedEntry, company: string): string | undefined {
  if (!entry.cover?.version) return undefined;
  const made = JSON.stringify([entry.cover.src, entry.cover.version, shareCardOf(entry, company)]);
  return createHash("sha256").update(made).digest("hex").slice(0, 10);
}

function share(percent: number): number {
  return Number.isNaN(percent) ? 0.5 : percent / 100;
}
