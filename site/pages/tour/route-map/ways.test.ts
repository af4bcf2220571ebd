import { describe, expect, it } from "vitest";
import { frameAround } from "./frame";
import { seenThrough } from "./land";
import { type RouteDay, toStops } from "./stops";
import { along, waysBetween } from "./ways";

const maun = { place: "Maun", latitude: -19.97, longitude: 23.43 };
const windhoek = { place: "Windhoek", latitude: -22.56, longitude: 17.08 };

function waysOf(days: readonly RouteDay[]) {
  const stops = toStops(days);
  const frame = frameAround(stops.flatMap(({ point }) => (point ? [point] : [])));
  const land = seenThrough(frame);
  return { ways: waysBetween(stops, frame, land), land };
}

describe("the ways between stops", () => {
  it("J4: a stop elsewhere in the world parts the route, one that is not known does not", () => {
    const through = (place: RouteDay) =>
      waysOf([
        { day: 1, ...maun },
        { ...place, day: 2 },
        { day: 3, ...windhoek },
      ]).ways;
    expect(through({ day: 2, place: "París", latitude: 48.8, longitude: 2.3 })).toEqual([]);
    expect(through({ day: 2, place: "En algún sitio" })).toHaveLength(1);
  });

  it("J4: the way to a stop is of the kind by which one comes, by road where nothing is said", () => {
    const { ways } = waysOf([
      { day: 1, ...maun, travel: "flight" },
      { day: 2, ...windhoek, travel: "train" },
      { day: 3, ...windhoek, travel: "foot" },
      { day: 4, ...maun },
    ]);
    expect(ways.map(({ kind }) => kind)).toEqual(["train", "road"]);
  });

  it("J4: the way back does not lie on the way there", () => {
    const { ways } = waysOf([
      { day: 1, ...maun },
      { day: 2, ...windhoek },
      { day: 3, ...maun },
    ]);
    const [there, back] = ways.map((way) => along(way, 0.5)) as [
      [number, number],
      [number, number],
    ];
    expect(Math.hypot(there[0] - back[0], there[1] - back[1])).toBeGreaterThan(30);
  });

  it("J4: a road along the coast bends inland, also where the middle of the tour is inland", () => {
    const { ways, land } = waysOf([
      { day: 1, place: "Swakopmund", latitude: -22.678, longitude: 14.55 },
      { day: 2, place: "Terrace Bay", latitude: -19.98, longitude: 13.06 },
      { day: 3, ...windhoek },
    ]);
    const [coast] = ways;
    expect(coast && land.countryOn(along(coast, 0.5))).toBe("NA");
  });
});
