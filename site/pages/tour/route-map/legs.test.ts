import { describe, expect, it } from "vitest";
import { frameAround } from "./frame";
import { countryAt, visibleLand } from "./land";
import { legsBetween, pointOn } from "./legs";
import { type RouteDay, toStops } from "./stops";

const maun = { place: "Maun", latitude: -19.97, longitude: 23.43 };
const windhoek = { place: "Windhoek", latitude: -22.56, longitude: 17.08 };

function legsOf(days: readonly RouteDay[]) {
  const stops = toStops(days);
  const frame = frameAround(stops.flatMap(({ point }) => (point ? [point] : [])));
  const land = visibleLand(frame);
  return { legs: legsBetween(stops, frame, land), land };
}

describe("route legs", () => {
  it("J4: a stop off the map interrupts the route; a stop without coordinates does not", () => {
    const through = (place: RouteDay) =>
      legsOf([
        { day: 1, ...maun },
        { ...place, day: 2 },
        { day: 3, ...windhoek },
      ]).legs;
    expect(through({ day: 2, place: "París", latitude: 48.8, longitude: 2.3 })).toEqual([]);
    expect(through({ day: 2, place: "En algún sitio" })).toHaveLength(1);
  });

  it("J4: a leg has the kind of travel of its destination, by default road", () => {
    const { legs } = legsOf([
      { day: 1, ...maun, travel: "flight" },
      { day: 2, ...windhoek, travel: "train" },
      { day: 3, ...windhoek, travel: "foot" },
      { day: 4, ...maun },
    ]);
    expect(legs.map(({ kind }) => kind)).toEqual(["train", "road"]);
  });

  it("J4: a return leg does not overlap the outward leg", () => {
    const { legs } = legsOf([
      { day: 1, ...maun },
      { day: 2, ...windhoek },
      { day: 3, ...maun },
    ]);
    const [there, back] = legs.map((leg) => pointOn(leg, 0.5)) as [
      [number, number],
      [number, number],
    ];
    expect(Math.hypot(there[0] - back[0], there[1] - back[1])).toBeGreaterThan(30);
  });

  it("J4: a road along the coast bends inland", () => {
    const { legs, land } = legsOf([
      { day: 1, place: "Swakopmund", latitude: -22.678, longitude: 14.55 },
      { day: 2, place: "Terrace Bay", latitude: -19.98, longitude: 13.06 },
      { day: 3, ...windhoek },
    ]);
    const [coast] = legs;
    expect(coast && countryAt(land, pointOn(coast, 0.5))).toBe("NA");
  });
});
