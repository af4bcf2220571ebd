import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Client,
  destination,
  onePixelPng,
  post,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";

let backend: TestBackend;
let service: Client;
const png = new Blob([onePixelPng], { type: "image/png" });
const publicPath = "/storage/v1/object/public";

beforeAll(async () => {
  backend = await startBackend();
  service = backend.service();
});
afterAll(() => backend.dispose());

async function listed(bucket: string, client: Client) {
  const { data, error } = await client.storage.from(bucket).list();
  expect(error).toBeNull();
  return data?.map(({ name }) => name).sort();
}

async function upload(bucket: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    const { error } = await service.storage.from(bucket).upload(name, png, { upsert: true });
    expect(error).toBeNull();
  }
}

test("I2: a picture is listed while an entry shows it, in any form of its address", async () => {
  const addresses = {
    "absolute.png": `http://localhost:3000${publicPath}/tour-images/absolute.png`,
    "moved.png": `https://old.example.com:8443${publicPath}/tour-images/moved.png`,
    "relative.png": `${publicPath}/tour-images/relative.png`,
    "query.png": `${publicPath}/tour-images/query.png?width=400&v=2`,
    "anchor.png": `${publicPath}/tour-images/anchor.png#x`,
    "con espacio y ñ.png": `${publicPath}/tour-images/con%20espacio%20y%20%C3%B1.png`,
    "plain ñ.png": `${publicPath}/tour-images/plain ñ.png`,
    "needless.png": `${publicPath}/tour-images/%6eeedless%2Epng`,
    "paren (1).png": `${publicPath}/tour-images/paren%20(1).png`,
  };
  const others = ["cover.png", "relativ", "relative.png.png", "prefix-relative.png"];
  await upload("tour-images", ...Object.keys(addresses), ...others);
  // Invalid addresses and escapes must not hide the rest.
  const nonsense = [
    "%FF%00%",
    `${publicPath}/%FF`,
    `${publicPath}/`,
    `${publicPath}/tour-images/%00`,
    "",
  ];
  const row = {
    ...tour,
    image_url: `${publicPath}/tour-images/cover.png`,
    gallery_images: [...nonsense, ...Object.values(addresses)],
  };
  const { data } = await service.from("tours").insert(row).select("id").single();
  const expected = [...Object.keys(addresses), "cover.png"].sort();
  expect(await listed("tour-images", backend.anonymous())).toEqual(expected);

  const id = data?.id ?? "";
  await service.from("tours").update({ is_active: false }).eq("id", id);
  expect(await listed("tour-images", backend.anonymous())).toEqual([]);
  await service.from("tours").update({ is_active: true }).eq("id", id);
  expect(await listed("tour-images", backend.anonymous())).toEqual(expected);
  await service.from("tours").delete().eq("id", id);
  expect(await listed("tour-images", backend.anonymous())).toEqual([]);
});

test("I2: pictures of a destination, a post, and a post's text are listed", async () => {
  await upload("destination-images", "lugar.png", "otra.png");
  await upload("blog-images", "portada.png", "en-texto.png", "borrador.png");
  const address = (bucket: string, name: string) => `${publicPath}/${bucket}/${name}`;
  await service.from("destinations").insert({
    ...destination,
    gallery_images: [address("destination-images", "lugar.png")],
  });
  const content = `Véase ![una charca](${address("blog-images", "en-texto.png")}), de día.`;
  await service.from("blog_posts").insert(
    [
      {
        ...post,
        content,
        featured_image: address("blog-images", "portada.png"),
        is_published: true,
      },
      { ...post, slug: "borrador", featured_image: address("blog-images", "borrador.png") },
    ],
    { defaultToNull: false },
  );
  const anonymous = backend.anonymous();
  expect(await listed("destination-images", anonymous)).toEqual(["lugar.png"]);
  expect(await listed("blog-images", anonymous)).toContain("en-texto.png");
  expect(await listed("blog-images", anonymous)).toContain("portada.png");
  expect(await listed("blog-images", anonymous)).not.toContain("borrador.png");
});

test("I2: a picture of the same name in another bucket is not listed", async () => {
  await upload("tour-images", "igual.png");
  await upload("destination-images", "igual.png");
  await service.from("tours").insert({
    ...tour,
    slug: "igual",
    gallery_images: [`${publicPath}/tour-images/igual.png`],
  });
  expect(await listed("tour-images", backend.anonymous())).toEqual(["igual.png"]);
  expect(await listed("destination-images", backend.anonymous())).toEqual(["lugar.png"]);
});

test("I2: the public address serves every picture, listed or not", async () => {
  await upload("tour-images", "suelta.png");
  expect((await backend.request(`${publicPath}/tour-images/suelta.png`)).status).toBe(200);
});

test("I2: many addresses, an overlong address and TRUNCATE are handled", async () => {
  await upload("tour-images", "larga.png");
  const addresses = [
    `${publicPath}/tour-images/${"a".repeat(9000)}`,
    ...Array.from({ length: 59 }, () => `${publicPath}/tour-images/larga.png`),
  ];
  const row = { ...tour, slug: "larga", gallery_images: addresses };
  expect((await service.from("tours").insert(row)).error).toBeNull();
  expect(await listed("tour-images", backend.anonymous())).toContain("larga.png");
  await backend.withDatabase((database) => database.exec("truncate public.tours"));
  await backend.reopen();
  expect(await listed("tour-images", backend.anonymous())).toEqual([]);
  expect(await listed("destination-images", backend.anonymous())).toEqual(["lugar.png"]);
});

test("I2: listing pictures uses a table of shown pictures, and does not scan all texts", async () => {
  const plan = await backend.withDatabase((database) =>
    database.transaction(async (transaction) => {
      await transaction.exec("set local role anon");
      return transaction.query<{ "QUERY PLAN": string }>(
        "explain select name from storage.objects",
      );
    }),
  );
  const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toMatch(/shown_pictures/);
  expect(text).not.toMatch(/tours|destinations|blog_posts/);
  await backend.reopen();
});
