import { translationsOf } from "#content/columns.ts";
import { mainTextOf } from "#content/properties.ts";
import { legalPages } from "#content/types/legal-pages.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readEntry } from "~/entries/read-entry.server";
import type { Picture } from "~/pictures/picture";
import { viewContext } from "~/pictures/picture-list";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";
import { readTextPictures, type TextPictures } from "~/rich-text/text-pictures.server";
import { translatedLocales } from "~/seo/translated-locales";

const viewFields = ["slug", "title", "body", "content_format", "effective_on"] as const;

/** Extra columns: the time of the last change, and the main text in all languages to find out the translations. */
const others = ["image_details", "updated_at", ...translationsOf([mainTextOf(legalPages)])];

/** A legal page in one language, with the links and pictures of its text. */
export interface LegalPage
  extends ViewOf<typeof legalPages.fields, (typeof viewFields)[number], Picture> {
  /** ISO 8601. */
  updatedAt: string;
  /** Languages into which it is translated. */
  translated: Locale[];
  resolveLink: ResolveLink;
  pictures: TextPictures;
}

/** Reads a published legal page; undefined if there is none. */
export async function readLegalPage(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<LegalPage | undefined | "unavailable"> {
  const row = await readEntry(
    context,
    legalPages,
    slug,
    selectOf(legalPages, viewFields, locale, others),
  );
  if (!row || row === "unavailable") return row;
  const view = viewOf(legalPages, viewFields, row, viewContext(row, locale, undefined));
  const [resolveLink, pictures] = await Promise.all([
    readLinks(context, locale, [[view.body, view.contentFormat]]),
    readTextPictures(context, row, locale, view.body, view.contentFormat),
  ]);
  return {
    ...view,
    updatedAt: new Date(row.updated_at).toISOString(),
    translated: translatedLocales(legalPages, row),
    resolveLink,
    pictures,
  };
}
