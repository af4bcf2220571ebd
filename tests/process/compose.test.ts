import { execFileSync, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";
import { temporaryFolder } from "./temporary-folders.ts";

test.each(["compose.yaml", "compose.postgres.yaml"])(
  "I5: %s pins the exact version of each external image",
  async (file) => {
    const text = await readFile(`deploy/${file}`, "utf8");
    const images = Array.from(text.matchAll(/^\s*image: (\S+)$/gm), ([, image = ""]) => image);
    // Images built by the file itself.
    const others = images.filter((image) => image !== "tsamma");
    expect(others).not.toHaveLength(0);
    for (const image of others) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  },
);

test.skipIf(spawnSync("psql", ["--version"]).status !== 0)(
  "I2: the role that make-role.sh creates is no superuser, and a site starts with it without a warning",
  async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const password = "a-long-password";
    execFileSync("sh", ["deploy/make-role.sh"], {
      env: {
        ...process.env,
        PGHOST: "127.0.0.1",
        PGPORT: String(server.port),
        POSTGRES_PASSWORD: password,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const sql = postgres(server.url(), { max: 1 });
    onTestFinished(() => sql.end());
    const roles = await sql`
      select rolname, rolsuper, rolcreatedb, rolreplication from pg_roles where rolname = 'tsamma'`;
    expect(roles).toEqual([
      { rolname: "tsamma", rolsuper: false, rolcreatedb: false, rolreplication: false },
    ]);
    const [superuser] = await sql`select passwd from pg_shadow where usename = 'postgres'`;
    expect(superuser?.passwd).toBeNull();
    const site = await startSite({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: server.url("tsamma").replace("postgres@", `tsamma:${password}@`),
      SEED: "none",
    });
    onTestFinished(async () => void (await site.stop("SIGKILL")));
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(site.output()).not.toContain('"level":"warn"');
  },
);
