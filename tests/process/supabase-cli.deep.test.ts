import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createBackend } from "../../server/backend/create-backend.ts";
import { formerVersions } from "../../server/backend/database/bridge.ts";
import { openOwnTarget } from "../../server/ops/snapshot/target.ts";
import { siteUrl } from "../integration/backend/harness.ts";
import { ensurePackage } from "../support/install-package.ts";
import { asOwner, startPostgres } from "../support/postgres.ts";
import { temporaryFolder } from "./temporary-folders.ts";

const silent = () => {};
const run = promisify(execFile);
const cli = () => join(ensurePackage("supabase", "3.1.0"), "dist/supabase.js");

/** Folder with settings, migrations and schema files, as the CLI expects it. */
async function projectFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "supabase"));
  for (const name of ["config.toml", "migrations", "schemas"])
    await cp(join("supabase", name), join(folder, "supabase", name), { recursive: true });
  return folder;
}

test("I1: the official CLI accepts the project's settings and pushes every migration to a hosted project", async () => {
  const folder = await projectFolder();
  const postgresql = await startPostgres();
  try {
    // State of a project before its first migration: roles, and the tables of Auth and Storage.
    const place = { dataDir: join(folder, "data"), databaseUrl: postgresql.url() };
    const empty = await openOwnTarget(place);
    await empty.prepare();
    await empty.finish();
    await empty.close();

    const flags = ["--yes", "--workdir", folder, "--remote", `${postgresql.url()}?sslmode=disable`];
    const supabase = (...args: string[]) =>
      run(process.execPath, [cli(), ...args, ...flags], {
        env: { PATH: process.env.PATH, HOME: folder, DO_NOT_TRACK: "1" },
      });
    const { stdout, stderr } = await supabase("db", "push");
    const migrations = (await readdir("supabase/migrations")).filter((name) =>
      name.endsWith(".sql"),
    );
    expect(stdout).toContain("Finished supabase db push.");
    for (const name of migrations) expect(stderr).toContain(`Applying migration ${name}`);
    // Neither unknown nor deprecated settings.
    expect(stderr).not.toMatch(/\bwarn(ing)?s?\b|deprecated|unknown/i);

    const logged: string[] = [];
    const backend = await createBackend({
      ...place,
      siteUrl,
      adminEmail: "admin@example.com",
      adminPassword: "correct horse battery",
      seed: "none",
      log: { info: (message) => logged.push(message), warn: silent, error: silent },
    });
    const tours = new Request(`${siteUrl}/rest/v1/tours?select=id`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(await (await backend.fetch(tours)).json()).toEqual([]);
    await backend.close();
    // The CLI's records are shared: no migration is left to apply.
    expect(logged).not.toContain("migrations applied");

    // A project from before the baseline gets its history as described in docs/operations.md.
    await asOwner(
      postgresql.url(),
      "delete from supabase_migrations.schema_migrations",
      `insert into supabase_migrations.schema_migrations (version)
       values ${formerVersions.map((version) => `('${version}')`)}`,
    );
    await expect(supabase("db", "push")).rejects.toThrow(/migration repair --status reverted/);
    const versions = migrations.map((name) => name.slice(0, 14));
    await supabase("migration", "repair", "--status", "reverted", ...formerVersions);
    await supabase("migration", "repair", "--status", "applied", ...versions);
    const again = await supabase("db", "push");
    expect(again.stdout + again.stderr).toContain("up to date");
  } finally {
    await postgresql.stop();
  }
});

test("I5: the official CLI disables sign-up and sets SITE_URL, from the settings", async () => {
  const folder = await projectFolder();
  const ref = "abcdefghijklmnopqrst";
  // Response of the Management API for a new project.
  const present = {
    site_url: "http://localhost:3000",
    uri_allow_list: "http://localhost:3000/**",
    disable_signup: false,
    external_anonymous_users_enabled: true,
    mailer_autoconfirm: true,
    password_min_length: 6,
  };
  const changes: unknown[] = [];
  const api = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === "PATCH") changes.push([request.url, JSON.parse(body)]);
    const answer = request.url?.includes("/v2/")
      ? { data: { attributes: { auth: present } } }
      : { selected_addons: [], available_addons: [] };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
  try {
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const profile = { name: "test", api_url: apiUrl, dashboard_url: apiUrl, project_host: "test" };
    const profileFile = join(folder, "profile.yaml");
    await writeFile(profileFile, JSON.stringify(profile));
    const flags = ["--yes", "--workdir", folder, "--profile", profileFile, `--remote=${ref}`];
    const pushed = run(process.execPath, [cli(), "config", "push", ...flags], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        DO_NOT_TRACK: "1",
        SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`,
        SITE_URL: "https://www.tsamma.example",
      },
    });
    // The stand-in does not implement the whole response to a change: the CLI ends with an error about it.
    await expect(pushed).rejects.toThrow("failed to update Auth config");
  } finally {
    api.close();
  }
  expect(changes).toEqual([
    [
      `/v1/projects/${ref}/config/auth`,
      expect.objectContaining({
        site_url: "https://www.tsamma.example",
        uri_allow_list: "",
        disable_signup: true,
        external_anonymous_users_enabled: false,
        mailer_autoconfirm: false,
        password_min_length: 8,
      }),
    ],
  ]);
});
