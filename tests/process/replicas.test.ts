import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../app/lib/database.types.ts";
import { type RunningS3, startS3 } from "../fakes/s3.ts";
import { type FakeSmtp, startSmtp } from "../fakes/smtp.ts";
import { onePixelPng, tour } from "../integration/backend/harness.ts";
import { bytes, noise } from "../integration/backend/picture-samples.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { asOwner, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let postgresql: TestPostgres;
let s3: RunningS3;
let smtp: FakeSmtp;
let replicas: RunningSite[];
let one: SupabaseClient<Database>;
let folder: string;

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tsamma-replicas-"));
  [postgresql, s3, smtp] = await Promise.all([startPostgres(), startS3(), startSmtp()]);
  // An account that is no superuser and owns only its database, as providers give it.
  await asOwner(
    postgresql.url(),
    "create role anon nologin noinherit",
    "create role authenticated nologin noinherit",
    "create role service_role nologin noinherit bypassrls",
    "create role site login password 'secret'",
    "grant anon, authenticated, service_role to site",
    "create database site owner site",
  );
  const bucket = await s3.makeBucket("uploads");
  const settings = {
    DATABASE_URL: postgresql.url("site").replace("postgres@", "site:secret@"),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    DATA_DIR: folder,
    SEED: "none",
    SMTP_URL: smtp.url,
    CONTACT_TO: "duena@example.com",
    ADMIN_PASSWORD: "correct horse battery",
    CONTACT_LIMIT_PER_ADDRESS: "1000",
    LOG_LEVEL: "info",
  };
  // Together, on an empty database: one of them makes it.
  replicas = await Promise.all([startSite(settings), startSite(settings)]);
  const sql = postgres(postgresql.url("site"), { max: 1 });
  const [keys] = await sql`select secret_key from private.server_secrets`;
  await sql.end();
  const [first] = replicas;
  one = createClient<Database>(first?.url ?? "", keys?.secret_key, {
    auth: { persistSession: false },
  });
  await one.from("tours").insert({ ...tour, name: "Primera ruta" });
});
afterAll(async () => {
  s3?.wake();
  for (const replica of replicas ?? []) await replica.stop();
  await Promise.all([smtp?.close(), s3?.stop(), postgresql?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const read = async (replica: number, path = "/es/tours") =>
  (await fetch(`${replicas[replica]?.url}${path}`)).text();

test("I1: of replicas that start together on an empty database, one brings it up to date", () => {
  const made = (words: string) => replicas.filter(({ output }) => output().includes(words)).length;
  expect([made("migrations applied"), made("first administrator made")]).toEqual([1, 1]);
});

test("E2: a picture that is replaced or removed at one is so at the other a moment later", async () => {
  const objects = one.storage.from("tour-images");
  const upload = (content: Uint8Array) =>
    objects.upload("shared.png", content, { contentType: "image/png", upsert: true });
  const look = (path: string) =>
    Promise.all(replicas.map(({ url }) => fetch(`${url}/storage/v1/${path}`)));
  const sizes = async () =>
    Promise.all(
      (await look("object/public/tour-images/shared.png")).map(async (answer) =>
        answer.ok ? (await answer.arrayBuffer()).byteLength : answer.status,
      ),
    );
  const rendered = async () => (await look(small)).map(({ status }) => status);
  const other = bytes(await noise(30, 20).png().toBuffer());
  for (const content of [onePixelPng, other]) {
    expect((await upload(content)).error).toBeNull();
    await expect.poll(sizes).toEqual([content.byteLength, content.byteLength]);
  }
  // An address that browsers may keep for ever, and the servers do.
  const [original] = await look("object/public/tour-images/shared.png");
  const version = original?.headers.get("etag")?.slice(1, 13);
  const small = `render/image/public/tour-images/shared.png?width=320&v=${version}`;
  const [answer] = await look(small);
  expect(answer?.headers.get("cache-control")).toContain("immutable");
  expect(await rendered()).toEqual([200, 200]);
  expect((await objects.remove(["shared.png"])).error).toBeNull();
  expect([(await sizes())[0], (await rendered())[0]]).toEqual([404, 404]);
  await expect.poll(sizes).toEqual([404, 404]);
  await expect.poll(rendered).toEqual([404, 404]);
});

test("I3: what is saved at one is new there at once, and at the other a moment later; in SQL too", async () => {
  for (const replica of [0, 1]) expect(await read(replica)).toContain("Primera ruta");
  for (let number = 1; number <= 20; number++) {
    const name = `Ruta ${number}.`;
    await one.from("tours").update({ name }).eq("slug", tour.slug);
    expect(await read(0)).toContain(name);
    await vi.waitFor(async () => expect(await read(1)).toContain(name), {
      timeout: 2000,
      interval: 10,
    });
  }
  await asOwner(postgresql.url("site"), `update public.tours set name = 'Escrita a mano'`);
  for (const replica of [0, 1])
    await vi.waitFor(async () => expect(await read(replica)).toContain("Escrita a mano"), 2000);
});

test("I5: whoever has signed in at one is signed in at the other", async () => {
  const [first, second] = replicas;
  const sql = postgres(postgresql.url("site"), { max: 1 });
  const [keys] = await sql`select publishable_key from private.server_secrets`;
  await sql.end();
  const panel = createClient(first?.url ?? "", keys?.publishable_key, {
    auth: { persistSession: false },
  });
  const { data } = await panel.auth.signInWithPassword({
    email: "admin@example.com",
    password: "correct horse battery",
  });
  const headers = {
    apikey: keys?.publishable_key,
    authorization: `Bearer ${data.session?.access_token}`,
  };
  const response = await fetch(`${second?.url}/rest/v1/user_roles?select=role`, { headers });
  expect(await response.json()).toEqual([{ role: "admin" }]);
});

test("G7: of many enquiries at both, each mail goes out once", async () => {
  const send = (number: number) =>
    postEnquiry(replicas[number % 2]?.url ?? "", {
      message: `Consulta número ${number}, que debe llegar una vez.`,
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => send(number)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(40), 30_000);
  // Whatever would be sent a second time would be by now: the workers look every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const ids = smtp.mails.map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
});

test("E2: a picture that is uploaded at one is shown at the other, whole and smaller", async () => {
  const picture = new Blob([onePixelPng], { type: "image/png" });
  const { error } = await one.storage.from("tour-images").upload("foto.png", picture);
  expect(error).toBeNull();
  const path = "storage/v1/object/public/tour-images/foto.png";
  const whole = await fetch(`${replicas[1]?.url}/${path}`);
  expect((await whole.arrayBuffer()).byteLength).toBe(onePixelPng.byteLength);
  const sized = path.replace("object", "render/image");
  const small = await fetch(`${replicas[1]?.url}/${sized}?resize=contain&width=320`);
  expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("I5: while the storage hangs, pages go on, and what needs it says so in time", async () => {
  s3.freeze();
  const begun = Date.now();
  const picture = new Blob([onePixelPng], { type: "image/png" });
  const upload = one.storage.from("tour-images").upload("otra.png", picture);
  expect(await read(0)).toContain("Escrita a mano");
  expect(Date.now() - begun).toBeLessThan(5000);
  await one.from("tours").update({ name: "Sin imágenes" }).eq("slug", tour.slug);
  expect(await read(0)).toContain("Sin imágenes");
  const { error } = await upload;
  expect(error?.message).toMatch(/not available/);
  expect(Date.now() - begun).toBeLessThan(60_000);
  s3.wake();
  const { data } = await one.storage.from("tour-images").list();
  expect(data?.map(({ name }) => name)).toEqual(["foto.png"]);
  expect((await one.storage.from("tour-images").upload("otra.png", picture)).error).toBeNull();
});

test("I5: while the database is away, what was seen goes on; when it is back, all is new by itself", async () => {
  for (const replica of [0, 1]) await read(replica);
  await postgresql.kill();
  const health = (replica: number) => fetch(`${replicas[replica]?.url}/healthz`);
  for (const replica of [0, 1]) {
    await vi.waitFor(async () => expect((await health(replica)).status).toBe(503), 15_000);
    expect(await read(replica)).toContain("Sin imágenes");
  }
  const enquiry = { name: "Ana", email: "ana@example.com", message: "¿Hay alguien en casa ahora?" };
  const refused = await postEnquiry(replicas[0]?.url ?? "", enquiry);
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await refused.text()).not.toMatch(/ {4}at |ECONNREFUSED|127\.0\.0\.1/);
  // Many ask in vain; none of it makes whoever comes afterwards wait.
  for (let visitor = 0; visitor < 40; visitor++) {
    const replica = replicas[visitor % 2]?.url;
    expect((await fetch(`${replica}/en/blog`)).status).toBe(503);
    const data = await fetch(`${replica}/rest/v1/tours`, {
      headers: { apikey: "sb_publishable_x" },
    });
    expect([401, 503]).toContain(data.status);
  }

  await postgresql.start();
  await asOwner(postgresql.url("site"), `update public.tours set name = 'Mientras nadie oía'`);
  for (const replica of [0, 1]) {
    await vi.waitFor(async () => expect((await health(replica)).status).toBe(200), 15_000);
    await vi.waitFor(
      async () => expect(await read(replica)).toContain("Mientras nadie oía"),
      20_000,
    );
  }
  // And notices are heard again.
  await asOwner(postgresql.url("site"), `update public.tours set name = 'Se oye otra vez'`);
  for (const replica of [0, 1])
    await vi.waitFor(async () => expect(await read(replica)).toContain("Se oye otra vez"), 20_000);
});
