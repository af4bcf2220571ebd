import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import type { StoredPictureRow } from "../../../shared/database.types.ts";
import { type Cast, startCast } from "./cast.ts";
import { type Client, destination, onePixelPng, post, tour } from "./harness.ts";

let cast: Cast;
const png = new Blob([onePixelPng], { type: "image/png" });
const buckets = ["blog-images", "tour-images", "destination-images"];

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  for (const { table } of contentTypes)
    await cast.service.from(table).delete().neq("slug", "").throwOnError();
  await cast.service.from("preview_links").delete().neq("token_hash", "").throwOnError();
  await cast.service.from("entry_versions").delete().gt("id", 0).throwOnError();
  await cast.service
    .from("site_settings")
    .update({ partners: [] })
    .eq("id", true as never);
  await cast.service
    .from("desk_settings")
    .update({ answer_templates: [] })
    .eq("id", true as never);
  for (const bucket of buckets) {
    const names = await listed(bucket);
    if (names.length > 0) await cast.service.storage.from(bucket).remove(names);
  }
});

async function listed(bucket: string): Promise<string[]> {
  const { data } = await cast.service.storage.from(bucket).list("", { limit: 1000 });
  return data?.map(({ name }) => name).sort() ?? [];
}

let made = 0;
/** A picture in the storage, under a name as the panel gives it unless told otherwise. */
async function upload(bucket = "tour-images", given?: string) {
  made += 1;
  const name = given ?? `${made.toString(36).padStart(8, "k")}-${1_700_000_000_000 + made}.png`;
  const { error } = await cast.service.storage.from(bucket).upload(name, png);
  if (error) throw error;
  const path = `${bucket}/${name}`;
  return { bucket, name, path, address: `https://old.example/storage/v1/object/public/${path}` };
}

type Args = {
  filter?: "missing";
  words?: string;
  path?: string;
  row_offset?: number;
  row_limit?: number;
};

async function library(args: Args = {}, who: Client = cast.admin): Promise<StoredPictureRow[]> {
  const { data, error } = await who.rpc("pictures", args);
  if (error) throw error;
  return data;
}

const one = async (path: string) => {
  const [found] = await library({ path });
  if (!found) throw new Error("it is not in the library");
  return found;
};
const paths = (rows: StoredPictureRow[]) => rows.map(({ bucket, name }) => `${bucket}/${name}`);

const insertTour = async (row: object = {}) =>
  (
    await cast.service
      .from("tours")
      .insert({ ...tour, slug: `dunas-${crypto.randomUUID()}`, ...row })
      .select()
      .single()
      .throwOnError()
  ).data;

const remove = async (who: Client, { bucket, name }: { bucket: string; name: string }) =>
  (await who.storage.from(bucket).remove([name])).data?.length ?? 0;

async function withoutRole(task: () => Promise<void>) {
  const { data: roles } = await cast.service.from("user_roles").select().throwOnError();
  await cast.service.from("user_roles").delete().eq("role", "admin").throwOnError();
  try {
    await task();
  } finally {
    await cast.service.from("user_roles").insert(roles).throwOnError();
  }
}

describe("K10: who is told which pictures there are", () => {
  test("strangers, users without a role and removed administrators with a live session are not; administrators are", async () => {
    const { path } = await upload();
    const code = async (who: Client) => (await who.rpc("pictures", {})).error?.code;
    expect(await code(cast.anonymous)).toBe("42501");
    expect(await code(cast.traveller)).toBe("42501");
    await withoutRole(async () => expect(await code(cast.admin)).toBe("42501"));
    expect(paths(await library())).toEqual([path]);
  });

  test("nobody reads or writes what is noted of them", async () => {
    for (const who of [cast.anonymous, cast.traveller, cast.admin, cast.service])
      for (const table of ["picture_uses", "pictures"])
        expect((await who.from(table as "tours").select()).error?.code).toBe("PGRST205");
  });
});

