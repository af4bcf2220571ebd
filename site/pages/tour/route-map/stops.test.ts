import { describe, expect, it } from "vitest";
import { daysOf, type RouteDay, toStops } from "./stops";

const maun = { place: "Maun", latitude: -19.97, longitude: 23.43 };
const gweta = { place: "Gweta", latitude: -20.18, longitude: 25.25 };

const shown = (days: readonly RouteDay[]) =>
  toStops(days).map((stop) => `${daysOf(stop)} ${stop.place}`);

describe("the stops of a tour", () => {
  it("J4: consecutive days in one place are one stop with a range of days", () => {
    const days = [
      { day: 1, ...maun },
      { day: 2, ...gweta },
      { day: 3, ...gweta, latitude: -20.185 },
      { day: 4, place: "gweta " },
      { day: 5, ...maun },
    ];
    expect(shown(days)).toEqual(["1 Maun", "2–4 Gweta", "5 Maun"]);
  });

  it("J4: days are sorted by number", () => {
    const days = [
      { day: 3, ...gweta },
      { day: 1, ...maun },
      { day: 2, ...maun },
    ];
    expect(shown(days)).toEqual(["1–2 Maun", "3 Gweta"]);
  });

  it("J4: two places three kilometres apart are two stops", () => {
    const near = { place: "Tafika", latitude: maun.latitude + 0.027, longitude: maun.longitude };
    expect(
      shown([
        { day: 1, ...maun },
        { day: 2, ...near },
      ]),
    ).toEqual(["1 Maun", "2 Tafika"]);
  });

  it("J4: distances of days without place are added to the next stop", () => {
    const stops = toStops([
      { day: 1, ...maun, kilometres: 15, hours: 0.5, travel: "road" },
      { day: 2, kilometres: 100, hours: 2 },
      { day: 3, ...gweta, kilometres: 105, hours: 1.5, travel: "boat" },
      { day: 4, ...gweta, kilometres: 60, hours: 4, travel: "foot" },
    ]);
    expect(stops[1]).toMatchObject({ kilometres: 205, hours: 3.5, travel: "boat", lastDay: 4 });
  });

  it("J4: a day without place within a stay adds nothing to the next leg", () => {
    const stops = toStops([
      { day: 1, ...maun },
      { day: 2, kilometres: 100, hours: 2 },
      { day: 3, ...maun },
      { day: 4, place: "Kasane", kilometres: 300, hours: 5 },
    ]);
    expect(stops).toMatchObject([
      { place: "Maun", lastDay: 3 },
      { place: "Kasane", kilometres: 300, hours: 5 },
    ]);
  });

  it.each([
    ["a latitude beyond the pole", 999, 20],
    ["no number at all", Number.NaN, 20],
    ["the origin, where coordinates were forgotten", 0, 0],
    ["nothing", null, null],
  ])("J4: with %s as coordinates a stop is listed but not on the map", (_, latitude, longitude) => {
    const [stop] = toStops([{ day: 1, place: "Casa", latitude, longitude }]);
    expect(stop).toMatchObject({ place: "Casa", isOffMap: false });
    expect(stop?.point).toBeUndefined();
  });

  it("J4: a place outside of southern Africa is listed and interrupts the route", () => {
    const [stop] = toStops([{ day: 1, place: "París", latitude: 48.8, longitude: 2.3 }]);
    expect(stop).toMatchObject({ place: "París", isOffMap: true });
    expect(stop?.point).toBeUndefined();
  });

  it("J4: invalid values are omitted", () => {
    const odd = { kilometres: -5, hours: Number.POSITIVE_INFINITY, travel: "camello" };
    const [stop] = toStops([{ day: Number.NaN, ...maun, ...odd }]);
    expect(stop).toMatchObject({ firstDay: 1, place: "Maun" });
    expect([stop?.kilometres, stop?.hours, stop?.travel]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("J4: no days give no stops", () => {
    expect(toStops([])).toEqual([]);
    expect(toStops([{ day: 1 }, { day: 2, place: "  " }])).toEqual([]);
  });
});
