import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { admin, startBackend, tour } from "../integration/backend/harness.ts";
import { fillSite, readEverything } from "../integration/snapshot/sample-site.ts";
import { runMove } from "../support/run-move.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { startProject, type TestProject } from "./hosted-project.ts";
import { foldersOfFile, temporaryFolder } from "./temporary-folders.ts";

let hosted: TestProject;
let site: RunningSite | undefined;
const folders = foldersOfFile();

beforeAll(async () => {
  hosted = await startProject(await folders.make());
});
afterAll(async () => {
  await site?.stop();
  await hosted?.stop();
  await folders.remove();
});

test("I5: a move of the embedded site to a project, killed several times, copies data, files and accounts", async () => {
  const own = await startBackend({ dataDir: await temporaryFolder() });
  await fillSite(own);
  const before = await readEverything(own);
  await own.backend.close();
  const from = { DATA_DIR: own.dataDir };
  const withoutDatabase = await runMove(from, hosted.settings);
  expect([withoutDatabase.code, withoutDatabase.said]).toEqual([
    1,
    expect.stringContaining("SUPABASE_DB_URL is missing"),
  ]);

  const to = { ...hosted.settings, SUPABASE_DB_URL: hosted.databaseUrl };
  let killed = 0;
  for (const line of [/\d files/, /\d rows/]) {
    const { code } = await runMove(from, to, line);
    if (code === null) killed += 1;
  }
  expect(killed).toBeGreaterThan(0);
  // The last kill may have come after the end.
  expect((await runMove(from, to)).said).toMatch(/moved: put the settings|holds a site already/);
  expect((await runMove(from, to)).said).toContain("holds a site already");

  const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_PUBLISHABLE_KEY } = hosted.settings;
  const stateless = { auth: { persistSession: false } };
  const project = createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, stateless);
  const all = async (table: "tours" | "destinations" | "blog_posts" | "contact_submissions") =>
    (await project.from(table).select("*").order("id").limit(1000)).data;
  expect(await all("tours")).toEqual(before.tours);
  expect(await all("destinations")).toEqual(before.destinations);
  expect(await all("blog_posts")).toEqual(before.posts);
  expect(await all("contact_submissions")).toEqual(before.enquiries);
  expect((await project.from("user_roles").select("user_id, role")).data).toEqual(before.roles);

  // The owner signs in with the former password, and pages have the same addresses.
  const panel = createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, stateless);
  expect((await panel.auth.signInWithPassword(admin)).error).toBeNull();
  site = await startSite({ ...hosted.settings, DATA_DIR: await folders.make(), SEED: "none" });
  expect(site.output()).not.toContain("Admin password");
  const page = await fetch(`${site.url}/es/tours`);
  expect([page.status, (await page.text()).includes(tour.name)]).toEqual([200, true]);
  for (const [path, status, type, content] of before.files) {
    const file = await fetch(`${site.url}/storage/v1/object/public/${path}`);
    const found = Buffer.from(await file.arrayBuffer()).toString("base64");
    expect([path, file.status, file.headers.get("content-type"), found]).toEqual([
      path,
      status,
      type,
      content,
    ]);
  }
  await own.dispose();
});
