import { translationsOf } from "#content/columns.ts";
import { mainTextOf, pathOf, titleOf, visibleFromOf, visibleOf } from "#content/declared.ts";
import type { ContentTypeOf } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import type { AppContext } from "~/context";
import { translatedLocales } from "~/seo/translated-locales";
import { throwUnavailable } from "./sitemap-unavailable.server";
import { newest, type SitemapPage } from "./sitemap-xml";

/** Content types with a page per entry, by the first part of their path: `blog`. */
const types = new Map<string, ContentTypeOf>(
  contentTypes.flatMap((type) => {
    const path = pathOf(type);
    return path ? [[path.slice(1), type]] : [];
  }),
);
export const entryKinds = [...types.keys()];

/** Hosted Supabase caps responses at 1,000 rows. */
const rowsPerRead = 1000;

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
 * The pages of a thousand entries, in the order of their slugs.
 * @param part from 1
 * @throws {Response} 503 if they cannot be read
 */
export async function readEntries(
  context: AppContext,
  kind: string,
  part = 1,
): Promise<SitemapPage[]> {
  const type = types.get(kind) as ContentTypeOf;
  const from = (part - 1) * rowsPerRead;
  const [title, text] = [titleOf(type), mainTextOf(type)];
  const titles = translationsOf([title]);
  const { data, error } = await visibleRows(context, type, ["slug", ...timesOf(type), ...titles])
    .order("slug")
    .range(from, from + rowsPerRead - 1);
  if (error) throwUnavailable(context, type.table, error);
  const rows = data as unknown as Row[];
  const texts = await readTexts(context, type, rows);
  return rows.map((row) => ({
    path: `${pathOf(type)}/${encodeURIComponent(row.slug)}`,
    lastModified: lastChange(type, row),
    translated: translatedLocales({ ...texts.get(row.slug), ...row }, [title, text]),
  }));
}

/** Texts may be long. They are read only of entries with a missing translation of the title. */
async function readTexts(
  context: AppContext,
  type: ContentTypeOf,
  rows: readonly Row[],
): Promise<Map<string, Row>> {
  const titles = translationsOf([titleOf(type)]);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.every((row) => titles.every((title) => row[title]?.trim())))
    return new Map();
  const { data, error } = await visibleRows(context, type, [
    "slug",
    ...translationsOf([mainTextOf(type)]),
  ])
    .gte("slug", first.slug)
    .lte("slug", last.slug)
    .or(titles.flatMap((title) => [`${title}.is.null`, `${title}.eq.`]).join());
  if (error) throwUnavailable(context, type.table, error);
  return new Map((data as unknown as Row[]).map((row) => [row.slug, row]));
}
