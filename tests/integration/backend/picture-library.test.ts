import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { type Client, destination, onePixelPng, post } from "./harness.ts";
import { paths, pictureLibrary } from "./picture-library.ts";

let cast: Cast;
const { upload, library, one, insertTour, remove, withoutRole, empty } = pictureLibrary(() => cast);

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(empty);

describe("K10: access to the library", () => {
  test("anonymous clients, users without a role and removed administrators read nothing; administrators read all", async () => {
    const { path } = await upload();
    const code = async (who: Client) => (await who.rpc("pictures", {})).error?.code;
    expect(await code(cast.anonymous)).toBe("42501");
    expect(await code(cast.traveller)).toBe("42501");
    await withoutRole(async () => expect(await code(cast.admin)).toBe("42501"));
    expect(paths(await library())).toEqual([path]);
  });

  test("the tables of uses can be neither read nor written", async () => {
    for (const who of [cast.anonymous, cast.traveller, cast.admin, cast.service])
      for (const table of ["picture_uses", "pictures"])
        expect((await who.from(table as "tours").select()).error?.code).toBe("PGRST205");
  });
});

describe("K10: uses of a picture", () => {
  test("visible and hidden entries, texts, settings, templates and drafts are listed by name", async () => {
    const picture = await upload();
    const shown = await insertTour({ name: "Delta", gallery_images: [picture.address] });
    const hidden = await cast.service
      .from("destinations")
      .insert({ ...destination, is_active: false, gallery_images: [picture.address] })
      .select()
      .single()
      .throwOnError();
    const text = await cast.service
      .from("blog_posts")
      .insert({ ...post, is_published: true, content_en: `![A dune](${picture.address})` })
      .select()
      .single()
      .throwOnError();
    const settings = { name: "Colaborador", logo: picture.address };
    await cast.service
      .from("site_settings")
      .update({ partners: [settings] } as never)
      .eq("id", true as never)
      .throwOnError();
    await cast.service
      .from("inbox_settings")
      .update({ answer_templates: [{ name: "Con imagen", body_es: picture.address }] } as never)
      .eq("id", true as never)
      .throwOnError();
    const entry_type = "tours" as const;
    const data = { gallery_images: [picture.address] };
    const unfinished = { id: crypto.randomUUID(), data: { ...data, name: "Arenas" } };
    // A draft of an entry that uses the picture is not another use.
    for (const draft of [unfinished, { id: shown.id, is_new: false, data }])
      await cast.service
        .from("entry_drafts")
        .insert({ entry_type, ...draft })
        .throwOnError();

    const { state, uses } = await one(picture.path);
    expect(state).toBe("used");
    expect(
      uses.map(({ type, title, shown, described, draft }) => [
        type,
        title,
        shown,
        described,
        draft,
      ]),
    ).toEqual([
      ["tours", "Arenas", null, false, true],
      ["blog_posts", post.title, true, false, false],
      ["tours", "Delta", true, true, false],
      ["destinations", destination.name, false, true, false],
      ["inbox_settings", null, null, false, false],
      ["site_settings", null, null, false, false],
    ]);
    expect(paths(await library({ search: "Arenas" }))).toEqual([picture.path]);
    expect(uses.map(({ id }) => id)).toEqual(
      expect.arrayContaining([shown.id, hidden.data.id, text.data.id]),
    );
  });

  test("a picture that was replaced, or whose entry is in the trash, is only kept, with the reason, and later unused", async () => {
    const [old, young] = [await upload(), await upload()];
    const { id } = await insertTour({ name: "Antes", gallery_images: [old.address] });
    await cast.service
      .from("tours")
      .update({ name: "Ahora", gallery_images: [young.address] })
      .eq("id", id)
      .throwOnError();
    expect(await one(old.path)).toMatchObject({
      ...{ state: "kept", uses: [] },
      kept_by: [{ type: "tours", id, title: "Antes", gone: false }],
    });
    expect(await one(young.path)).toMatchObject({ state: "used", kept_by: [] });
    await cast.service.from("tours").delete().eq("id", id).throwOnError();
    expect((await one(old.path)).kept_by).toMatchObject([{ gone: true }]);
    expect(await one(young.path)).toMatchObject({
      ...{ state: "kept", uses: [] },
      kept_by: [{ type: "tours", id, title: "Ahora", gone: true }],
    });
    await cast.admin.rpc("erase_versions", { type: "tours", entry: id }).throwOnError();
    for (const { path } of [old, young])
      expect(await one(path)).toMatchObject({ state: "unused", kept_by: [] });
  });

  test("names with spaces and other letters are found in every form of the address", async () => {
    const picture = await upload("blog-images", "foto ñ (1).png");
    await cast.service
      .from("blog_posts")
      .insert({
        ...post,
        featured_image: "/storage/v1/object/public/blog-images/foto%20%C3%B1%20(1).png?width=3",
      })
      .throwOnError();
    const other = await upload("tour-images", "foto ñ (1).png");
    expect((await one(picture.path)).uses).toHaveLength(1);
    expect((await one(other.path)).state).toBe("unused");
  });

  test("moves, replacements and removals in the storage are reflected", async () => {
    const picture = await upload();
    expect(await one(picture.path)).toMatchObject({ bytes: onePixelPng.byteLength });
    await insertTour({ gallery_images: [picture.address.replace("kkkk", "otro")] });
    const moved = picture.name.replace("kkkk", "otro");
    await cast.service.storage.from(picture.bucket).move(picture.name, moved);
    expect(await library({ path: picture.path })).toEqual([]);
    expect(await one(`${picture.bucket}/${moved}`)).toMatchObject({ state: "used" });
    await cast.service.storage.from(picture.bucket).remove([moved]);
    expect(await library()).toEqual([]);
  });
});

