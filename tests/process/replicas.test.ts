import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { openEditor } from "../integration/backend/editor.ts";
import { onePixelPng, post, tour } from "../integration/backend/harness.ts";
import { bytes, noise } from "../integration/backend/picture-samples.ts";
import { eventually } from "../support/eventually.ts";
import { volume } from "../support/volume.ts";
import { startReplicas } from "./replicas.ts";

let replicas: Awaited<ReturnType<typeof startReplicas>>;
beforeAll(async () => {
  replicas = await startReplicas();
});
afterAll(() => replicas?.stop());

test("I1: of replicas that start together on an empty database, one migrates it", () => {
  const made = (words: string) =>
    replicas.sites.filter(({ output }) => output().includes(words)).length;
  expect([made("migrations applied"), made("first administrator made")]).toEqual([1, 1]);
});

test("E2: a picture replaced or removed on one replica is updated on the other a moment later", async () => {
  const objects = replicas.one.storage.from("tour-images");
  const upload = (content: Uint8Array) =>
    objects.upload("shared.png", content, { contentType: "image/png", upsert: true });
  const look = (path: string) =>
    Promise.all(replicas.sites.map(({ url }) => fetch(`${url}/storage/v1/${path}`)));
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
  // An address that browsers may cache for ever, as the servers do.
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

test("I3: a change is current on its replica at once, and on the other a moment later; also a change in SQL", async () => {
  for (const replica of [0, 1] as const)
    expect(await replicas.read(replica)).toContain("Primera ruta");
  for (let number = 1; number <= volume(3, 20); number++) {
    const name = `Ruta ${number}.`;
    await replicas.one.from("tours").update({ name }).eq("slug", tour.slug);
    expect(await replicas.read(0)).toContain(name);
    await eventually(async () => expect(await replicas.read(1)).toContain(name));
  }
  await replicas.sql(`update public.tours set name = 'Escrita a mano'`);
  for (const replica of [0, 1] as const)
    await eventually(async () => expect(await replicas.read(replica)).toContain("Escrita a mano"));
});

test("K4: a post scheduled on one replica appears on both at its date", async () => {
  const moment = Date.now() + 10_000;
  const published_at = new Date(moment).toISOString();
  const row = { ...post, title: "Programado", is_published: true, published_at };
  expect((await replicas.one.from("blog_posts").insert(row)).error).toBeNull();
  const shown = () =>
    Promise.all(
      replicas.sites.map(async ({ url }) =>
        (await (await fetch(`${url}/es/blog`)).text()).includes("Programado"),
      ),
    );
  expect([await shown(), Date.now() < moment]).toEqual([[false, false], true]);
  await new Promise((resolve) => setTimeout(resolve, moment - 50 - Date.now()));
  await expect.poll(shown).toEqual([true, true]);
});

async function signIn() {
  const { sites, publishableKey } = replicas;
  const panel = createClient<Database>(sites[0].url, publishableKey, {
    auth: { persistSession: false },
  });
  const { data } = await panel.auth.signInWithPassword({
    email: "admin@example.com",
    password: "correct horse battery",
  });
  return { panel, ...data };
}

test("K12: a due draft is published once by replicas that check at the same time, and both show it", async () => {
  const { panel, user } = await signIn();
  const { data: row } = await panel.from("tours").select("id").eq("slug", tour.slug).single();
  const editor = await openEditor(panel, row?.id ?? "");
  await editor.save({ name: "Con fecha" });
  await editor.open();
  await editor.schedule(Date.now() - 1000);
  // Both check when a post changes.
  await replicas.one
    .from("blog_posts")
    .insert({ ...post, slug: "otra" })
    .throwOnError();
  for (const replica of [0, 1] as const)
    await expect.poll(() => replicas.read(replica)).toContain("Con fecha");
  const { data: versions } = await panel
    .from("entry_versions")
    .select("id")
    .eq("recorded_by", user?.id ?? "");
  expect(versions).toHaveLength(1);
  expect((await panel.from("entry_drafts").select("id")).data).toEqual([]);
});

test("I5: a session of one replica is valid on the other", async () => {
  const { sites, publishableKey } = replicas;
  const [, second] = sites;
  const data = await signIn();
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
  };
  const response = await fetch(`${second.url}/rest/v1/user_roles?select=role`, { headers });
  expect(await response.json()).toEqual([{ role: "admin" }]);
});
