import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { tour } from "./harness.ts";

let cast: Cast;

const days = (count: number) => Array.from({ length: count }, (_, at) => ({ day: at + 1 }));
const rows = [
  {
    slug: "a",
    name: "Alba",
    countries: ["NA"],
    style: "camping",
    months: [5, 6],
    price: 2000,
    n: 7,
  },
  {
    slug: "b",
    name: "Baobab",
    countries: ["NA", "BW"],
    style: "luxury",
    months: [],
    price: 9000,
    n: 10,
  },
  { slug: "c", name: "Cabo", countries: ["ZA"], style: null, months: [12], price: 4500.5, n: 14 },
  {
    slug: "d",
    name: "Delta",
    countries: [],
    style: "mixed",
    months: [6],
    price: 6000,
    n: 21,
    is_featured: true,
  },
  {
    slug: "z",
    name: "Zeta",
    countries: ["ZM"],
    style: "mid-range",
    months: [1],
    price: 1,
    n: 30,
    is_active: false,
  },
];
const slugs = new Map<string, string>();

beforeAll(async () => {
  cast = await startCast();
  await cast.service.from("tours").delete().neq("slug", "");
  for (const { price, n, ...row } of rows) {
    const { data, error } = await cast.service
      .from("tours")
      .insert({ ...tour, ...row, price_per_person: price, itinerary: days(n) } as never)
      .select("id, slug")
      .single();
    if (error) throw error;
    slugs.set(data.id, data.slug);
  }
});
afterAll(() => cast.backend.dispose());

test.each([
  [{}, "dabc"],
  [{ country: "NA" }, "ab"],
  [{ country: "BW" }, "b"],
  [{ country: "ZM" }, ""],
  [{ style: "luxury" }, "b"],
  [{ min_days: 8, max_days: 14 }, "bc"],
  [{ min_days: 21 }, "d"],
  // A tour without months runs in every month.
  [{ month: 6 }, "dab"],
  [{ month: 12 }, "bc"],
  [{ month: 3 }, "b"],
  [{ highest_price: 4500 }, "a"],
  [{ highest_price: 4501 }, "ac"],
  [{ highest_price: 6000, month: 6, min_days: 7 }, "da"],
  [
    { country: "NA", style: "luxury", min_days: 10, max_days: 10, month: 1, highest_price: 9000 },
    "b",
  ],
  [{ country: "' or '1'='1" }, ""],
  [{ country: "N".repeat(10_000) }, ""],
  [{ month: -5 }, "b"],
  [{ highest_price: -1 }, ""],
  [{ min_days: 99, max_days: 1 }, ""],
])("J6: %j finds %j in the order of the list, for every role", async (asked, expected) => {
  for (const client of [cast.anonymous, cast.traveller, cast.admin]) {
    const { data, error } = await client.rpc("find_tours", asked);
    expect(error).toBeNull();
    expect(data?.map(({ id }) => slugs.get(id)).join("")).toBe(expected);
    for (const { total } of data ?? []) expect(total).toBe(expected.length);
  }
});

test("J6: pages are consecutive, each with the total number", async () => {
  const ask = async (first: number, limit: number) =>
    (await cast.anonymous.rpc("find_tours", { row_offset: first, row_limit: limit })).data ?? [];
  const pages = [await ask(0, 3), await ask(3, 3), await ask(6, 3)];
  expect(pages.map((page) => page.map(({ id }) => slugs.get(id)).join(""))).toEqual([
    "dab",
    "c",
    "",
  ]);
  expect(pages[1]?.[0]?.total).toBe(4);
  expect(await ask(-1, -1)).toEqual([]);
});

test("J6: filter options exist among the tours that visitors see", async () => {
  for (const client of [cast.anonymous, cast.admin]) {
    const { data } = await client.rpc("tour_filter_options").single();
    expect(data).toMatchObject({ any_month: true, min_price: 2000, max_price: 9000 });
    expect(data?.countries?.toSorted()).toEqual(["BW", "NA", "ZA"]);
    expect(data?.styles?.toSorted()).toEqual(["camping", "luxury", "mixed"]);
    expect(data?.months?.toSorted((a, b) => a - b)).toEqual([5, 6, 12]);
    expect(data?.days?.toSorted((a, b) => a - b)).toEqual([7, 10, 14, 21]);
  }
  await cast.service.from("tours").update({ is_active: false }).neq("slug", "");
  const { data } = await cast.anonymous.rpc("tour_filter_options").single();
  expect(data).toMatchObject({ countries: null, months: null, any_month: false, min_price: null });
});
