/**
 * Route map of a tour as server-rendered SVG (J4).
 * A loader returns `routeMap(request, days, …)`, and the page renders it with `<StaticHtmlBlock
 * content={map} />`. Null if no day is on the map. `routeMapSvg` returns a standalone SVG with
 * literal colours.
 * `stops.ts` derives stops from days; `frame.ts` chooses the visible area; `land.ts` projects and
 * clips; `layout.ts` places markers, scale bar and labels; `drawing.ts` assembles the drawing.
 */
import { intlLocales, type Locale } from "#shared/locales.ts";
import { clientMessages } from "~/i18n/catalogue.server";
import { numberFormat } from "~/i18n/intl";
import { createTranslate } from "~/i18n/translate";
import { type StaticHtml, staticHtmlFor } from "~/ui/static-html";
import { createScene, drawGround, drawItems, fontSize } from "./drawing";
import { drawFigure } from "./figure.server";
import type { MapMessages } from "./layout";
import { literalColours, type Theme, type Token, themedColours } from "./palette";
import { type RouteDay, toStops } from "./stops";
import type { Appearance } from "./svg-writer";

export type { RouteDay };

/** The page's theme: values that the browser resolves. */
const themed: Appearance = {
  colours: themedColours,
  fonts: { display: "var(--font-display)", text: "var(--font-text)" },
};
const standaloneFonts: Appearance["fonts"] = {
  display: "'Besley Variable',Besley,Georgia,serif",
  text: "'Commissioner Variable',Commissioner,sans-serif",
};

interface Tour {
  locale: Locale;
  /** ISO 3166 codes of the tour's countries; those of the stops are added. */
  countries?: readonly string[];
}

/**
 * The figure of a page: drawing and list of stages. Null if no day is on the map.
 * @param request the loader's request
 */
export function routeMap(
  request: Request,
  days: readonly RouteDay[],
  { locale, countries = [] }: Tour,
): StaticHtml | null {
  const id = "route-map";
  const stops = toStops(days);
  const scene = createScene(stops, countries, mapMessages(locale));
  if (!scene) return null;
  const { width, height } = scene.frame;
  const items = (screen: keyof typeof fontSize) =>
    `<g class="route-map__${screen}">${drawItems(scene, fontSize[screen], themed)}</g>`;
  return staticHtmlFor(
    request,
    id,
    drawFigure({
      drawing: `<svg viewBox="0 0 ${width} ${height}" font-size="${fontSize.wide}">${drawGround(scene, themed)}${items("wide")}${items("narrow")}</svg>`,
      appearance: themed,
      stops,
      kinds: new Set(scene.legs.map(({ kind }) => kind)),
      locale,
      t: createTranslate(locale, clientMessages(locale, "routeMap")),
    }),
  );
}

/**
 * Standalone SVG, for example for a PDF. Uses the fonts Besley and Commissioner; 720 units wide.
 * Undefined if no day is on the map.
 * @param own tokens of the brand, which replace those of the theme
 */
export function routeMapSvg(
  days: readonly RouteDay[],
  locale: Locale,
  theme: Theme,
  countries: readonly string[] = [],
  own?: Partial<Record<Token, string>>,
): string | undefined {
  const scene = createScene(toStops(days), countries, mapMessages(locale));
  if (!scene) return undefined;
  const { width, height } = scene.frame;
  const appearance = { colours: literalColours(theme, own), fonts: standaloneFonts };
  const drawing = drawGround(scene, appearance) + drawItems(scene, fontSize.wide, appearance);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${fontSize.wide}">${drawing}</svg>`;
}

/** Messages of the map. */
export function mapMessages(locale: Locale): MapMessages {
  const t = createTranslate(locale, clientMessages(locale, "routeMap"));
  const regions = new Intl.DisplayNames([intlLocales[locale]], { type: "region" });
  return {
    locale,
    atlantic: t("routeMap.atlantic"),
    indian: t("routeMap.indian"),
    kilometres: (count) =>
      numberFormat(intlLocales[locale], { style: "unit", unit: "kilometer" }).format(count),
    country: (code) => regions.of(code) ?? code,
  };
}
