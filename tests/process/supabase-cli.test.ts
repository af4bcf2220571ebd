import { execFile } from "node:child_process";
import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openBackend } from "../../server/backend/open.ts";
import { openOwnTarget } from "../../server/ops/snapshot/target.ts";
import { siteUrl } from "../integration/backend/harness.ts";
import { ensurePackage } from "../packages.ts";
import { startPostgres } from "../postgres.ts";
import { temporaryFolder } from "./folders.ts";

const silent = () => {};

test("I1: the official CLI takes the project's settings and pushes every migration, as to a hosted project", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "supabase"));
  for (const name of ["config.toml", "migrations"])
    await cp(join("supabase", name), join(folder, "supabase", name), { recursive: true });
  const postgresql = await startPostgres();
  try {
    // What a project has before its first migration: roles, and the tables of Auth and Storage.
    const place = { dataDir: join(folder, "data"), databaseUrl: postgresql.url() };
    const empty = await openOwnTarget(place);
    await empty.prepare();
    await empty.finish();
    await empty.close();

    const cli = join(ensurePackage("supabase", "3.1.0"), "dist/supabase.js");
    const flags = ["--yes", "--workdir", folder, "--remote", `${postgresql.url()}?sslmode=disable`];
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [cli, "db", "push", ...flags],
      { env: { PATH: process.env.PATH, HOME: folder, DO_NOT_TRACK: "1" } },
    );
    const migrations = (await readdir("supabase/migrations")).filter((name) =>
      name.endsWith(".sql"),
    );
    expect(stdout).toContain("Finished supabase db push.");
    for (const name of migrations) expect(stderr).toContain(`Applying migration ${name}`);
    // Neither an unknown setting nor one that will go.
    expect(stderr).not.toMatch(/WARN|deprecated|unknown/i);

    const logged: string[] = [];
    const backend = await openBackend({
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
    // The records of the CLI are ours too: nothing was left to apply.
    expect(logged).not.toContain("migrations applied");
  } finally {
    await postgresql.stop();
  }
}, 120_000);
