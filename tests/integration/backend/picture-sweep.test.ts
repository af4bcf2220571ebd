/** Long, because all sweeps share the clock with which the backend was started. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isBlobKey } from "../../../server/backend/storage/blobs/blob-key.ts";
import {
  admin,
  type Client,
  destination,
  enquiry,
  onePixelPng,
  post,
  siteUrl,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";

const hour = 3_600_000;
const png = new Blob([onePixelPng], { type: "image/png" });
const buckets = ["blog-images", "tour-images", "destination-images"];
const publicPath = "/storage/v1/object/public";

let backend: TestBackend;
let service: Client;

/** Offset of the sweep's clock, and number of sweeps started. */
let later = 0;
let sweeps = 0;
const clock = {
  firstMs: 0,
  everyMs: 20,
  now: () => {
    sweeps += 1;
    return Date.now() + later;
  },
};

beforeAll(async () => {
  backend = await startBackend({ sweep: clock });
});
afterAll(() => backend.dispose());
beforeEach(async () => {
  later = 0;
  service = backend.service();
  for (const table of ["tours", "destinations", "blog_posts", "contact_submissions"] as const)
    await service.from(table).delete().not("id", "is", null);
  await service.from("entry_versions").delete().gt("id", 0);
  for (const bucket of buckets) {
    const names = await listed(bucket);
    if (names.length > 0) await service.storage.from(bucket).remove(names);
  }
  backend.logged.length = 0;
});

let made = 0;
/** Name in the panel's form. */
const panelName = (extension = "png") => {
  made += 1;
  return `${made.toString(36).padStart(8, "k")}-${1_700_000_000_000 + made}.${extension}`;
};

async function upload(bucket: string, name = panelName()): Promise<string> {
  const { error } = await service.storage.from(bucket).upload(name, png);
  expect(error).toBeNull();
  return name;
}

async function listed(bucket: string): Promise<string[]> {
  const list = async (folder: string) =>
    (await service.storage.from(bucket).list(folder, { limit: 1000 })).data ?? [];
  const root = await list("");
  const inFolders = await Promise.all(
    root
      .filter(({ id }) => !id)
      .map(async ({ name: folder }) => (await list(folder)).map(({ name }) => `${folder}/${name}`)),
  );
  return [...root.filter(({ id }) => id).map(({ name }) => name), ...inFolders.flat()].sort();
}

/** Lets the database see time pass in steps that it accepts. */
async function passTime(milliseconds: number) {
  for (let at = 0; at < milliseconds; at += 60 * hour)
    await service
      .rpc("check_clock", { at: new Date(Date.now() + at).toISOString() })
      .throwOnError();
}

/** Waits for a complete sweep at that time, which must remove exactly these numbers. */
async function sweep(at: number, expected: { pictures: number; files: number; versions?: number }) {
  const removed = { versions: 0, previews: 0, ...expected };
  await passTime(at);
  backend.logged.length = 0;
  later = at;
  // A running sweep may have read the earlier time.
  const begun = sweeps;
  await expect.poll(() => sweeps).toBeGreaterThan(begun + 1);
  later = 0;
  // Sweeps that read that time have finished when another one starts.
  const asked = sweeps;
  await expect.poll(() => sweeps).toBeGreaterThan(asked);
  const nothing = Object.values(removed).every((count) => count === 0);
  expect(backend.logged.map(({ level, details }) => ({ level, details }))).toEqual(
    nothing ? [] : [{ level: "info", details: removed }],
  );
}

const files = async () => (await backend.files()).filter(isBlobKey).length;

describe("unreferenced pictures", () => {
  test("H10: are removed after two weeks, row and file, from each bucket", async () => {
    for (const bucket of buckets) {
      await upload(bucket);
      await upload(bucket, panelName("jpg"));
      await upload(bucket, panelName("jpeg"));
      await upload(bucket, panelName("webp"));
    }
    expect(await files()).toBe(12);
    await sweep(335 * hour, { pictures: 0, files: 0 });
    expect(await files()).toBe(12);
    await sweep(337 * hour, { pictures: 12, files: 0 });
    for (const bucket of buckets) expect(await listed(bucket)).toEqual([]);
    expect(await files()).toBe(0);
  });

  test("H10: stay if their names do not have the panel's form", async () => {
    const names = [
      "escena-0123456789abcdef.jpg",
      "foto.png",
      "kkkkkkk-1700000000000.png",
      "KKKKKKKK-1700000000000.png",
      "kkkkkkkk-170000000000.png",
      "kkkkkkkk-1700000000000.gif",
      "carpeta/kkkkkkkk-1700000000000.png",
      "kkkkkkkk-1700000000000.png.png",
    ];
    for (const name of names) await upload("tour-images", name);
    await sweep(1000 * hour, { pictures: 0, files: 0 });
    expect(await listed("tour-images")).toEqual(names.sort());
  });

  test("H10: stay if they were replaced recently", async () => {
    const name = await upload("tour-images");
    await backend.withDatabase((database) =>
      database.query(
        "update storage.objects set created_at = now() - interval '3 days' where name = $1",
        [name],
      ),
    );
    await backend.reopen();
    service = backend.service();
    await sweep(0, { pictures: 0, files: 0 });
    expect(await listed("tour-images")).toEqual([name]);
  });
});

