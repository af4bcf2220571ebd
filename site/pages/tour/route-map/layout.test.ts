import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../../../../tests/support/random";
import { createScene, fontSize } from "./drawing";
import { isInside, overlap } from "./frame";
import { mapBounds } from "./geography.server";
import { layOut, type MapMessages } from "./layout";
import { type RouteDay, toStops, travelKinds } from "./stops";

const words: MapMessages = {
  locale: "es",
  atlantic: "Océano Atlántico",
  indian: "Océano Índico",
  kilometres: (count) => `${count} km`,
  country: (code) => new Intl.DisplayNames(["es"], { type: "region" }).of(code) ?? code,
};

const names = [
  "Maun",
  "Aeropuerto Hosea Kutako",
  "O".repeat(200),
  "",
  "Ruta ".repeat(40),
  "Río, lejos",
];

/** Random days: all over the map, within a few kilometres, or on one line. */
function randomDays(random: Random): RouteDay[] {
  const spread = random.pick([0.01, 0.5, 4, 20]);
  const middle = { latitude: -8 - random.below(26), longitude: 13 + random.below(28) };
  return Array.from({ length: 1 + random.below(30) }, (_, at) => ({
    day: at + 1,
    place: random.pick(names),
    latitude: middle.latitude + ((random.below(1000) - 500) / 500) * spread * random.below(2),
    longitude: middle.longitude + ((random.below(1000) - 500) / 500) * spread,
    travel: random.pick(travelKinds),
  }));
}

const layoutsOf = (days: readonly RouteDay[]) => {
  const scene = createScene(toStops(days), ["NA"], words);
  return scene ? Object.values(fontSize).map((em) => layOut(scene, em)) : [];
};

describe("the layout of a map", () => {
  it("J4: for random stops nothing overlaps or leaves the map", () => {
    const random = seededRandom(4);
    let layoutCount = 0;
    for (let run = 0; run < 40; run += 1) {
      for (const { occupancy, markers } of layoutsOf(randomDays(random))) {
        layoutCount += 1;
        // Markers are at the stops; everything else was placed.
        const placed = occupancy.occupied.slice(markers.length);
        expect(placed.filter((box) => !isInside(box, occupancy.bounds))).toEqual([]);
        const pairs = occupancy.occupied.filter((box, at) =>
          occupancy.occupied.slice(at + 1).some((other) => overlap(box, other)),
        );
        expect(pairs, `run ${run}`).toEqual([]);
      }
    }
    expect(layoutCount).toBeGreaterThan(60);
  });

  it("J4: neighbouring stops with overlapping markers share one marker with both days", () => {
    const [wide, narrow] = layoutsOf([
      { day: 1, place: "Chongwe", latitude: -15.712, longitude: 29.325 },
      { day: 2, place: "Mana Pools", latitude: -15.727, longitude: 29.372 },
      { day: 3, place: "Harare", latitude: -17.83, longitude: 31.05 },
    ]);
    for (const layout of [wide, narrow]) {
      expect(layout?.markers.map(({ days }) => days)).toEqual(["1, 2", "3"]);
      const texts = layout?.texts.map(([, { lines }]) => lines.join(" "));
      expect(texts).toEqual(expect.arrayContaining(["Chongwe Mana Pools", "Harare"]));
    }
  });

  it("J4: a place visited twice has one marker with all its days", () => {
    const windhoek = { place: "Windhoek", latitude: -22.56, longitude: 17.08 };
    const [wide] = layoutsOf([
      { day: 1, ...windhoek },
      { day: 2, place: "Sesriem", latitude: -24.49, longitude: 15.8 },
      { day: 3, ...windhoek },
    ]);
    expect(wide?.markers.map(({ days, names: own }) => [days, own])).toEqual([
      ["1, 3", ["Windhoek"]],
      ["2", ["Sesriem"]],
    ]);
  });

  it("J4: stops at the corners of the map bounds are on the map", () => {
    const { west, east, north, south } = mapBounds;
    const days = [
      { day: 1, place: "Noroeste", latitude: north - 0.5, longitude: west + 0.5 },
      { day: 2, place: "Sureste", latitude: south + 0.5, longitude: east - 0.5 },
    ];
    for (const { markers, occupancy } of layoutsOf(days)) {
      expect(markers).toHaveLength(2);
      expect(
        markers.every(({ at: [x, y] }) => x > 0 && y > 0 && x < 720 && y < occupancy.bounds.y1 + 9),
      ).toBe(true);
    }
  });

  it("J4: countries, waters and parks are labelled if there is space", () => {
    const [wide] = layoutsOf([
      { day: 1, place: "Windhoek", latitude: -22.56, longitude: 17.08 },
      { day: 2, place: "Etosha", latitude: -19.18, longitude: 15.92 },
      { day: 3, place: "Maun", latitude: -19.97, longitude: 23.43 },
    ]);
    const texts = wide?.texts.map(([, { lines }]) => lines.join(" "));
    expect(texts).toEqual(
      expect.arrayContaining([
        "Namibia",
        "Botsuana",
        "Salar de Etosha",
        "Okavango",
        "Kalahari Central",
      ]),
    );
    // The stop already has that label.
    expect(texts?.filter((text) => text === "Etosha")).toHaveLength(1);
  });
});
