import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#shared/locales.ts";
import { readContent } from "../../../../supabase/seed/content";
import type { TourSeed } from "../../../../supabase/seed/tour-seed";
import { createScene, fontSize } from "./drawing";
import { layOut } from "./layout";
import { mapMessages, routeMap } from "./route-map.server";
import { stopName } from "./stop-labels";
import { type RouteDay, toStops } from "./stops";

const { tours } = await readContent();

const daysOf = ({ itinerary }: TourSeed, locale: Locale): RouteDay[] =>
  itinerary.map(({ place, ...day }, at) => ({ ...day, day: at + 1, place: place[locale] }));

/** Numbers of markers and of stop labels. */
function named(tour: TourSeed, locale: Locale, em: number) {
  const scene = createScene(toStops(daysOf(tour, locale)), tour.countries, mapMessages(locale));
  if (!scene) throw new Error(`${tour.slug} has no map`);
  const { markers, texts, scale } = layOut(scene, em);
  const names = texts.filter(([style]) => style === stopName).length;
  return { marks: markers.length, names, scale };
}

describe.each(tours.map((tour) => [tour.slug, tour] as const))("%s", (_, tour) => {
  it.each(locales)(
    "J4: in %s, on wide screens every marker has a label, and there is a scale bar",
    (locale) => {
      const { marks, names, scale } = named(tour, locale, fontSize.wide);
      expect(names).toBe(marks);
      expect(scale?.words).toMatch(/^[125]0*\skm$/);
    },
  );

  it.each(locales)("J4: in %s, on phones at most one marker has no label", (locale) => {
    const { marks, names } = named(tour, locale, fontSize.narrow);
    expect(names).toBeGreaterThanOrEqual(marks - 1);
  });

  it("J4: its map is smaller than 12 kB", () => {
    const request = new Request("http://localhost/es/tours/x.data");
    const map = routeMap(request, daysOf(tour, "es"), { locale: "es", countries: tour.countries });
    expect(gzipSync(map?.html ?? "", { level: 9 }).length).toBeLessThan(12_000);
  });
});
