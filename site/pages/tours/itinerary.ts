import { defaultLocale, type Locale } from "#shared/locales.ts";

export interface ItineraryDay {
  day: number;
  /** A text's first line, where more lines follow; else empty. */
  heading: string;
  /** Line breaks part its paragraphs. */
  text: string;
  /** Its language, where it is not the page's. */
  lang?: Locale;
}

/**
 * Reads the stored `[{ day, description_es, description_en, description_fr }]` in one language.
 * The column is JSON that the database only knows to be a list, so nothing in it is taken for granted.
 */
export function toItinerary(stored: unknown, locale: Locale): ItineraryDay[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null,
    )
    .sort((a, b) => Number(a.day) - Number(b.day) || 0)
    .map((entry, at) => {
      const read = (language: Locale) => {
        const text = entry[`description_${language}`];
        return typeof text === "string" ? text.trim() : "";
      };
      const own = read(locale);
      const base = own ? "" : read(defaultLocale);
      return {
        day: at + 1,
        ...splitHeading(own || base),
        ...(base && { lang: defaultLocale }),
      };
    });
}

function splitHeading(description: string): { heading: string; text: string } {
  const [firstLine = "", ...rest] = description.split(/\r\n|\r|\n/);
  const text = rest.join("\n").trim();
  return text ? { heading: firstLine.trim(), text } : { heading: "", text: firstLine.trim() };
}
