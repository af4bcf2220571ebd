import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spanOf, toTour } from "../../../site/pages/tours/tour.server.ts";
import { type Cast, startCast } from "./cast.ts";
import { destination, tour } from "./harness.ts";

let cast: Cast;

const tours = [
  { slug: "d", name: "Alba", is_featured: false, duration_days: 3, price_per_person: 900 },
  { slug: "b", name: "Zambeze", is_featured: true, min_group_size: 4, max_group_size: 9 },
  { slug: "c1", name: "Dunas", is_featured: false, price_per_person: 5100.5 },
  { slug: "c2", name: "Dunas", is_featured: false, itinerary: Array(21).fill({ day: 1 }) },
  { slug: "a", name: "Ñandú", is_featured: true, min_group_size: 1, max_group_size: 12 },
  { slug: "e", name: "Élan", is_featured: false },
  { slug: "oculto", name: "Abajo", is_featured: true, is_active: false, price_per_person: 1 },
];
const destinations = [
  { slug: "z", name: "Zambia" },
  { slug: "a", name: "Botsuana" },
  { slug: "e", name: "Étosha" },
  { slug: "n", name: "Namibia" },
  { slug: "oculto", name: "Aquí", is_active: false },
];

beforeAll(async () => {
  cast = await startCast();
  const add = async (table: "tours" | "destinations", rows: object[]) => {
    const { error } = await cast.service.from(table).insert(rows as never);
    if (error) throw error;
  };
  await cast.service.from("tours").delete().neq("slug", "");
  await cast.service.from("destinations").delete().neq("slug", "");
  for (const row of tours) await add("tours", [{ ...tour, ...row }]);
  for (const row of destinations) await add("destinations", [{ ...destination, ...row }]);
});
afterAll(() => cast.backend.dispose());

describe("K13: facts of the active tours", () => {
  const read = async () => (await cast.anonymous.rpc("tour_facts").single()).data;
  const announce = (headline_days_min: number | null, headline_days_max: number | null) =>
    cast.service
      .from("site_settings")
      .update({ headline_days_min, headline_days_max })
      .eq("id", true);
  const all = { min_days: 1, max_days: 21, min_group: 1, max_group: 12 };

  test("are the ranges of those with the announced length, and the countries of all", async () => {
    await cast.service
      .from("tours")
      .update({ countries: ["NA", "BW"] })
      .eq("slug", "c1");
    await cast.service
      .from("tours")
      .update({ countries: ["BW"] })
      .eq("slug", "c2");
    await cast.service
      .from("tours")
      .update({ countries: ["ZA"] })
      .eq("slug", "oculto");
    await announce(20, 30);
    expect(await read()).toMatchObject({
      countries: ["BW", "NA"],
      min_days: 21,
      max_days: 21,
      min_group: 2,
      max_group: 12,
    });
  });

  test.each([
    ["no tour has that length", 40, 50],
    ["nothing is announced", null, null],
  ])("are the ranges of all if %s", async (_, min, max) => {
    await announce(min, max);
    expect(await read()).toMatchObject(all);
  });

  test("have one open end if one of the lengths is empty", async () => {
    await announce(2, null);
    expect(await read()).toMatchObject({ min_days: 21, max_days: 21 });
    await announce(null, 20);
    expect(await read()).toMatchObject({ min_days: 1, max_days: 1 });
  });

  test("leave out prices of zero", async () => {
    await announce(null, null);
    const before = await read();
    await cast.service.from("tours").update({ price_per_person: 0 }).eq("slug", "b");
    expect(await read()).toEqual(before);
    await cast.service
      .from("tours")
      .update({ price_per_person: tour.price_per_person })
      .eq("slug", "b");
  });
});

test("E2: the price range covers all active tours, and is empty without any", async () => {
  const span = async () => (await cast.anonymous.rpc("tour_ranges").single()).data;
  expect(await span()).toEqual({
    min_days: 1,
    max_days: 21,
    min_group: 1,
    max_group: 12,
    min_price: expect.toSatisfy((price) => Number(price) === 900),
  });
  // A list with one page computes the range from its own rows.
  const { data } = await cast.anonymous.from("tours").select("*").eq("is_active", true);
  const tours = data?.map((row) => toTour(row, "en")) ?? [];
  expect(spanOf(tours, "en")).toEqual({
    minDays: 1,
    maxDays: 21,
    minGroup: 1,
    maxGroup: 12,
    priceText: "$900",
  });
  await cast.service.from("tours").update({ is_active: false }).neq("slug", "");
  expect(await span()).toEqual({
    min_days: null,
    max_days: null,
    min_group: null,
    max_group: null,
    min_price: null,
  });
  expect((await cast.anonymous.rpc("tour_facts").single()).data).toMatchObject({
    countries: null,
    min_days: null,
    min_price: null,
  });
});
