import { columnOf } from "#content/columns.ts";
import { guestReviews } from "#content/types/guest-reviews.ts";
import { viewOf } from "#content/view.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { dateFormat } from "~/i18n/intl";

export const reviewFields = [
  "slug",
  "guest",
  "origin",
  "language",
  "travelled_on",
  "received_on",
  "tour_ids",
  "source",
  "source_url",
] as const;

interface WrittenText {
  text: string;
  lang: Locale;
}

type Columns = Readonly<Record<string, unknown>>;

/** Text of a row in a language; undefined if there is none. */
function textIn(row: Columns, lang: Locale): WrittenText | undefined {
  const text = row[columnOf("text", lang)];
  return typeof text === "string" && text.trim() ? { text, lang } : undefined;
}

const monthOf = (day: string | undefined, locale: Locale) => {
  const time = Date.parse(day ?? "");
  if (Number.isNaN(time)) return undefined;
  const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(intlLocales[locale], format).format(time);
};

/**
 * A review in one language: the translation with the original, or the original alone.
 * @param row all texts are needed, because the original may be in any language
 */
export function toReview(row: Columns, locale: Locale) {
  const { language, tourIds, travelledOn, receivedOn, source, ...view } = viewOf(
    guestReviews,
    reviewFields,
    row,
    { locale, pictures: () => [] },
  );
  const original = textIn(row, language ?? locale);
  const shown = textIn(row, locale) ?? original ?? textIn(row, "es");
  const isTranslated = language !== undefined && shown !== undefined && shown.lang !== language;
  return {
    ...view,
    shown: shown ?? { text: "", lang: locale },
    isTranslated,
    original: isTranslated ? original : undefined,
    travelled: monthOf(travelledOn, locale),
    received: monthOf(receivedOn, locale),
    source: source && guestReviews.fields.source.options[source][locale],
    /** Other programs may have written other addresses. */
    sourceUrl: view.sourceUrl.startsWith("https://") ? view.sourceUrl : undefined,
    tourId: tourIds[0],
  };
}

export type Review = ReturnType<typeof toReview>;
