import { translationsOf } from "#content/columns.ts";
import type { ContentTypeOf } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import {
  mainTextOf,
  pathOf,
  slugColumnsOf,
  visibleFromOf,
  visibleOf,
} from "#content/properties.ts";
import { pathsOf, shortPaths, slugsOf } from "#content/slugs.ts";
import type { AppContext } from "~/context";
import { entryPath } from "~/seo/addresses";
import { translatedLocales } from "~/seo/translated-locales";
import { newest, type SitemapPage } from "./sitemap-xml";
import { throwUnavailable } from "./throw-unavailable.server";

/** Content types with pages, by the first part of their path: `blog`. */
const types = new Map<string, ContentTypeOf>(
  contentTypes.flatMap((type) => {
    const path = pathOf(type);
    return path !== null ? [[path.slice(1), type]] : [];
  }),
);
export const entryKinds = [...types.keys()];

/** Whether each entry has a page, or all share that of the list. */
export const hasEntryPages = (kind: string): boolean => !types.get(kind)?.site?.onePage;

/** Whether a page exists without entries; those outside the navigation do not. */
export const isShownEmpty = (page: string): boolean => {
  const site = types.get(page)?.site;
  return !site || site.navigationPosition !== undefined;
};

/** Main texts may be long; hosted Supabase caps responses at 1,000 rows. */
const rowsPerRead = 200;

/** Rows of any type: which columns there are depends on its declaration. */
type Row = { slug: string; updated_at: string } & Record<string, string | null>;

function visibleRows(context: AppContext, type: ContentTypeOf, columns: readonly string[]) {
  return context.supabase
    .from(type.table as "tours")
    .select(columns.join() as "*")
    .eq(visibleOf(type) as "is_active", true);
}

/**
 * The pages of all visible entries of a type.
 * @throws {Response} 503 if they cannot be read
 */
export async function readAllEntries(context: AppContext, kind: string): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let part = 1; pages.length === (part - 1) * rowsPerRead; part += 1) {
    pages.push(...(await readEntries(context, kind, part)));
  }
  return pages;
}

/** Columns with times of which the last is that of the last change. A scheduled entry was edited before. */
function timesOf(type: ContentTypeOf): string[] {
  const from = visibleFromOf(type);
  return from ? ["updated_at", from] : ["updated_at"];
}

const lastChange = (type: ContentTypeOf, row: Row) =>
  newest(timesOf(type).map((column) => ({ lastModified: row[column] ?? undefined })));

/**
 * One part of a type's visible entries, by slug, as pages of the sitemap.
 * @param part number of the part, from 1; a part has at most `rowsPerRead` entries
 * @throws {Response} 503 if they cannot be read
 */
export async function readEntries(
  context: AppContext,
  kind: string,
  part = 1,
): Promise<SitemapPage[]> {
  const type = types.get(kind) as ContentTypeOf;
  const from = (part - 1) * rowsPerRead;
  const texts = translationsOf([mainTextOf(type)]);
  const { data, error } = await visibleRows(context, type, [
    ...slugColumnsOf(type),
    ...timesOf(type),
    ...texts,
  ])
    .order("slug")
    .range(from, from + rowsPerRead - 1);
  if (error) throwUnavailable(context, "sitemap rows not read", type.table, error);
  return (data as unknown as Row[]).map((row) => ({
    path: shortPaths(pathsOf(slugsOf(row), (slug) => entryPath(pathOf(type) ?? "", slug))),
    lastModified: lastChange(type, row),
    translated: translatedLocales(type, row),
  }));
}
