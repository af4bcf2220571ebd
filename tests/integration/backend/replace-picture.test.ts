import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { type Client, post } from "./harness.ts";
import { pictureLibrary } from "./picture-library.ts";

let cast: Cast;
const { upload, one, insertTour, remove, empty } = pictureLibrary(() => cast);

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(empty);

const replace = (old: string, by: string, who: Client = cast.admin) =>
  who.rpc("replace_picture", { old, new: by });
const readTour = async (id: string) =>
  (await cast.service.from("tours").select().eq("id", id).single().throwOnError()).data;

test("K10: a picture is replaced in columns, galleries, texts, details, drafts and settings, with a version of each entry", async () => {
  const [old, other, by] = [await upload(), await upload(), await upload("site-images")];
  const prefix = "/storage/v1/object/public/";
  const escaped = `${prefix}${old.path.replace(/-/g, "%2D")}`;
  const detail = { alt: { es: "Una duna", en: "A dune" }, focus: { x: 0.1, y: 0.9 } };
  const tour = await insertTour({
    image_url: old.address,
    gallery_images: [`${old.address}?width=320#x`, other.address],
    image_details: { [old.path]: detail, [other.path]: { alt: { es: "Un río" } } },
  });
  const { data: story } = await cast.admin
    .from("blog_posts")
    .insert({
      ...post,
      featured_image: escaped,
      content: `Antes (${old.address}), <b>${old.address}</b> y ${other.address}.`,
    })
    .select()
    .single()
    .throwOnError();
  await cast.service
    .from("entry_drafts")
    .insert({
      id: tour.id,
      entry_type: "tours",
      is_new: false,
      data: { gallery_images: [other.address, old.address] },
      base: { gallery_images: [old.address] },
    } as never)
    .throwOnError();

  const { data, error } = await replace(old.path, by.path);
  expect(error).toBeNull();
  expect(data).toEqual({ replaced: 3, left: [] });

  const after = await readTour(tour.id);
  const address = `https://old.example${prefix}${by.path}`;
  expect(after.image_url).toBe(address);
  expect(after.gallery_images).toEqual([`${address}?width=320#x`, other.address]);
  expect(after.image_details).toEqual({
    [by.path]: detail,
    [other.path]: { alt: { es: "Un río" } },
  });
  expect(after.updated_at > tour.updated_at).toBe(true);
  const { data: told } = await cast.service
    .from("blog_posts")
    .select("featured_image, content")
    .eq("id", story.id)
    .single()
    .throwOnError();
  expect(told).toEqual({
    featured_image: `${prefix}${by.path}`,
    content: `Antes (${address}), <b>${address}</b> y ${other.address}.`,
  });
  const { data: draft } = await cast.service
    .from("entry_drafts")
    .select("data, base")
    .eq("id", tour.id)
    .single()
    .throwOnError();
  expect(draft).toEqual({
    data: { gallery_images: [other.address, address] },
    base: { gallery_images: [address] },
  });

  // The versions show the former picture, which therefore stays.
  const { data: versions } = await cast.admin
    .from("entry_versions")
    .select("entry_id, recorded_by");
  expect(versions?.map(({ entry_id }) => entry_id).sort()).toEqual([tour.id, story.id].sort());
  expect(versions?.every(({ recorded_by }) => recorded_by !== null)).toBe(true);
  expect(await one(old.path)).toMatchObject({ state: "kept" });
  expect(await remove(cast.admin, old)).toBe(0);
  expect(await one(by.path)).toMatchObject({ state: "used" });
  for (const { id } of [tour, story])
    for (const type of ["tours", "blog_posts"] as const)
      await cast.admin.rpc("erase_versions", { type, entry: id }).throwOnError();
  expect(await remove(cast.admin, old)).toBe(1);
});

