import { createHash } from "node:crypto";
import type { contentTypes } from "#content/index.ts";
import type { Brand } from "#shared/brand/brand.ts";
import { drawingDocument, squared } from "#shared/brand/mark-svg.ts";
import type { ShareCard } from "~/context";
import type { Picture } from "~/pictures/picture";
import type { PageContext } from "./page-context";

type SitePath = (typeof contentTypes)[number]["site"] extends infer S
  ? S extends { path: `/${infer Path}` }
    ? Path
    : never
  : never;

/** Path of the content type, without slash. */
export type ShareKind = SitePath;

/** Data of a share picture, in one language. */
export interface SharedEntry {
  slug: string;
  name: string;
  /** Destination, country or category. */
  place: string;
  cover: Picture | undefined;
}

/**
 * Texts and focal point of an entry's share picture.
 * @param company the company's name
 */
export function shareCardOf(
  { name, place, cover }: SharedEntry,
  company: string,
  brand: Brand,
): ShareCard {
  const [x = 50, y = 50] = (cover?.at ?? "").split(" ").map((part) => Number.parseInt(part, 10));
  return {
    title: name,
    label: place ? `${company} · ${place}` : company,
    focus: { x: toFraction(x), y: toFraction(y) },
    ...(brand.version && { style: styleOf(brand) }),
  };
}

function styleOf({ mark, palette: { light } }: Brand): ShareCard["style"] {
  return {
    paper: light.paper,
    ink: light.ink,
    brand: light.brand,
    ...(mark && { mark: drawingDocument(squared(mark), light.brand) }),
  };
}

/** URL of an entry's share picture, versioned by its content. Undefined without a stored cover. */
export function sharePictureUrl(
  {
    siteUrl,
    locale,
    company,
    brand,
  }: Pick<PageContext, "siteUrl" | "locale" | "company" | "brand">,
  kind: ShareKind,
  entry: SharedEntry,
): string | undefined {
  const version = shareVersion(entry, company.name, brand);
  if (!version) return undefined;
  return `${siteUrl}/share/${locale}/${kind}/${encodeURIComponent(entry.slug)}.jpg?v=${version}`;
}

export function shareVersion(
  entry: SharedEntry,
  company: string,
  brand: Brand,
): string | undefined {
  if (!entry.cover?.version) return undefined;
  const card = shareCardOf(entry, company, brand);
  const made = JSON.stringify([entry.cover.src, entry.cover.version, card]);
  return createHash("sha256").update(made).digest("hex").slice(0, 10);
}

function toFraction(percent: number): number {
  return Number.isNaN(percent) ? 0.5 : percent / 100;
}
