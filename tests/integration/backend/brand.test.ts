import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { brandPictures } from "../../../shared/brand/brand-pictures.ts";
import type { Row } from "../../../shared/database.types.ts";
import { boma } from "../../support/brands/boma.ts";
import { type Cast, startCast } from "./cast.ts";
import { pictureLibrary } from "./picture-library.ts";

let cast: Cast;
let heard: string[] = [];
const { upload, one, remove } = pictureLibrary(() => cast);

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
  ...Object.fromEntries(brandPictures.map((name) => [`picture_${name}`, null])),
  ...Object.fromEntries(brandPictures.map((name) => [`picture_${name}_details`, {}])),
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

test("Q1: each change keeps what it replaced with its author; a save without a change keeps nothing", async () => {
  await change({ short_name: "Boma" });
  await change({ short_name: "Boma" });
  await change({ color_brand: "#2a5fa8" });
  await change({ short_name: "Kraal" }, cast.service);
  const { data: admin } = await cast.admin.auth.getUser();
  const kept = await versions();
  expect(kept.map(({ was, recorded_by }) => [was, recorded_by])).toEqual([
    [{ short_name: null }, admin.user?.id],
    [{ color_brand: null }, admin.user?.id],
    [{ short_name: "Boma" }, null],
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

test("Q7: a page's picture is listed, replaced with its texts, not removed while it is used, and kept by the sweep for earlier states", async () => {
  const [old, by] = [await upload("content-images"), await upload("content-images")];
  const detail = { alt: { es: "Un delta", en: "A delta" }, focus: { x: 0.2, y: 0.4 } };
  const { error } = await change({
    picture_hero: old.address,
    picture_hero_details: { [old.path]: detail },
    picture_contact: `${old.address}?width=320`,
  });
  expect(error).toBeNull();
  expect(await one(old.path)).toMatchObject({
    state: "used",
    uses: [{ type: "site_brand", id: "true" }],
  });
  expect(await remove(cast.admin, old)).toBe(0);

  const replaced = await cast.admin.rpc("replace_picture", { old: old.path, new: by.path });
  expect(replaced.data).toEqual({ replaced: 1, left: [] });
  const { data: row } = await cast.anonymous.from("site_brand").select("*").single();
  expect(row).toMatchObject({
    picture_hero: `https://old.example/storage/v1/object/public/${by.path}`,
    picture_hero_details: { [by.path]: detail },
    picture_contact: expect.stringContaining(by.path),
  });
  const sweepable = async () => {
    const { data } = await cast.service.rpc(
      "unreferenced_pictures" as never,
      {
        before: new Date(Date.now() + 3_600_000).toISOString(),
      } as never,
    );
    return (data as unknown as { name: string }[]).map(({ name }) => name);
  };
  // The former one is in an earlier state, which can be restored.
  expect(await sweepable()).not.toEqual(expect.arrayContaining([old.name]));
  await change(empty);
  expect(await one(by.path)).toMatchObject({ state: "unused", uses: [] });
  expect(await sweepable()).not.toEqual(expect.arrayContaining([by.name]));
  await cast.service.from("site_brand_versions").delete().gt("id", 0);
  expect(await sweepable()).toEqual(expect.arrayContaining([old.name, by.name]));
  expect(await remove(cast.admin, by)).toBe(1);
});

test("Q7: details of pictures are an object of limited size", async () => {
  for (const details of [[], { a: "x".repeat(20_001) }]) {
    const { error } = await change({ picture_hero_details: details as never });
    expect(error?.code).toBe("23514");
  }
  expect((await change({ picture_hero: "x".repeat(2001) })).error?.code).toBe("23514");
});

test("Q3: mails have no brand until a value that they show is set", async () => {
  const read = async () => (await cast.service.rpc("mail_brand" as never)).data as unknown;
  expect(await read()).toBeNull();
  await change({ short_name: "  " });
  await change({ picture_vista_details: { "content-images/a.jpg": {} } });
  expect(await read()).toBeNull();
  for (const value of [
    { short_name: "Boma" },
    { mark: boma.brand.mark },
    { wordmark: boma.brand.mark },
    { color_ground: "#101c33" },
    { is_demonstration: false },
  ]) {
    await cast.service.from("site_brand").update(empty).eq("id", true);
    await change(value);
    expect(await read(), JSON.stringify(value)).toMatchObject({
      name: expect.any(String),
      updated_at: expect.any(String),
      color_ground: "color_ground" in value ? "#101c33" : null,
    });
  }
});
