import { createElement } from "react";
import { expect, it } from "vitest";
import { renderMarkup } from "~/entries/render-static-html.server";
import { readPage } from "~/seo/read-page.server";
import { headInput } from "~/seo/test-page";
import { FactStrip } from "./fact-strip";
import { toTourPage } from "./tour-page.server";

/** HTML of start and end on a tour's English page. */
function routeOf(row: Parameters<typeof toTourPage>[0]) {
  const page = readPage(headInput("/en/tours/x", "en"), "/tours/x", [
    "tour",
    "tourBody",
    "entries",
  ]);
  const html = renderMarkup(page, createElement(FactStrip, { tour: toTourPage(row, "en") }));
  return /<dt>Start and end<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1];
}

it("J3, A9: only the untranslated end of a route is marked as Spanish", () => {
  const ends = { start_place: "Ciudad del Cabo", end_place: "Cataratas Victoria" };
  expect(routeOf({ ...ends, start_place_en: "Cape Town" })).toBe(
    '<span>Cape Town</span> – <span lang="es">Cataratas Victoria</span>',
  );
  expect(routeOf({ ...ends, end_place_en: "Victoria Falls" })).toBe(
    '<span lang="es">Ciudad del Cabo</span> – <span>Victoria Falls</span>',
  );
  expect(routeOf({ end_place: "Maun" })).toBe('<span lang="es">Maun</span>');
  expect(routeOf({ start_place: "Maun", end_place: "Maun" })).toBe('<span lang="es">Maun</span>');
});
