import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { post } from "./harness.ts";
import { pictureLibrary } from "./picture-library.ts";

let cast: Cast;
const { listed, upload, one, insertTour, remove, empty } = pictureLibrary(() => cast);

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(empty);

/** Names of the pictures that a sweep in the far future would remove. */
async function unreferenced() {
  // A call of the server, which the panel's types do not have.
  const client: SupabaseClient = cast.service;
  const { data } = await client
    .rpc("unreferenced_pictures", { before: "2999-01-01T00:00:00Z" })
    .throwOnError();
  return data.map(({ name }: { name: string }) => name);
}

async function deleteForGood(type: "tours" | "blog_posts", id: string) {
  await cast.admin.from(type).delete().eq("id", id).throwOnError();
  await cast.admin.rpc("erase_versions", { type, entry: id }).throwOnError();
}

test("K10: a picture of two entries of different types outlives the entry that it was uploaded for", async () => {
  const picture = await upload("tour-images");
  const image_details = {
    [picture.path]: { alt: { es: "Una duna" }, focus: { x: 0.2, y: 0.3 } },
  };
  const tour = await insertTour({ gallery_images: [picture.address], image_details });
  const { data: story } = await cast.admin
    .from("blog_posts")
    .insert({ ...post, is_published: true, featured_image: picture.address, image_details })
    .select()
    .single()
    .throwOnError();
  expect((await one(picture.path)).uses.map(({ type }) => type).sort()).toEqual([
    "blog_posts",
    "tours",
  ]);

  await deleteForGood("tours", tour.id);
  expect(await unreferenced()).toEqual([]);
  expect(await remove(cast.admin, picture)).toBe(0);
  expect(await one(picture.path)).toMatchObject({ state: "used" });
  const { data: visible } = await cast.anonymous.storage.from("tour-images").list();
  expect(visible?.map(({ name }) => name)).toEqual([picture.name]);
  const { data: kept } = await cast.anonymous
    .from("blog_posts")
    .select("featured_image, image_details")
    .single()
    .throwOnError();
  expect(kept).toEqual({ featured_image: picture.address, image_details });

  await deleteForGood("blog_posts", story.id);
  expect(await one(picture.path)).toMatchObject({ state: "unused" });
  expect(await unreferenced()).toEqual([picture.name]);
  expect(await remove(cast.admin, picture)).toBe(1);
});

test("K10: a picture in the trash of one entry and in another entry stays for both", async () => {
  const picture = await upload("destination-images");
  const first = await insertTour({ gallery_images: [picture.address] });
  const second = await insertTour({ gallery_images: [picture.address] });
  await cast.admin.from("tours").delete().eq("id", first.id).throwOnError();
  await deleteForGood("tours", second.id);
  expect(await one(picture.path)).toMatchObject({ state: "kept" });
  expect(await unreferenced()).toEqual([]);
  expect(await remove(cast.admin, picture)).toBe(0);
});

test("K10: a picture uploaded to the library is never swept, but an administrator can delete it", async () => {
  const picture = await upload("site-images");
  expect(await unreferenced()).toEqual([]);
  expect(await one(picture.path)).toMatchObject({ bucket: "site-images", state: "unused" });
  for (const who of [cast.anonymous, cast.traveller]) {
    const { error } = await who.storage
      .from("site-images")
      .upload("kkkkkkkk-1700000000999.png", new Blob(["x"], { type: "image/png" }));
    expect(error).not.toBeNull();
    expect((await who.storage.from("site-images").list()).data ?? []).toEqual([]);
    expect(await remove(who, picture)).toBe(0);
  }
  const tour = await insertTour({ gallery_images: [picture.address] });
  expect(await remove(cast.admin, picture)).toBe(0);
  await deleteForGood("tours", tour.id);
  expect(await unreferenced()).toEqual([]);
  expect(await remove(cast.admin, picture)).toBe(1);
  expect(await listed("site-images")).toEqual([]);
});

test("K10: the library's bucket has the limits of the others, and checks the content", async () => {
  const { data } = await cast.service.storage.getBucket("site-images");
  expect(data).toMatchObject({
    public: true,
    file_size_limit: 5_242_880,
    allowed_mime_types: ["image/jpeg", "image/png", "image/webp"],
  });
  const { error } = await cast.admin.storage
    .from("site-images")
    .upload("kkkkkkkk-1700000000998.png", new Blob(["<svg/>"], { type: "image/png" }));
  expect(error?.message).toMatch(/image\/png/);
});
