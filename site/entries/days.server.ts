import { tours } from "#content/types/tours.ts";
import type { ObjectView } from "#content/view-types.ts";
import type { Locale } from "#shared/locales.ts";
import { formatHours, formatKilometres } from "~/i18n/format.server";

/** A text in the page's language, or in `lang` if given. */
export interface LocalizedText {
  text: string;
  lang?: Locale | undefined;
}

/** A day of a tour in one language. Empty members are omitted. */
export interface Day {
  day: number;
  /** The title; without one, the first line of the text if more lines follow. */
  heading?: LocalizedText;
  /** Line breaks separate paragraphs. */
  text?: LocalizedText;
  /** Place of the overnight stay. */
  place?: LocalizedText;
  bed?: LocalizedText;
  /** `Tented camp` */
  bedType?: string;
  ownBathroom?: boolean;
  /** `Breakfast, dinner` */
  meals?: string;
  /** `Road · 320 km · 5 hr 30 min` */
  route?: string;
}

type StoredDay = ObjectView<typeof tours.fields.itinerary>;
type Options = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const { bed_type, meals, travel } = tours.fields.itinerary.of;

/** Converts stored days into display texts. */
export function toDays(days: readonly StoredDay[], locale: Locale): Day[] {
  return days.map((day) => {
    const { lang } = day;
    const optionLabel = (options: Options, chosen: string | undefined) =>
      chosen ? (options[chosen]?.[locale] ?? "") : "";
    return {
      day: day.day,
      ...omitEmpty({
        ...withHeading(
          { text: day.title, lang: lang?.title },
          { text: day.description, lang: lang?.description },
        ),
        place: { text: day.place, lang: lang?.place },
        bed: { text: day.bed, lang: lang?.bed },
        bedType: day.bedType === "none" ? "" : optionLabel(bed_type.options, day.bedType),
        ownBathroom: day.ownBathroom,
        meals: joinOptions(meals.options, day.meals, locale),
        route: [
          optionLabel(travel.options, day.travel),
          formatKilometres(day.kilometres, locale),
          formatHours(day.hours, locale),
        ]
          .filter(Boolean)
          .join(" · "),
      }),
    };
  });
}

/** Without a title, the first line of the text becomes the heading if more lines follow. */
function withHeading(
  title: LocalizedText,
  description: LocalizedText,
): { heading: LocalizedText; text: LocalizedText } {
  if (title.text) return { heading: title, text: description };
  const [firstLine = "", ...rest] = description.text.split(/\r\n|\r|\n/);
  const text = rest.join("\n").trim();
  const { lang } = description;
  if (!text) return { heading: { text: "" }, text: { text: firstLine.trim(), lang } };
  return { heading: { text: firstLine.trim(), lang }, text: { text, lang } };
}

/** The chosen options as one phrase, in declaration order. */
function joinOptions(options: Options, chosen: readonly string[], locale: Locale): string {
  return Object.entries(options)
    .filter(([option]) => chosen.includes(option))
    .map(([, name], at) => (at === 0 ? name[locale] : name[locale].toLowerCase()))
    .join(", ");
}

/** Removes empty members. */
function omitEmpty(parts: { [Name in keyof Omit<Day, "day">]: Day[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) =>
      typeof part === "object" ? part.text !== "" : (part ?? "") !== "",
    ),
  ) as Omit<Day, "day">;
}
