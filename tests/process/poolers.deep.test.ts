import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { nobodyAccount } from "../../server/backend/database/embedded/account.ts";
import type { Database } from "../../shared/database.types.ts";
import { tour } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { asOwner, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { failToStart, startSite } from "../support/site.ts";
import { isInstalled } from "./proxies.ts";
import { temporaryFolder } from "./temporary-folders.ts";

const isHere = isInstalled("pgbouncer", "--version");
if (!isHere) console.warn("poolers: no pgbouncer on this machine, its tests are left out");

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
  await asOwner(
    server.url(),
    "create role site login createrole bypassrls password 'secret'",
    "create database site owner site",
    "create role anon nologin noinherit",
    "create role authenticated nologin noinherit",
    "create role service_role nologin noinherit bypassrls",
    "grant anon, authenticated, service_role to site with admin option",
  );
});
afterAll(() => server?.stop());

/** PgBouncer with its default settings in front of the server. @returns the address of the site's database */
async function startPooler(mode: "session" | "transaction" | "statement"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  const port = await freePort();
  const account = process.getuid?.() === 0 ? nobodyAccount : undefined;
  const [config, users] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  await writeFile(users, '"site" "secret"\n');
  await writeFile(
    config,
    `[databases]\n* = host=127.0.0.1 port=${server.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${port}\nunix_socket_dir =\nauth_type = md5\nauth_file = ${users}\npool_mode = ${mode}\n`,
  );
  if (account)
    for (const path of [folder, config, users]) await chown(path, account.uid, account.gid);
  const child = spawn("pgbouncer", ["-q", config], { ...account, cwd: folder, stdio: "ignore" });
  onTestFinished(() => end(child, folder));
  const url = `postgres://site:secret@127.0.0.1:${port}/site`;
  await eventually(() => asOwner(url, "select 1"));
  return url;
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  }
  await removeFolder(folder);
}

test.skipIf(!isHere)(
  "I5: behind PgBouncer in session mode with its default settings the site migrates, stores enquiries and shows changes",
  async () => {
    const url = await startPooler("session");
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: await temporaryFolder(),
      SEED: "none",
      CONTACT_LIMIT_PER_ADDRESS: "1000",
      LOG_LEVEL: "warn",
    };
    const site = await startSite(settings);
    onTestFinished(async () => {
      await site.stop();
    });
    const sql = postgres(server.url("site"), { max: 1 });
    const [keys] = await sql`select secret_key from private.server_secrets`;
    await sql.end();
    const client = createClient<Database>(site.url, keys?.secret_key, {
      auth: { persistSession: false },
    });
    expect((await client.from("tours").insert({ ...tour, name: "Primera ruta" })).error).toBeNull();
    const page = async () => (await fetch(`${site.url}/es/tours`)).text();
    expect(await page()).toContain("Primera ruta");
    const sent = Array.from({ length: 30 }, (_, number) =>
      postEnquiry(site.url, { message: `Consulta número ${number}, por el pooler.` }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses).toEqual(Array(30).fill(200));
    // Another program saves: the site learns of it by a notification only.
    await asOwner(server.url("site"), "update public.tours set name = 'Por aviso'");
    await eventually(async () => expect(await page()).toContain("Por aviso"));
    expect(site.output()).not.toContain('"level":"error"');
  },
);

test.skipIf(!isHere).for(["transaction", "statement"] as const)(
  "I5: behind PgBouncer in %s mode the start ends with one line, also while other programs use the pooler",
  async (mode) => {
    const url = await startPooler(mode);
    const others = postgres(url, { max: 4, prepare: false, onnotice: () => {} });
    let isBusy = true;
    const load = Array.from({ length: 4 }, async () => {
      while (isBusy) await others`select pg_sleep(0.001)`.then(() => setTimeout(1));
    });
    onTestFinished(async () => {
      isBusy = false;
      await Promise.all(load);
      await others.end();
    });
    const { code, output } = await failToStart({
      DATABASE_URL: url,
      DATA_DIR: await temporaryFolder(),
      SEED: "none",
    });
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL leads to a connection pooler in transaction mode: .*$/),
    ]);
  },
);
