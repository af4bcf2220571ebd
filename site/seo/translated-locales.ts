import { columnOf } from "#content/columns.ts";
import type { ContentTypeOf } from "#content/define.ts";
import { mainTextOf } from "#content/properties.ts";
import { defaultLocale, type Locale, locales } from "#shared/locales.ts";

/**
 * Languages into which an entry is translated: those of its main text. In other languages its page is mostly Spanish
 * and is not announced, whatever else is translated.
 */
export function translatedLocales(
  type: ContentTypeOf,
  row: Readonly<Record<string, unknown>>,
): Locale[] {
  return locales.filter((locale) => {
    const text = row[columnOf(mainTextOf(type), locale)];
    return locale === defaultLocale || (typeof text === "string" && text.trim() !== "");
  });
}