test("K10: texts with the mere name of a replaced picture, or with a longer address, stay and are reported", async () => {
  const [old, by] = [await upload(), await upload("site-images")];
  const content = `Véase ${old.name} y ${old.address}x.`;
  const { data: story } = await cast.admin
    .from("blog_posts")
    .insert({ ...post, content, featured_image: old.address })
    .select()
    .single()
    .throwOnError();
  const { data } = await replace(old.path, by.path).throwOnError();
  expect(data).toMatchObject({ replaced: 1, left: [{ type: "blog_posts", id: story.id }] });
  const { data: after } = await cast.service
    .from("blog_posts")
    .select("content, featured_image")
    .single()
    .throwOnError();
  expect(after?.content).toBe(content);
  expect(after?.featured_image).toContain(by.path);
});

test("K10: a picture of the settings is replaced", async () => {
  const [old, by] = [await upload(), await upload("site-images")];
  const partners = [{ name: "ATTA", logo: old.address, url: "https://atta.example" }];
  const { data: before } = await cast.service
    .from("site_settings")
    .select("partners")
    .single()
    .throwOnError();
  try {
    await cast.admin.from("site_settings").update({ partners }).eq("id", true).throwOnError();
    expect((await replace(old.path, by.path)).data).toEqual({ replaced: 1, left: [] });
    const { data } = await cast.service
      .from("site_settings")
      .select("partners")
      .single()
      .throwOnError();
    expect(JSON.stringify(data)).toContain(by.path);
    expect(JSON.stringify(data)).not.toContain(old.path);
  } finally {
    await cast.service.from("site_settings").update(before).eq("id", true).throwOnError();
  }
});

test("K10: a form that was open during a replacement gets a conflict", async () => {
  const [old, by] = [await upload(), await upload("site-images")];
  const tour = await insertTour({ gallery_images: [old.address] });
  await replace(old.path, by.path).throwOnError();
  const { data } = await cast.admin
    .rpc("save_entry", {
      type: "tours",
      id: tour.id,
      expected: tour.updated_at,
      entry: { gallery_images: [] },
      operation: crypto.randomUUID(),
    })
    .throwOnError();
  expect(data).toMatchObject({ outcome: "conflict" });
  expect((await readTour(tour.id)).gallery_images[0]).toContain(by.path);
});

test("K10: a replacement during a save waits for it, and both changes stay", async () => {
  const [old, by] = [await upload(), await upload("site-images")];
  const tours = await Promise.all(
    Array.from({ length: 6 }, () => insertTour({ gallery_images: [old.address] })),
  );
  const [answer] = await Promise.all([
    replace(old.path, by.path),
    ...tours.map(({ id }) =>
      cast.admin.from("tours").update({ name: "Cambiada" }).eq("id", id).throwOnError(),
    ),
  ]);
  expect(answer.error).toBeNull();
  for (const { id } of tours) {
    const after = await readTour(id);
    expect(after.name).toBe("Cambiada");
    expect(after.gallery_images[0]).toContain(by.path);
  }
});

test("K10: a picture is replaced by an administrator only, and by one that is stored, unused and another", async () => {
  const [old, by, used] = [await upload(), await upload("site-images"), await upload()];
  const { id } = await insertTour({ gallery_images: [old.address] });
  await insertTour({ gallery_images: [used.address] });
  for (const who of [cast.anonymous, cast.traveller])
    expect((await replace(old.path, by.path, who)).error?.code).toMatch(/42501|PGRST202/);
  const codeOf = async (from: string, to: string) => (await replace(from, to)).error?.code;
  expect(await codeOf(old.path, used.path)).toBe("PT409");
  expect(await codeOf(old.path, "site-images/falta.png")).toBe("PT404");
  expect(await codeOf("tour-images/falta.png", by.path)).toBe("PT404");
  expect(await codeOf(old.path, old.path)).toBe("22023");
  expect(await codeOf(old.path, "site-images/con espacio.png")).toBe("22023");
  expect((await readTour(id)).gallery_images).toEqual([old.address]);
});