describe("K10: where a picture is used", () => {
  test("shown and hidden entries, running texts, settings, templates and preview links are told, each by its name", async () => {
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
    const settings = { name: "Socio", logo: picture.address };
    await cast.service
      .from("site_settings")
      .update({ partners: [settings] } as never)
      .eq("id", true as never)
      .throwOnError();
    await cast.service
      .from("desk_settings")
      .update({ answer_templates: [{ name: "Con imagen", body_es: picture.address }] } as never)
      .eq("id", true as never)
      .throwOnError();
    const entry = crypto.randomUUID();
    const draft = { gallery_images: [picture.address] };
    await cast.admin
      .rpc("make_preview_link", { type: "tours", entry, draft, days: 1 })
      .throwOnError();

    const { state, uses } = await one(picture.path);
    expect(state).toBe("used");
    expect(
      uses.map(({ type, title, shown, described }) => [type, title, shown, described]),
    ).toEqual([
      ["blog_posts", post.title, true, false],
      ["tours", "Delta", true, true],
      ["destinations", destination.name, false, true],
      ["desk_settings", null, null, false],
      ["preview_links", null, null, false],
      ["site_settings", null, null, false],
    ]);
    expect(uses.map(({ id }) => id)).toEqual(
      expect.arrayContaining([shown.id, hidden.data.id, text.data.id]),
    );
  });

  test("one that is replaced, or whose entry lies in the trash, is only kept, with whom it is kept by, and then unused", async () => {
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

  test("names with spaces and letters of any kind are known in every form of address", async () => {
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

  test("the storage is followed: what is moved, replaced and removed there", async () => {
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

describe("K10: which texts a picture lacks", () => {
  test("the languages in which any of its entries says nothing; what only decorates lacks none", async () => {
    const picture = await upload();
    const says = (alt: object) => ({ image_details: { [picture.path]: { alt } } });
    const first = await insertTour({
      gallery_images: [picture.address],
      ...says({ es: "Una duna", en: " " }),
    });
    expect((await one(picture.path)).lacks).toEqual(["en", "fr"]);
    const second = await insertTour({ image_url: picture.address });
    expect((await one(picture.path)).lacks).toEqual(["es", "en", "fr"]);
    await cast.service
      .from("tours")
      .update(says({ es: "" }))
      .eq("id", second.id);
    expect((await one(picture.path)).lacks).toEqual(["en", "fr"]);
    await cast.service
      .from("tours")
      .update(says({ es: "Una duna", en: "A dune", fr: "Une dune" }))
      .eq("id", first.id);
    expect((await one(picture.path)).lacks).toEqual([]);
  });

  test("one that stands in a text alone lacks none: it has its words there", async () => {
    const picture = await upload("blog-images");
    await cast.service
      .from("blog_posts")
      .insert({ ...post, content: `![Duna](${picture.address})` })
      .throwOnError();
    expect(await one(picture.path)).toMatchObject({ state: "used", lacks: [] });
  });
});

describe("K10: the list", () => {
  test("by pages, the newest first, with how many there are in all", async () => {
    const all: string[] = [];
    for (let count = 0; count < 5; count += 1) all.unshift((await upload()).path);
    expect(paths(await library({ row_limit: 2 }))).toEqual(all.slice(0, 2));
    const page = await library({ row_offset: 2, row_limit: 2 });
    expect(paths(page)).toEqual(all.slice(2, 4));
    expect(page.map(({ total }) => total)).toEqual([5, 5]);
    expect(await library({ row_offset: 6 })).toEqual([]);
    expect(paths(await library({ row_offset: -3, row_limit: 1000 }))).toEqual(all);
  });

  test("narrowed to what lacks texts, is unused, or is only kept", async () => {
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

  test("found by the name of an entry in any language, or of the file; what means something to a pattern is itself", async () => {
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
    const found = async (words: string) => paths(await library({ words }));
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

/** What comes of something that must wait for a save that is not over yet. */
async function duringSave<Result>(
  save: (saving: postgres.TransactionSql) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  const sql = postgres(cast.backend.place.databaseUrl ?? "", { max: 2, onnotice: () => {} });
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  try {
    const { result } = await sql.begin(async (saving) => {
      await save(saving);
      const result = meanwhile();
      await expect.poll(waiting).toBe(1);
      return { result };
    });
    return await result;
  } finally {
    await sql.end();
  }
}

describe("K10: a picture is removed for good", () => {
  test("by an administrator where nothing uses it; by nobody else", async () => {
    const picture = await upload();
    for (const who of [cast.anonymous, cast.traveller]) expect(await remove(who, picture)).toBe(0);
    await withoutRole(async () => expect(await remove(cast.admin, picture)).toBe(0));
    expect(await listed(picture.bucket)).toEqual([picture.name]);
    expect(await remove(cast.admin, picture)).toBe(1);
    expect(await library()).toEqual([]);
  });

  test("never while an entry, a text, a setting or a preview shows it, nor while a version does", async () => {
    const picture = await upload();
    const stays = async () => {
      expect(await remove(cast.admin, picture)).toBe(0);
      expect(await listed(picture.bucket)).toEqual([picture.name]);
    };
    const { id } = await insertTour({ is_active: false, gallery_images: [picture.address] });
    await stays();
    await cast.service.from("tours").update({ gallery_images: [] }).eq("id", id).throwOnError();
    await stays();
    await cast.service.from("tours").delete().eq("id", id).throwOnError();
    await stays();
    await cast.admin.rpc("erase_versions", { type: "tours", entry: id }).throwOnError();
    await cast.admin
      .rpc("make_preview_link", {
        ...{ type: "tours", entry: crypto.randomUUID(), days: 1 },
        draft: { full_description: `Véase ${picture.address}` },
      })
      .throwOnError();
    await stays();
    await cast.service.from("preview_links").delete().neq("token_hash", "");
    const settings = (partners: object[]) =>
      cast.service
        .from("site_settings")
        .update({ partners } as never)
        .eq("id", true as never)
        .throwOnError();
    await settings([{ name: "Socio", logo: picture.address }]);
    await stays();
    await settings([]);
    expect(await remove(cast.admin, picture)).toBe(1);
  });

  test("not where somebody is just beginning to use it: the removal waits for the save, and then refuses", async () => {
    const picture = await upload();
    const row = { ...tour, slug: "empezado", gallery_images: [picture.address] };
    const removed = await duringSave(
      (saving) => saving`insert into public.tours ${saving(row)}`,
      () => remove(cast.admin, picture),
    );
    expect(removed).toBe(0);
    expect(await one(picture.path)).toMatchObject({ state: "used" });
    expect(await listed(picture.bucket)).toEqual([picture.name]);
  });

  test("two who stop using it at the same moment leave it kept", async () => {
    const picture = await upload();
    const use = { gallery_images: [picture.address] };
    const [first, second] = [await insertTour(use), await insertTour(use)];
    await duringSave(
      (saving) => saving`update public.tours set gallery_images = '{}' where id = ${first.id}`,
      async () => {
        const tours = cast.admin.from("tours").update({ gallery_images: [] });
        await tours.eq("id", second.id).throwOnError();
      },
    );
    expect(await one(picture.path)).toMatchObject({ state: "kept", uses: [] });
  });

  test("what many save at once is known in the end as the entries have it", async () => {
    const pictures = await Promise.all(Array.from({ length: 4 }, () => upload()));
    const addresses = pictures.map(({ address }) => address);
    const tours = await Promise.all(
      Array.from({ length: 6 }, () => insertTour({ gallery_images: addresses })),
    );
    const saves = await Promise.all(
      tours.map(({ id }, at) =>
        cast.admin
          .from("tours")
          .update({ gallery_images: at % 2 ? addresses.slice(2).reverse() : addresses.slice(1) })
          .eq("id", id)
          .select("id"),
      ),
    );
    expect(saves.map(({ error }) => error)).toEqual(saves.map(() => null));
    const states = await Promise.all(pictures.map(({ path }) => one(path)));
    expect(states.map(({ state, uses }) => [state, uses.length])).toEqual([
      ["kept", 0],
      ["used", 3],
      ["used", 6],
      ["used", 6],
    ]);
  });
});
