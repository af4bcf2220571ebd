import { afterAll, beforeAll, expect, test } from "vitest";
import { onePixelPng, tour } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { failToStart } from "../support/site.ts";
import { slowdown } from "../support/slowdown.ts";
import { startReplicas } from "./replicas.ts";

let replicas: Awaited<ReturnType<typeof startReplicas>>;
beforeAll(async () => {
  replicas = await startReplicas();
});
afterAll(() => replicas?.stop());

test("G7: of many enquiries to two replicas each mail is sent once", async () => {
  const [first, second] = replicas.sites;
  const send = (number: number) =>
    postEnquiry((number % 2 === 0 ? first : second).url ?? "", {
      message: `Consulta número ${number}, que debe llegar una vez.`,
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => send(number)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  await eventually(() => expect(replicas.smtp.mails).toHaveLength(40));
  // A second mail would have been sent by now: the workers check every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const ids = replicas.smtp.mails.map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
});

test("E2: a picture uploaded to one replica is served by the other, in each size", async () => {
  const picture = new Blob([onePixelPng], { type: "image/png" });
  const { error } = await replicas.one.storage.from("tour-images").upload("foto.png", picture);
  expect(error).toBeNull();
  const path = "storage/v1/object/public/tour-images/foto.png";
  const whole = await fetch(`${replicas.sites[1].url}/${path}`);
  expect((await whole.arrayBuffer()).byteLength).toBe(onePixelPng.byteLength);
  const sized = path.replace("object", "render/image");
  const small = await fetch(`${replicas.sites[1].url}/${sized}?resize=contain&width=320`);
  expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("I5: while the storage hangs, pages are served, and requests that need it fail in time", async () => {
  replicas.s3.freeze();
  const begun = Date.now();
  const picture = new Blob([onePixelPng], { type: "image/png" });
  const upload = replicas.one.storage.from("tour-images").upload("otra.png", picture);
  expect(await replicas.read(0)).toContain("Primera ruta");
  expect(Date.now() - begun).toBeLessThan(5000 * slowdown());
  await replicas.one.from("tours").update({ name: "Sin imágenes" }).eq("slug", tour.slug);
  expect(await replicas.read(0)).toContain("Sin imágenes");
  const { error } = await upload;
  expect(error?.message).toMatch(/not available/);
  expect(Date.now() - begun).toBeLessThan(60_000);
  replicas.s3.wake();
  const { data } = await replicas.one.storage.from("tour-images").list();
  expect(data?.map(({ name }) => name)).toEqual(["foto.png"]);
  expect(
    (await replicas.one.storage.from("tour-images").upload("otra.png", picture)).error,
  ).toBeNull();
});

test("I5: while the database is down, cached pages are served; when it is back, all are current", async () => {
  for (const replica of [0, 1] as const) await replicas.read(replica);
  await replicas.postgresql.kill();
  const health = (replica: 0 | 1) => fetch(`${replicas.sites[replica].url}/healthz`);
  for (const replica of [0, 1] as const) {
    await eventually(async () => expect((await health(replica)).status).toBe(503));
    expect(await replicas.read(replica)).toContain("Sin imágenes");
  }
  const enquiry = { name: "Ana", email: "ana@example.com", message: "¿Hay alguien en casa ahora?" };
  const refused = await postEnquiry(replicas.sites[0].url ?? "", enquiry);
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await refused.text()).not.toMatch(/ {4}at |ECONNREFUSED|127\.0\.0\.1/);
  const [first, second] = replicas.sites;
  // Many failed requests must not delay later ones.
  for (let visitor = 0; visitor < 40; visitor++) {
    const replica = (visitor % 2 === 0 ? first : second).url;
    expect((await fetch(`${replica}/en/blog`)).status).toBe(503);
    const data = await fetch(`${replica}/rest/v1/tours`, {
      headers: { apikey: "sb_publishable_x" },
    });
    expect([401, 503]).toContain(data.status);
  }

  await replicas.postgresql.start();
  await replicas.sql(`update public.tours set name = 'Mientras nadie oía'`);
  for (const replica of [0, 1] as const) {
    await eventually(async () => expect((await health(replica)).status).toBe(200));
    await eventually(async () =>
      expect(await replicas.read(replica)).toContain("Mientras nadie oía"),
    );
  }
  // Notifications are received again.
  await replicas.sql(`update public.tours set name = 'Se oye otra vez'`);
  for (const replica of [0, 1] as const)
    await eventually(async () => expect(await replicas.read(replica)).toContain("Se oye otra vez"));
});

test("I5: after a newer version has migrated the database, running replicas serve and store, and a restarted one ends with one line", async () => {
  await replicas.sql(
    "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'newer')",
  );
  const { code, output } = await failToStart(replicas.settings);
  expect([code, output.trim().split("\n").at(-1)]).toEqual([
    1,
    expect.stringMatching(/^the database was made by a newer version: .*29990101000000.*$/),
  ]);
  for (const { url } of replicas.sites) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const sent = await postEnquiry(url, {
      message: `Consulta durante la actualización, a ${url}.`,
    });
    expect(sent.status).toBe(200);
  }
  await replicas.one
    .from("tours")
    .update({ name: "Durante la actualización" })
    .eq("slug", tour.slug);
  for (const replica of [0, 1] as const)
    await eventually(async () =>
      expect(await replicas.read(replica)).toContain("Durante la actualización"),
    );
});
