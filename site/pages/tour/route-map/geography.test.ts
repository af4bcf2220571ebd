import { expect, it } from "vitest";
import { countryAt, drawnParks, drawnWaters } from "./geography.server";
import { kilometresPerUnit, mercator } from "./mercator";

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
])("J4: countryAt() returns %s for %s", (code, _, latitude, longitude) => {
  expect(countryAt(mercator(longitude, latitude))).toBe(code);
});

it("J4: countryAt() returns undefined at sea", () => {
  expect(countryAt(mercator(10, -25))).toBeUndefined();
  expect(countryAt(mercator(38, -30))).toBeUndefined();
});

it("J4: kilometresPerUnit() matches the real distance", () => {
  const [x0, y0] = mercator(15.8, -24.49);
  const [x1, y1] = mercator(17.08, -22.56);
  // Great-circle distance from Sesriem to Windhoek.
  const kilometres = Math.hypot(x1 - x0, y1 - y0) * kilometresPerUnit((y0 + y1) / 2);
  expect(kilometres).toBeGreaterThan(250);
  expect(kilometres).toBeLessThan(254);
});

const ground = (point: readonly [number, number]) => countryAt(point) ?? "the sea";

it.each([
  ["Zambezi", ["AO", "MZ", "NA", "ZM", "ZW"]],
  ["Okavango", ["AO", "BW", "NA"]],
  ["Orange", ["LS", "NA", "ZA"]],
  ["Limpopo", ["BW", "MZ", "ZA", "ZW"]],
  ["Luangwa", ["MZ", "ZM", "ZW"]],
  ["Kafue", ["ZM"]],
  ["Fish River", ["NA"]],
])("J4: the %s flows through its real countries", (name, countries) => {
  const river = drawnWaters.find((water) => water.name?.en === name);
  const through = new Set(river?.lines.flat().map(ground));
  through.delete("the sea");
  // Along a border, points may be on either side.
  expect([...through].filter((code) => !countries.includes(code))).toEqual([]);
  expect(through.size).toBeGreaterThanOrEqual(Math.min(2, countries.length));
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
  const points = drawnParks.find((park) => park.name.en === name)?.lines.flat() ?? [];
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
  expect(countryAt(middle as [number, number])).toBe(code);
});
