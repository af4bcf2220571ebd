import { geoContains, geoDistance } from "d3-geo";
import { feature } from "topojson-client";
import { expect, it } from "vitest";
import { frameAround } from "./frame";
import { earthRadiusKm, geography } from "./geography.server";

const { countries, waters, parks } = geography.objects;
const features = feature(geography, countries).features;
const countryAt = (place: readonly number[]) =>
  features.find((country) => geoContains(country, [place[0] ?? 0, place[1] ?? 0]))?.id;

it.each([
  ["NA", "Windhoek", -22.56, 17.08],
  ["NA", "Katima Mulilo", -17.55, 24.27],
  ["BW", "Maun", -19.97, 23.43],
  ["ZA", "Ciudad del Cabo", -33.93, 18.45],
  ["LS", "Sani Top", -29.6, 29.25],
  ["SZ", "Mbabane", -26.32, 31.13],
  ["ZW", "Mana Pools", -15.76, 29.37],
  ["ZM", "Mfuwe", -13.1, 31.79],
  ["MZ", "Vilankulo", -22.0, 35.3],
])("J4: the stored %s contains %s", (code, _, latitude, longitude) => {
  expect(countryAt([longitude, latitude])).toBe(code);
});

it("J4: no stored country contains a place at sea", () => {
  expect(countryAt([10, -25])).toBeUndefined();
  expect(countryAt([38, -30])).toBeUndefined();
});

it("J4: a map's scale matches the real distance", () => {
  const [sesriem, windhoek] = [
    [15.8, -24.49],
    [17.08, -22.56],
  ] as const;
  const { project, unproject, scale } = frameAround([sesriem, windhoek]);
  const [from, to] = [project(sesriem), project(windhoek)];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const east = unproject([middle[0] + scale, middle[1]]);
  const perDegree = geoDistance([...unproject(middle)], [...east]) * earthRadiusKm;
  const kilometres = (Math.hypot(to[0] - from[0], to[1] - from[1]) / scale) * perDegree;
  expect(kilometres).toBeGreaterThan(250);
  expect(kilometres).toBeLessThan(254);
});

it.each([
  ["Zambezi", ["AO", "MZ", "NA", "ZM", "ZW"]],
  ["Okavango", ["AO", "BW", "NA"]],
  ["Orange", ["LS", "NA", "ZA"]],
  ["Limpopo", ["BW", "MZ", "ZA", "ZW"]],
  ["Luangwa", ["MZ", "ZM", "ZW"]],
  ["Kafue", ["ZM"]],
  ["Fish River", ["NA"]],
])("J4: the %s flows through its real countries", (name, expected) => {
  const river = feature(geography, waters).features.find(
    ({ properties }) => properties.name?.en === name,
  );
  const lines = river?.geometry.type === "MultiLineString" ? river.geometry.coordinates : [];
  const through = new Set(lines.flat().map(countryAt));
  through.delete(undefined);
  // Along a border, points may be on either side.
  expect([...through].filter((code) => !expected.includes(String(code)))).toEqual([]);
  expect(through.size).toBeGreaterThanOrEqual(Math.min(2, expected.length));
});

it.each([
  ["Kruger", "ZA"],
  ["Hwange", "ZW"],
  ["Etosha", "NA"],
  ["Moremi", "BW"],
  ["Central Kalahari", "BW"],
  ["South Luangwa", "ZM"],
  ["Kafue", "ZM"],
])("J4: the middle of %s is in %s", (name, code) => {
  const park = feature(geography, parks).features.find(
    ({ properties }) => properties.name.en === name,
  );
  const points = park?.geometry.type === "MultiPolygon" ? park.geometry.coordinates.flat(2) : [];
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
  expect(countryAt(middle)).toBe(code);
});
