import { type ContentTypeOf, entryAddress, type Field, type Site } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import { formatColumn, richKindOf, visibleFromOf, visibleOf } from "#content/properties.ts";
import { slugsOf } from "#content/slugs.ts";
import { selectOf, valueIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import { plainText } from "#shared/rich-text/text-of.ts";
import type { AppContext } from "~/context";
import { sortRows } from "~/lists/read-order.server";
import { absoluteUrl } from "~/seo/addresses";
import { cutText } from "~/seo/cut-text";
import type { LlmsSection } from "./llms-text";
import { throwUnavailable } from "./throw-unavailable.server";

/** Hosted Supabase caps responses at this number. */
const maxEntries = 1000;

const maxNoteLength = 200;

/**
 * A section per content type with pages: its visible entries by title, or the newest first.
 * @throws {Response} 503 if they cannot be read
 */
export async function readEntryLinks(context: AppContext, locale: Locale): Promise<LlmsSection[]> {
  return Promise.all(
    contentTypes.flatMap((type: ContentTypeOf) =>
      type.site ? [readSection(context, type, type.site, locale)] : [],
    ),
  );
}

async function readSection(
  context: AppContext,
  type: ContentTypeOf,
  site: Site,
  locale: Locale,
): Promise<LlmsSection> {
  const { table, fields, admin } = type;
  const time = visibleFromOf(type);
  const isRich = richKindOf(fields[site.description] as Field) !== undefined;
  const names = ["slug", admin.useAsTitle, site.description].concat(
    time ?? [],
    isRich ? formatColumn : [],
  );
  const { data, error } = await context.supabase
    .from(table as "tours")
    .select(selectOf({ fields }, names, locale))
    .eq(visibleOf(type) as "is_active", true)
    .limit(maxEntries);
  if (error) throwUnavailable(context, "entries not read", table, error);
  const order = time ? ({ by: time, descending: true } as const) : { by: admin.useAsTitle };
  const rows = sortRows(type, data as Record<string, unknown>[], locale, [order]);
  const textIn = (row: Record<string, unknown>, name: string) =>
    String(valueIn(row, name, fields[name] as Field, { locale, pictures: () => [] }) ?? "");
  const noteIn = (row: Record<string, unknown>) =>
    plainText(
      textIn(row, site.description),
      row[formatColumn] === "marked" ? "marked" : "plain",
      richKindOf(fields[site.description] as Field),
    );
  return {
    title: site.plural[locale],
    links: rows.map((row) => ({
      title: textIn(row, admin.useAsTitle),
      url: absoluteUrl(context.siteUrl, entryAddress(site, slugsOf(row)[locale]), locale),
      note: cutText(noteIn(row), maxNoteLength),
    })),
  };
}
