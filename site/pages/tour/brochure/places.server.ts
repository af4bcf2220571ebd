import type { BrochureClimate, BrochureKind } from "#shared/brochure.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { practicalFields } from "~/entries/practical-info";
import { numberFormat } from "~/i18n/intl";
import { monthName } from "~/i18n/months.server";
import type { Translate } from "~/i18n/translate";
import { type LinkUrl, localized, richParagraphs } from "./localized-text";
import type { BrochurePlace } from "./queries.server";

/** Practical information by topic. A text that several destinations share is printed once. */
export function practicalTopics(
  places: readonly BrochurePlace[],
  t: Translate,
  linkUrl: LinkUrl,
): BrochureKind[] {
  return practicalFields.flatMap(([field, label]) => {
    const parts = Map.groupBy(
      places.filter((place) => place[field].trim() !== ""),
      (place) => `${place.contentFormat} ${place[field].trim()}`,
    );
    if (parts.size === 0) return [];
    return {
      label: t(label),
      parts: Array.from(parts.values(), (told) => ({
        places: places.length > 1 ? namesOf(told) : "",
        paragraphs: told
          .slice(0, 1)
          .flatMap(({ contentFormat, lang, ...place }) =>
            richParagraphs(place[field], contentFormat, linkUrl, lang?.[field]),
          ),
      })),
    };
  });
}

/** The names as one text. Its language is marked only if all names have the same language. */
function namesOf(places: readonly BrochurePlace[]) {
  const languages = new Set(places.map(({ lang }) => lang?.name));
  const [lang] = languages.size === 1 ? languages : [];
  return localized(places.map(({ name }) => name).join(", "), lang);
}

const rows = [
  ["max", "climate.max", "°C"],
  ["min", "climate.min", "°C"],
  ["rain", "climate.rain", "mm"],
] as const;

/** Climate tables of the destinations that have data. */
export function climateOf(
  places: readonly BrochurePlace[],
  locale: Locale,
  t: Translate,
): BrochureClimate[] {
  const format = numberFormat(intlLocales[locale], { maximumFractionDigits: 0 });
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  return places.flatMap(({ name, lang, climate }) => {
    if (climate.length === 0) return [];
    return {
      name: localized(name, lang?.name),
      months: months.map((month) => monthName(month, locale, "short")),
      rows: rows.map(([measure, what, unit]) => ({
        label: `${t(what)} (${unit})`,
        values: months.map((month) => {
          const value = climate.find((each) => each.month === month)?.[measure];
          return value === undefined ? "–" : format.format(value);
        }),
      })),
    };
  });
}
