import { translationsOf } from "#content/columns.ts";
import { destinations } from "#content/types/destinations.ts";
import { tours } from "#content/types/tours.ts";
import type { AppContext } from "~/context";
import { translatedLocales } from "~/seo/translated-locales";
import { throwUnavailable } from "./sitemap-unavailable.server";
import type { SitemapPage } from "./sitemap-xml";

/** Content types with pages per entry, except posts. */
const types = { tours, destinations };
export type EntryKind = keyof typeof types;
export const entryKinds = Object.keys(types) as EntryKind[];

/** URLs per file. Hosted Supabase caps responses at 1,000 rows. */
export const entriesInPart = 1000;

export interface EntryList {
  total: number;
  /** `updated_at` of the row changed last. */
  changed: string | undefined;
}

/**
 * Counts the visible entries and reads the time of the last change.
 * @throws {Response} 503 if they cannot be read
 */
export async function readEntryList(
  context: AppContext,
  table: EntryKind,
  featured = false,
): Promise<EntryList> {
  let rows = context.supabase
    .from(table as "tours")
    .select("updated_at", { count: "exact" })
    .eq("is_active", true);
  if (featured) rows = rows.eq("is_featured", true);
  const { data, count, error } = await rows.order("updated_at", { ascending: false }).limit(1);
  if (error) throwUnavailable(context, table, error);
  return { total: count ?? 0, changed: data?.[0]?.updated_at };
}

/** Number of files of a list (`/sitemap-tours-1.xml` …). */
export const partsOf = ({ total }: EntryList) => Math.ceil(total / entriesInPart);

/**
 * The pages of the entries in one file.
 * @param part from 1
 * @throws {Response} 503 if they cannot be read
 */
export async function readEntries(
  context: AppContext,
  table: EntryKind,
  part = 1,
): Promise<SitemapPage[]> {
  const from = (part - 1) * entriesInPart;
  const { admin, visible, site } = types[table];
  const fields: string[] = [admin.useAsTitle, site.description];
  const { data, error } = await context.supabase
    .from(table as "tours")
    .select(["slug", "updated_at", ...translationsOf(fields)].join() as "slug,updated_at")
    .eq(visible as "is_active", true)
    .order("slug")
    .range(from, from + entriesInPart - 1);
  if (error) throwUnavailable(context, table, error);
  return data.map((row) => ({
    path: `${site.path}/${encodeURIComponent(row.slug)}`,
    lastModified: row.updated_at,
    translated: translatedLocales(row as Record<string, string | null>, fields),
  }));
}
