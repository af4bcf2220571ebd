import type { tours } from "#content/tours.ts";
import type { ObjectView } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";

export interface ItineraryDay {
  day: number;
  /** The day's title, or its text's first line where more lines follow; else empty. */
  heading: string;
  /** Line breaks part its paragraphs. */
  text: string;
  /** The language of the text, where it is not the page's. */
  lang?: Locale;
  /** That of the heading, where it is not the text's. */
  headingLang?: Locale;
}

type StoredDay = Pick<
  ObjectView<typeof tours.fields.itinerary>,
  "day" | "title" | "description" | "lang"
>;

/** What the list of tours shows of the days of a view. */
export function toItinerary(days: readonly StoredDay[], locale: Locale): ItineraryDay[] {
  return days.map(({ day, title, description, lang }) => {
    const textLang = lang?.description && { lang: lang.description };
    if (!title) return { day, ...splitHeading(description), ...textLang };
    const other = lang?.title !== lang?.description && { headingLang: lang?.title ?? locale };
    return { day, heading: title, text: description, ...textLang, ...other };
  });
}

function splitHeading(description: string): { heading: string; text: string } {
  const [firstLine = "", ...rest] = description.split(/\r\n|\r|\n/);
  const text = rest.join("\n").trim();
  return text ? { heading: firstLine.trim(), text } : { heading: "", text: firstLine.trim() };
}
