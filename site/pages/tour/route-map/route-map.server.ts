/**
 * The map of a tour's route, drawn on the server: J4.
 *
 * A page's loader calls `routeMap(request, days, …)` and gives what it returns to its component, which shows it by
 * `<StaticHtmlBlock content={map} />` (`~/ui/drawn`); null means that there is nothing to show. `routeMapSvg` gives the
 * drawing alone, with colours and numbers that every reader of SVG knows.
 *
 * `stops.ts` makes stops of days, `frame.ts` chooses what part of the land is seen, `land.ts`, `legs.ts`,
 * `markers.ts`, `insetMap.ts`, `scale.ts` and `signs.ts` draw, `stop-names.ts` and `land-names.ts` propose where names may stand,
 * `placing.ts` chooses, `layout.ts` says in which order, `drawing.ts` puts all together for wide and for narrow pages, `svg.ts` writes it.
 */
import { intlLocales, type Locale } from "#shared/locales.ts";
import { clientMessages } from "~/i18n/catalogue.server";
import { numberFormat } from "~/i18n/intl";
import { type StaticHtml, staticHtmlFor } from "~/ui/static-html";
import { drawMap, fontSize, sceneOf } from "./drawing";
import { drawFigure } from "./figure.server";
import type { MapMessages } from "./layout";
import type { Theme } from "./palette";
import { type RouteDay, toStops } from "./stops";
import { standaloneSvgWriter, themedSvgWriter } from "./svg-writer";

export type { RouteDay };

interface Tour {
  locale: Locale;
  /** Codes of ISO 3166 of the tour's countries; those of the stops are added. */
  countries?: readonly string[];
}

/**
 * The figure for a page: the drawing, and the stages in words. Null where no day lies on the map.
 * @param request the loader's own
 */
export function routeMap(
  request: Request,
  days: readonly RouteDay[],
  { locale, countries = [] }: Tour,
): StaticHtml | null {
  const id = "route-map";
  const stops = toStops(days);
  const scene = sceneOf(stops, countries, mapMessages(locale));
  if (!scene) return null;
  const { width, height } = scene.frame;
  return staticHtmlFor(
    request,
    id,
    drawFigure({
      drawing: `<svg viewBox="0 0 ${width} ${height}" font-size="${fontSize.wide}">${drawMap(scene, themedSvgWriter(id))}</svg>`,
      stops,
      kinds: new Set(scene.legs.map(({ kind }) => kind)),
      locale,
      words: clientMessages(locale, "routeMap"),
    }),
  );
}

/**
 * The drawing as an SVG document of its own, for what is not a page, as a PDF. It names the fonts Besley and
 * Commissioner, and is 720 units wide. Undefined where no day lies on the map.
 */
export function routeMapSvg(
  days: readonly RouteDay[],
  locale: Locale,
  theme: Theme,
  countries: readonly string[] = [],
): string | undefined {
  const scene = sceneOf(toStops(days), countries, mapMessages(locale));
  if (!scene) return undefined;
  const { width, height } = scene.frame;
  const drawing = drawMap(scene, standaloneSvgWriter(theme, fontSize.wide));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
}

/** The words that stand on a map. */
export function mapMessages(locale: Locale): MapMessages {
  const words = clientMessages(locale, "routeMap");
  const regions = new Intl.DisplayNames([intlLocales[locale]], { type: "region" });
  return {
    locale,
    atlantic: words["routeMap.atlantic"] ?? "",
    indian: words["routeMap.indian"] ?? "",
    kilometres: (count) =>
      numberFormat(intlLocales[locale], { style: "unit", unit: "kilometer" }).format(count),
    country: (code) => regions.of(code) ?? code,
  };
}
