import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectProject } from "../../server/backend/hosted/project.ts";
import { sweepProject } from "../../server/backend/hosted/sweep.ts";
import type { Database } from "../../shared/database.types.ts";
import { onePixelPng, tour } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { failToStart, type RunningSite, startSite } from "../support/site.ts";
import { startProject, type TestProject } from "./hosted-project.ts";
import { foldersOfFile, temporaryFolder } from "./temporary-folders.ts";

let hosted: TestProject;
let sql: postgres.Sql;
let site: RunningSite;
let dataDir: string;
let project: SupabaseClient<Database>;
let settings: Record<string, string>;
const hook = "un secreto bastante largo";
const admin = { email: "duena@example.com", password: "correct horse battery" };
const folders = foldersOfFile();

beforeAll(async () => {
  hosted = await startProject(await folders.make());
  sql = hosted.sql;
  settings = {
    ...hosted.settings,
    CONTENT_WEBHOOK_SECRET: hook,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SEED: "none",
  };
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = hosted.settings;
  project = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } });
  await project.from("tours").insert({ ...tour, name: "Primera ruta" });
});
afterAll(async () => {
  await site?.stop();
  await hosted?.stop();
  await folders.remove();
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();

test("I5: a project without the migrations, a newer one, and a wrong address are refused", async () => {
  const DATA_DIR = await temporaryFolder();
  const [newest] = await sql`delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations) returning version, name`;
  const older = await failToStart({ ...settings, DATA_DIR });
  expect([older.code, older.output]).toEqual([
    1,
    expect.stringMatching(/lacks migrations up to \d+: run .+db push/),
  ]);
  await sql`insert into supabase_migrations.schema_migrations (version, name)
    values (${newest?.version}, ${newest?.name}), ('29990101000000', 'future')`;
  const newer = await failToStart({ ...settings, DATA_DIR });
  expect([newer.code, newer.output]).toEqual([
    1,
    expect.stringContaining("newer version: it has migration 29990101000000"),
  ]);
  await sql`update supabase_migrations.schema_migrations set version = '20261222000000'
    where version = '29990101000000'`;
  const former = await failToStart({ ...settings, DATA_DIR });
  expect([former.code, former.output]).toEqual([
    1,
    expect.stringContaining("migration 20261222000000, which was replaced by a baseline"),
  ]);
  await sql`delete from supabase_migrations.schema_migrations where version = '20261222000000'`;
  const none = await failToStart({ ...settings, DATA_DIR, SUPABASE_URL: "http://127.0.0.1:9" });
  expect([none.code, none.output]).toEqual([
    1,
    expect.stringContaining("does not answer as a project does"),
  ]);
});

test("I5: pages show the project's content, and the first administrator is created in it", async () => {
  dataDir = await folders.make();
  site = await startSite({ ...settings, DATA_DIR: dataDir });
  expect(await textOf("/es/tours")).toContain("Primera ruta");
  const panel = createClient(settings.SUPABASE_URL ?? "", settings.SUPABASE_PUBLISHABLE_KEY ?? "", {
    auth: { persistSession: false },
  });
  const { error } = await panel.auth.signInWithPassword(admin);
  expect(error).toBeNull();
  const { data } = await panel.from("user_roles").select("role");
  expect(data).toEqual([{ role: "admin" }]);
});

test("K8: an administrator invited by the site's server accepts there, and signs in to the project", async () => {
  const { SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY = "" } = settings;
  const stateless = { auth: { persistSession: false } };
  const panel = createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, stateless);
  const { data } = await panel.auth.signInWithPassword(admin);
  const post = (name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/functions/v1/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const authorization = `Bearer ${data.session?.access_token}`;
  const invited = await post(
    "invite-administrator",
    { email: "otra@example.com" },
    { authorization },
  );
  expect([invited.status, await invited.json()]).toEqual([
    200,
    {
      email: "otra@example.com",
      mailed: false,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    },
  ]);
  const outbox = path.join(dataDir, "outbox");
  const [name = ""] = await readdir(outbox);
  const mail = (await readFile(path.join(outbox, name), "utf8")).replace(/=\r?\n/g, "");
  const token = /\/admin\/invitation#([\w-]{43})/.exec(mail)?.[1];
  const account = { email: "otra@example.com", password: "mopane y fiebre" };
  expect((await post("accept-invitation", { token, password: account.password })).status).toBe(200);
  const joined = createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, stateless);
  expect((await joined.auth.signInWithPassword(account)).error).toBeNull();
  const { data: people } = await joined.rpc("administrators");
  expect(people?.map(({ email }) => email)).toEqual([admin.email, account.email]);
  const removed = await panel.rpc("remove_administrator", { account: people?.[1]?.id ?? "" });
  expect(removed.error).toBeNull();
  expect((await joined.rpc("administrators")).error?.code).toBe("PT401");
  await rm(path.join(outbox, name));
});

test("H1: the panel gets the project's address, and its policy allows it", async () => {
  const response = await fetch(`${site.url}/admin/login`);
  expect(await response.text()).toContain(settings.SUPABASE_URL ?? "");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(new RegExp(`connect-src 'self' ${settings.SUPABASE_URL}`));
  expect((await fetch(`${site.url}/rest/v1/tours`)).status).toBe(404);
  expect((await fetch(`${site.url}/auth/v1/token`, { method: "POST" })).status).toBe(404);
});

test("E2: pictures of the project are served in the site's sizes", async () => {
  const picture = new Blob([onePixelPng], { type: "image/png" });
  const { error } = await project.storage.from("tour-images").upload("foto.png", picture);
  expect(error).toBeNull();
  const whole = await fetch(`${site.url}/storage/v1/object/public/tour-images/foto.png`);
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([
    200,
    onePixelPng.byteLength,
  ]);
  const sized = await fetch(
    `${site.url}/storage/v1/render/image/public/tour-images/foto.png?resize=contain&width=320`,
    { headers: { accept: "image/webp" } },
  );
  expect([sized.status, sized.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const missing = await fetch(`${site.url}/storage/v1/object/public/tour-images/nada.png`);
  expect(missing.status).toBe(404);
});

test("K2: entries thirty days in the project's trash are swept, with pictures used by nothing else", async () => {
  const { SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY = "", SUPABASE_SECRET_KEY = "" } = settings;
  const connected = connectProject({
    url: SUPABASE_URL,
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
  });
  const [gone, shown] = ["kkkkkkkk-1700000000001.png", "kkkkkkkk-1700000000002.png"];
  const bucket = project.storage.from("tour-images");
  const picture = new Blob([onePixelPng], { type: "image/png" });
  for (const name of [gone, shown]) expect((await bucket.upload(name, picture)).error).toBeNull();
  const address = (name: string) => `/storage/v1/object/public/tour-images/${name}`;
  const row = { ...tour, slug: "papelera", gallery_images: [address(gone), address(shown)] };
  await project
    .from("tours")
    .insert([row, { ...row, slug: "otra", gallery_images: [address(shown)] }], {
      defaultToNull: false,
    });
  await project.from("tours").delete().eq("slug", "papelera");
  const there = async () => (await bucket.list()).data?.map(({ name }) => name);
  const day = 24 * 3_600_000;
  expect(await sweepProject(connected, project, Date.now() + 29 * day)).toEqual({
    versions: 0,
    previews: 0,
    pictures: 0,
    files: 0,
  });
  expect(await there()).toEqual(expect.arrayContaining([gone, shown]));
  // Pictures are checked before anything is removed: those of the removed versions go with the next sweep.
  for (const [versions, pictures] of [
    [1, 0],
    [0, 1],
  ])
    expect(await sweepProject(connected, project, Date.now() + 31 * day)).toEqual({
      versions,
      previews: 0,
      pictures,
      files: 0,
    });
  expect(await there()).toContain(shown);
  expect(await there()).not.toContain(gone);
  await project.from("tours").delete().eq("slug", "otra");
});

test("G3: an enquiry is stored in the project, and its mail is written", async () => {
  const response = await postEnquiry(site.url, { message: "Quisiera viajar en mayo." });
  expect(await response.json()).toMatchObject({ success: true });
  const { data } = await project.from("contact_submissions").select("name, language");
  expect(data).toEqual([{ name: "Ana", language: "es" }]);
  await eventually(async () => {
    const { data: sent } = await project.from("outbox").select("sent_at");
    expect(sent?.[0]?.sent_at).toMatch(/^\d{4}-\d\d-\d\d/);
  });
});

test("I5: a webhook with the secret invalidates the changed page at once", async () => {
  const body = JSON.stringify({
    type: "UPDATE",
    schema: "public",
    table: "tours",
    record: { slug: tour.slug },
    old_record: { slug: tour.slug },
  });
  const tell = (secret: string, sent = body) =>
    fetch(`${site.url}/hooks/content-changed`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: sent,
    });
  // A page older than fifteen seconds is rendered again at the next request.
  expect((await tell(hook)).status).toBe(200);
  await textOf("/es/tours");
  await project.from("tours").update({ name: "Ruta nueva" }).eq("slug", tour.slug);
  expect(await textOf("/es/tours")).toContain("Primera ruta");
  expect((await tell("otro secreto bastante largo")).status).toBe(401);
  expect((await tell(hook, "{no")).status).toBe(400);
  expect((await tell(hook, '{"table":"auth.users"}')).status).toBe(400);
  expect(await textOf("/es/tours")).toContain("Primera ruta");
  expect((await tell(hook)).status).toBe(200);
  expect(await textOf("/es/tours")).toContain("Ruta nueva");
});

test("I5: a webhook with a changed slug invalidates the page at the former address as well", async () => {
  const former = `/es/tours/${tour.slug}`;
  expect(await textOf(former)).toContain("Ruta nueva");
  await project.from("tours").update({ slug: "otra-direccion" }).eq("slug", tour.slug);
  const tell = (record: string, before: string) =>
    fetch(`${site.url}/hooks/content-changed`, {
      method: "POST",
      headers: { authorization: `Bearer ${hook}`, "content-type": "application/json" },
      body: JSON.stringify({
        type: "UPDATE",
        schema: "public",
        table: "tours",
        record: { slug: record },
        old_record: { slug: before },
      }),
    });
  expect((await tell("otra-direccion", tour.slug)).status).toBe(200);
  const moved = await fetch(site.url + former, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/es/tours/otra-direccion"]);
  await project.from("tours").update({ slug: tour.slug }).eq("slug", "otra-direccion");
  expect((await tell(tour.slug, "otra-direccion")).status).toBe(200);
  for (const path of [former, "/es/tours"]) expect(await textOf(path)).toContain("Ruta nueva");
});

test("I5: without the project, cached pages are served and the health check fails", async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await hosted.goAway();
  await eventually(async () => expect((await fetch(`${site.url}/healthz`)).status).toBe(503));
  expect(await textOf("/es/tours")).toContain("Ruta nueva");
  const unseen = await fetch(`${site.url}/fr/tours`);
  // Other pages cannot be shown, and errors are not cached.
  const text = await unseen.text();
  expect([unseen.status, unseen.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(text).toContain('<html lang="fr"');
  expect(text).not.toContain("Ruta nueva");
  expect(text).not.toMatch(/ {4}at |node_modules/);
  const sitemap = await fetch(`${site.url}/sitemap.xml`);
  expect([sitemap.status, sitemap.headers.get("retry-after")]).toEqual([503, "600"]);
});