describe("K10: missing texts of a picture", () => {
  test("lists the languages in which any of its entries has no text; decorative pictures need none", async () => {
    const picture = await upload();
    const says = (alt: object) => ({ image_details: { [picture.path]: { alt } } });
    const first = await insertTour({
      gallery_images: [picture.address],
      ...says({ es: "Una duna", en: " " }),
    });
    expect((await one(picture.path)).missing_alt_languages).toEqual(["en", "fr"]);
    const second = await insertTour({ image_url: picture.address });
    expect((await one(picture.path)).missing_alt_languages).toEqual(["es", "en", "fr"]);
    await cast.service
      .from("tours")
      .update(says({ es: "" }))
      .eq("id", second.id);
    expect((await one(picture.path)).missing_alt_languages).toEqual(["en", "fr"]);
    await cast.service
      .from("tours")
      .update(says({ es: "Una duna", en: "A dune", fr: "Une dune" }))
      .eq("id", first.id);
    expect((await one(picture.path)).missing_alt_languages).toEqual([]);
  });

  test("a picture that appears only inside a text lacks none: its texts are there", async () => {
    const picture = await upload("blog-images");
    await cast.service
      .from("blog_posts")
      .insert({ ...post, content: `![Duna](${picture.address})` })
      .throwOnError();
    expect(await one(picture.path)).toMatchObject({ state: "used", missing_alt_languages: [] });
  });
});

describe("N5: pictures in marked texts", () => {
  test("are used and described, tell missing alternative texts, and are free once no text has them", async () => {
    const picture = await upload("blog-images");
    const { data: story } = await cast.service
      .from("blog_posts")
      .insert({
        ...post,
        content: `Uno\n![](${picture.address} "Al alba")`,
        content_format: "marked",
        image_details: { [picture.path]: { alt: { es: "Una duna", en: "A dune" } } },
      })
      .select()
      .single()
      .throwOnError();
    expect(await one(picture.path)).toMatchObject({
      state: "used",
      missing_alt_languages: ["fr"],
      uses: [{ type: "blog_posts", id: story.id, described: true }],
    });
    expect(await remove(cast.admin, picture)).toBe(0);

    const by = await upload("site-images");
    const replacement = { old: picture.path, new: by.path };
    await cast.admin.rpc("replace_picture", replacement).throwOnError();
    const { data: after } = await cast.service
      .from("blog_posts")
      .select("content, image_details")
      .eq("id", story.id)
      .single()
      .throwOnError();
    expect(after?.content).toBe(`Uno\n![](${by.address} "Al alba")`);
    expect(after?.image_details).toEqual({ [by.path]: { alt: { es: "Una duna", en: "A dune" } } });
    expect((await one(by.path)).missing_alt_languages).toEqual(["fr"]);

    const change = { content: "Uno", image_details: {} };
    await cast.service.from("blog_posts").update(change).eq("id", story.id).throwOnError();
    expect(await one(by.path)).toMatchObject({ state: "kept", missing_alt_languages: [] });
  });
});

describe("K10: the list", () => {
  test("has pages, newest first, with the total number", async () => {
    const all: string[] = [];
    for (let count = 0; count < 5; count += 1) all.unshift((await upload()).path);
    expect(paths(await library({ row_limit: 2 }))).toEqual(all.slice(0, 2));
    const page = await library({ row_offset: 2, row_limit: 2 });
    expect(paths(page)).toEqual(all.slice(2, 4));
    expect(page.map(({ total }) => total)).toEqual([5, 5]);
    expect(await library({ row_offset: 6 })).toEqual([]);
    expect(paths(await library({ row_offset: -3, row_limit: 1000 }))).toEqual(all);
  });

  test("can be filtered by missing texts, unused, or only kept", async () => {
    const [described, lacking, unused, kept] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const { id } = await insertTour({
      gallery_images: [described.address, lacking.address, kept.address],
      image_details: { [described.path]: { alt: { es: "" } } },
    });
    await cast.service
      .from("tours")
      .update({ gallery_images: [described.address, lacking.address] })
      .eq("id", id);
    const of = async (filter: string) => paths(await library({ filter: filter as "missing" }));
    expect(await of("missing")).toEqual([lacking.path]);
    expect(await of("unused")).toEqual([unused.path]);
    expect(await of("kept")).toEqual([kept.path]);
    const { error } = await cast.admin.rpc("pictures", { filter: "used" as "unused" });
    expect(error?.code).toBe("22023");
  });

  test("finds an entry name in any language, or a file name; pattern characters are literal", async () => {
    const [dune, delta, file] = [
      await upload(),
      await upload("blog-images"),
      await upload("tour-images", "100_duna.png"),
    ];
    await insertTour({
      name: "Dunas 100% rojas",
      name_fr: "Les sables",
      gallery_images: [dune.address],
    });
    await cast.service
      .from("blog_posts")
      .insert({ ...post, title: "El delta", featured_image: delta.address })
      .throwOnError();
    const found = async (words: string) => paths(await library({ search: words }));
    expect(await found("dunas 100% ROJAS")).toEqual([dune.path]);
    expect(await found(" sables ")).toEqual([dune.path]);
    expect(await found("delta")).toEqual([delta.path]);
    expect(await found("duna")).toEqual([file.path, dune.path]);
    expect(await found("0_d")).toEqual([file.path]);
    expect(await found("%")).toEqual([dune.path]);
    expect(await found("d_lta")).toEqual([]);
    expect(await found("\\")).toEqual([]);
    expect(await found(delta.name)).toEqual([delta.path]);
    expect(await found(" ")).toHaveLength(3);
  });
});
