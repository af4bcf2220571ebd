import { createHash } from "node:crypto";
import { company } from "#shared/company.ts";
import type { Locale } from "#shared/locales.ts";
import type { ShareCard } from "~/context";
import type { Picture } from "~/pictures/picture";

export const shareKinds = ["tours", "destinations", "blog"] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What is shared, in one language. */
export interface SharedEntry {
  slug: string;
  name: string;
  /** Where it leads, or what it is about. */
  place: string;
  cover: Picture | undefined;
}

/** What stands on an entry's share picture. */
export function shareCardOf({ name, place, cover }: SharedEntry): ShareCard {
  const [x = 50, y = 50] = (cover?.at ?? "").split(" ").map((part) => Number.parseInt(part, 10));
  return {
    title: name,
    label: place ? `${company.name} · ${place}` : company.name,
    focus: { x: share(x), y: share(y) },
  };
}

/**
 * The absolute address of an entry's own share picture, which changes with everything that stands on
 * it; undefined where there is no cover in the storage to make it of.
 */
export function sharePictureUrl(
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
  kind: ShareKind,
  entry: SharedEntry,
): string | undefined {
  const version = shareVersion(entry);
  if (!version) return undefined;
  return `${siteUrl}/share/${locale}/${kind}/${encodeURIComponent(entry.slug)}.jpg?v=${version}`;
}

export function shareVersion(entry: SharedEntry): string | undefined {
  if (!entry.cover?.version) return undefined;
  const made = JSON.stringify([entry.cover.src, entry.cover.version, shareCardOf(entry)]);
  return createHash("sha256").update(made).digest("hex").slice(0, 10);
}

function share(percent: number): number {
  return Number.isNaN(percent) ? 0.5 : percent / 100;
}
