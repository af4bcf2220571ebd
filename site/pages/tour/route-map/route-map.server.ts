import { intlLocales, type Locale } from "#shared/locales.ts";
import { messagesFor } from "~/i18n/catalogue.server";
import { drawMap, letterSize, type MapWords } from "./drawing";
import type { Theme } from "./ink";
import { plainPen } from "./pen";
import { type RouteDay, toStops } from "./stops";

function wordsOf(locale: Locale): MapWords {
  const words = messagesFor(locale, "routeMap");
  const regions = new Intl.DisplayNames([intlLocales[locale]], { type: "region" });
  return {
    locale,
    atlantic: words["routeMap.atlantic"] ?? "",
    indian: words["routeMap.indian"] ?? "",
    kilometres: "{km} km",
    country: (code) => regions.of(code) ?? code,
  };
}

/**
 * The map as an SVG document of its own, with literal colours and numbers: for what is not a page, as a PDF.
 * It names the fonts Besley and Commissioner. Undefined where no day lies on the map.
 * @param countries codes of ISO 3166 of the tour's countries; those of the stops are added
 */
export function routeMapSvg(
  days: readonly RouteDay[],
  locale: Locale,
  theme: Theme,
  countries: readonly string[] = [],
): string | undefined {
  const pen = plainPen(theme, letterSize.wide);
  const drawn = drawMap(toStops(days), countries, wordsOf(locale), pen);
  if (!drawn) return undefined;
  const { width, height } = drawn.frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.markup}</svg>`;
}
