import { translationsOf } from "#content/columns.ts";
import { destinations } from "#content/destinations.ts";
import { tours } from "#content/tours.ts";
import type { AppContext } from "~/context";
import { translatedLocales } from "~/seo/translated-locales";
import { throwUnavailable } from "./sitemap-unavailable.server";
import type { SitemapPage } from "./sitemap-xml";

/** Content types with pages per entry, except posts. */
const types = { tours, destinations };
export type EntryKind = keyof typeof types;
export const entryKinds = Object.keys(types) as EntryKind[];

/** Hosted Supabase caps responses at 1,000 rows. */
const rowsPerRead = 1000;

/**
 * The pages of all visible entries.
 * @throws {Response} 503 if they cannot be read
 */
export async function readAllEntries(
  context: AppContext,
  table: EntryKind,
): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let part = 1; pages.length === (part - 1) * rowsPerRead; part += 1) {
    pages.push(...(await readEntries(context, table, part)));
  }
  return pages;
}

/**
 * The pages of a thousand entries.
 * @param part from 1
 * @throws {Response} 503 if they cannot be read
 */
export async function readEntries(
  context: AppContext,
  table: EntryKind,
  part = 1,
): Promise<SitemapPage[]> {
  const from = (part - 1) * rowsPerRead;
  const { title, publishedFlag, site } = types[table];
  const fields: string[] = [title, site.description];
  const { data, error } = await context.supabase
    .from(table as "tours")
    .select(["slug", "updated_at", ...translationsOf(fields)].join() as "slug,updated_at")
    .eq(publishedFlag as "is_active", true)
    .order("slug")
    .range(from, from + rowsPerRead - 1);
  if (error) throwUnavailable(context, table, error);
  return data.map((row) => ({
    path: `${site.path}/${encodeURIComponent(row.slug)}`,
    lastModified: row.updated_at,
    translated: translatedLocales(row as Record<string, string | null>, fields),
  }));
}