test("H10: stay if any entry refers to them, visible or not, in any form of the address", async () => {
  const kept: string[] = [];
  const keep = async (bucket: string) => {
    const name = await upload(bucket);
    kept.push(name);
    return name;
  };
  const escaped = (text: string) =>
    [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
  const inTour = async () => `${publicPath}/tour-images/${await keep("tour-images")}`;
  await service.from("tours").insert(
    [
      {
        ...tour,
        image_url: siteUrl + (await inTour()),
        gallery_images: [
          await inTour(),
          `https://old.example.com:8443${await inTour()}?width=400#x`,
          `${publicPath}/tour-images/${escaped(await keep("tour-images"))}`,
          `/storage/v1/object/%70ublic/tour%2dimages/${escaped(await keep("tour-images")).toUpperCase()}`,
          `"${await inTour()}", 'y', {100%} %FF`,
        ],
        itinerary: [
          {
            day: 1,
            description_es: `Véase ${await inTour()}`,
            description_en: "",
            description_fr: "",
          },
        ],
      },
      { ...tour, slug: "inactivo", is_active: false, gallery_images: [await inTour()] },
    ],
    { defaultToNull: false },
  );
  const place = await keep("destination-images");
  await service.from("destinations").insert({
    ...destination,
    is_active: false,
    gallery_images: [`${publicPath}/destination-images/${place}`],
  });
  await service.from("blog_posts").insert({
    ...post,
    featured_image: `${publicPath}/blog-images/${await keep("blog-images")}`,
    content_fr: `![](${publicPath}/blog-images/${await keep("blog-images")})`,
  });
  const described = await keep("tour-images");
  await service.from("tours").insert({
    ...tour,
    slug: "descrito",
    image_details: { [`tour-images/${described}`]: { alt: { es: "Dunas" } } },
  });
  for (const bucket of buckets) await upload(bucket);

  await sweep(337 * hour, { pictures: 3, files: 0 });
  const found = (await Promise.all(buckets.map(listed))).flat();
  expect(found.sort()).toEqual(kept.sort());
  for (const name of await listed("tour-images"))
    expect((await backend.request(`${publicPath}/tour-images/${name}`)).status).toBe(200);
});

const day = 24 * hour;

describe("K2: pictures of versions", () => {
  /** A tour with the panel's picture, and the picture that replaces it. */
  async function replaced() {
    const [old, young] = [await upload("tour-images"), await upload("tour-images")];
    const image = (name: string) => `${publicPath}/tour-images/${name}`;
    const { data } = await service
      .from("tours")
      .insert({ ...tour, gallery_images: [image(old)] })
      .select("id")
      .single();
    const id = data?.id ?? "";
    await service
      .from("tours")
      .update({ gallery_images: [image(young)] })
      .eq("id", id);
    return { id, old, young };
  }

  test("stay, in any notation of the address, while the version is kept, and are then removed", async () => {
    const names: string[] = [];
    const next = async () => {
      const name = await upload("tour-images");
      names.push(name);
      return name;
    };
    const escaped = (text: string) =>
      [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
    const row = {
      ...tour,
      image_url: `https://old.example.com${publicPath}/tour-images/${await next()}?width=400`,
      gallery_images: [`${publicPath}/tour-images/${escaped(await next())}`, "100% %FF"],
      full_description: `Véase "${publicPath}/tour-images/${await next()}", de día.`,
      itinerary: [{ day: 1, description_es: `![](/x/${await next()})` }],
      image_details: { [`tour-images/${await next()}`]: { alt: { es: "Dunas" } } },
    };
    const { data } = await service
      .from("tours")
      .insert(row as never)
      .select("id")
      .single();
    const plain = {
      image_url: null,
      gallery_images: [],
      full_description: "Sin nada.",
      itinerary: [],
      image_details: {},
    };
    await service
      .from("tours")
      .update(plain)
      .eq("id", data?.id ?? "");
    // Never referenced.
    await upload("tour-images");
    await sweep(40 * day, { pictures: 1, files: 0 });
    expect(await listed("tour-images")).toEqual(names.sort());

    await service.from("entry_versions").delete().gt("id", 0);
    await sweep(40 * day, { pictures: names.length, files: 0 });
  });

  test("of deleted entries stay for thirty days, and are removed with the entry", async () => {
    const { id, old, young } = await replaced();
    await service.from("tours").delete().eq("id", id);
    await sweep(29 * day, { pictures: 0, files: 0 });
    expect(await listed("tour-images")).toEqual([old, young].sort());
    await sweep(31 * day, { versions: 2, pictures: 2, files: 0 });
    expect(await listed("tour-images")).toEqual([]);
  });

  test("of existing entries stay, however old", async () => {
    const { old, young } = await replaced();
    await sweep(400 * day, { pictures: 0, files: 0 });
    expect(await listed("tour-images")).toEqual([old, young].sort());
  });

  test("of restored entries stay", async () => {
    const administrator = await backend.signedIn(admin);
    const { id, old, young } = await replaced();
    await administrator.from("tours").delete().eq("id", id);
    const { data } = await administrator.rpc("deleted_entries").select("id");
    const [version] = data ?? [];
    const restored = await administrator.rpc("restore_version", { version: version?.id ?? 0 });
    expect(restored.error).toBeNull();
    await sweep(400 * day, { pictures: 0, files: 0 });
    expect(await listed("tour-images")).toEqual([old, young].sort());
  });

  test("cannot be removed by an administrator until the version is erased", async () => {
    const administrator = await backend.signedIn(admin);
    const { id, old, young } = await replaced();
    const unreferred = await upload("tour-images");
    const remove = async (...names: string[]) => {
      const { data, error } = await administrator.storage.from("tour-images").remove(names);
      expect(error).toBeNull();
      return data?.map(({ name }) => name);
    };
    expect(await remove(old, unreferred)).toEqual([unreferred]);
    expect((await backend.request(`${publicPath}/tour-images/${old}`)).status).toBe(200);
    await administrator.from("tours").delete().eq("id", id);
    expect(await remove(old, young)).toEqual([]);
    expect(await listed("tour-images")).toEqual([old, young].sort());
    await administrator.rpc("erase_versions", { type: "tours", entry: id });
    expect((await remove(old, young))?.sort()).toEqual([old, young].sort());
    expect(await listed("tour-images")).toEqual([]);
  });

  test("of any name cannot be removed, but the same name in another bucket can", async () => {
    const administrator = await backend.signedIn(admin);
    for (const bucket of ["tour-images", "blog-images"]) await upload(bucket, "foto ñ.png");
    const { data } = await service
      .from("tours")
      .insert({ ...tour, image_url: `${siteUrl}${publicPath}/tour-images/foto%20%C3%B1.png` })
      .select("id")
      .single();
    await service
      .from("tours")
      .update({ image_url: null })
      .eq("id", data?.id ?? "");
    for (const bucket of ["tour-images", "blog-images"])
      await administrator.storage.from(bucket).remove(["foto ñ.png"]);
    expect(await listed("tour-images")).toEqual(["foto ñ.png"]);
    expect(await listed("blog-images")).toEqual([]);
  });
});

test("H10: a picture mentioned by a visitor is removed; enquiries are not searched", async () => {
  const mentioned = await upload("tour-images");
  const message = `Me gusta ${publicPath}/tour-images/${mentioned}, ¿dónde es?`;
  const { error } = await service.from("contact_submissions").insert({ ...enquiry, message });
  expect(error).toBeNull();
  await sweep(337 * hour, { pictures: 1, files: 0 });
  expect(await listed("tour-images")).toEqual([]);
});

test("H10: pictures referenced by a table of a later version stay, in a text, a list or JSON", async () => {
  const names: string[] = [];
  for (let count = 0; count < 4; count += 1) names.push(await upload("tour-images"));
  const [text, list, json, documents] = names.map((name) => `${publicPath}/tour-images/${name}`);
  await backend.withDatabase(async (database) => {
    await database.exec(
      `create table public."later Entries" (
         id uuid, made timestamptz, body varchar, list text[], data json, documents jsonb[])`,
    );
    await database.query(
      `insert into public."later Entries" (id, made, body, list, data, documents)
       values (gen_random_uuid(), now(), $1, array[$2], json_build_object('image', $3::text),
               array[to_jsonb($4::text)])`,
      [text, list, json, documents],
    );
  });
  await backend.reopen();
  service = backend.service();
  const unreferred = await upload("tour-images");
  expect(await listed("tour-images")).toContain(unreferred);
  await sweep(337 * hour, { pictures: 1, files: 0 });
  expect(await listed("tour-images")).toEqual(names.sort());
  await backend.withDatabase((database) => database.exec(`drop table public."later Entries"`));
  await backend.reopen();
});

test("H10: closing the backend finishes a running sweep, which does not block other requests", async () => {
  for (let count = 0; count < 5; count += 1) await upload("tour-images");
  backend.logged.length = 0;
  later = 337 * hour;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => backend.request("/rest/v1/tours?select=id")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await backend.backend.close();
  const before = sweeps;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sweeps).toBe(before);
  expect(backend.logged.filter(({ level }) => level === "error")).toEqual([]);
});
