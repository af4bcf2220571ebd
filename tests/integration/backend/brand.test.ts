import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Row } from "../../../shared/database.types.ts";
import { boma } from "../../support/brands/boma.ts";
import { type Cast, startCast } from "./cast.ts";

let cast: Cast;
let heard: string[] = [];

const empty = {
  short_name: null,
  mark: null,
  wordmark: null,
  color_brand: null,
  color_accent: null,
  color_glow: null,
  color_paper: null,
  color_ground: null,
  is_demonstration: true,
};

beforeAll(async () => {
  cast = await startCast();
  cast.backend.backend.onContentChange((changed) => heard.push(...changed));
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  await cast.service.from("site_brand").update(empty).eq("id", true);
  await cast.service.from("site_brand_versions").delete().gt("id", 0);
  heard = [];
});

const change = (values: Partial<Row<"site_brand">>, who = cast.admin) =>
  who.from("site_brand").update(values).eq("id", true).select().single();
const versions = async () =>
  (await cast.admin.from("site_brand_versions").select("*").order("id")).data ?? [];

test("Q1: a new site has one brand without values, which is the demonstration's", async () => {
  const { data } = await cast.anonymous.from("site_brand").select("*");
  expect(data).toEqual([{ id: true, updated_at: expect.any(String), ...empty }]);
});

test("Q1: a brand saved by an administrator is read by everyone and announced before the response", async () => {
  const { data, error } = await change(boma.brand);
  expect(error).toBeNull();
  expect(data).toMatchObject(boma.brand);
  expect(heard).toContain("site_brand");
  expect((await cast.anonymous.from("site_brand").select("*").single()).data).toEqual(data);
});

test("Q1: each change keeps the state before it with its author; a save without a change keeps none", async () => {
  await change({ short_name: "Boma" });
  await change({ short_name: "Boma" });
  await change({ color_brand: "#2a5fa8" });
  await change({ short_name: "Kraal" }, cast.service);
  const { data: admin } = await cast.admin.auth.getUser();
  expect(await versions()).toMatchObject([
    { was: { short_name: null }, recorded_by: admin.user?.id },
    { was: { short_name: "Boma", color_brand: null }, recorded_by: admin.user?.id },
    { was: { short_name: "Boma", color_brand: "#2a5fa8" }, recorded_by: null },
  ]);
});

test("Q1: fifty earlier states are kept", async () => {
  for (let count = 0; count < 53; count += 1)
    await change({ short_name: `N ${count}` }, cast.service);
  const kept = await versions();
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)?.was).toMatchObject({ short_name: "N 51" });
  expect(kept[0]?.was).toMatchObject({ short_name: "N 2" });
});

test("Q1: the brand has one row, which no client adds or removes", async () => {
  for (const who of [cast.anonymous, cast.traveller, cast.admin]) {
    expect((await who.from("site_brand").insert({ id: false })).error?.code).toBe("42501");
    await who.from("site_brand").delete().eq("id", true);
  }
  expect((await cast.service.from("site_brand").insert({ id: false })).error?.code).toBe("23514");
  expect((await cast.service.from("site_brand").select("id")).data).toEqual([{ id: true }]);
});
