/** Long, because start, stop and restart are one sequence, and each start takes seconds. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import { lockDataDir } from "../../../server/backend/data-dir/lock.ts";
import { deepTest } from "../../support/deep-test.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import {
  admin,
  copyOfTemplate,
  startBackend,
  type TestBackend,
  temporaryFolder,
  tour,
} from "./harness.ts";
import { startChildBackend } from "./start-child-backend.ts";

let backend: TestBackend;

// Each start takes seconds, and some tests need several.
beforeAll(async () => {
  backend = await startBackend({
    adminPassword: undefined,
    dataDir: await temporaryFolder(),
  });
});
afterAll(() => backend.dispose());

describe("first start", () => {
  test("I5: creates an administrator with a password that is printed once", async () => {
    const password = backend.backend.generatedAdminPassword ?? "";
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    await backend.signedIn({ email: admin.email, password });
    await backend.reopen({ adminEmail: "other@example.com" });
    expect(backend.backend.generatedAdminPassword).toBeUndefined();
    await backend.signedIn({ email: admin.email, password });
    expect((await backend.service().from("user_roles").select("role")).data).toHaveLength(1);
  });

  test("I5: stores keys and secret for its owner only, and never prints them", async () => {
    const file = path.join(backend.dataDir, "secrets.json");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const stored = JSON.parse(await readFile(file, "utf8"));
    expect(stored).toMatchObject({
      publishableKey: backend.backend.publishableKey,
      secretKey: backend.backend.secretKey,
    });
    const printed = JSON.stringify(backend.logged);
    expect(printed).toContain("migrations applied");
    for (const secret of [stored.secretKey, stored.jwtSecret])
      expect(printed).not.toContain(secret);
  });

  test("I5: uses configured keys instead of stored ones, which are kept", async () => {
    const { secretKey } = backend.backend;
    await backend.reopen({
      publishableKey: "sb_publishable_configured",
      secretKey: "sb_secret_configured",
    });
    expect(backend.backend.publishableKey).toBe("sb_publishable_configured");
    expect((await backend.service().from("user_roles").select("role")).data).toHaveLength(1);
    const old = backend.client(secretKey);
    expect((await old.from("user_roles").select("role")).error?.message).toBe("Invalid API key");
    await backend.reopen();
    expect(backend.backend.secretKey).toBe(secretKey);
  });

  test("I1: records its migrations in the table of the Supabase CLI", async () => {
    const { rows } = await backend.withDatabase((database) =>
      database.query<{ version: string; name: string; statements: string[] }>(
        "select version, name, statements from supabase_migrations.schema_migrations order by version",
      ),
    );
    const files = (await readdir("supabase/migrations")).sort();
    expect(rows.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
    expect(rows.every(({ statements }) => statements.length > 0)).toBe(true);
    await backend.reopen();
  });

  test("I2: keeps the grants of the migrations, also after requests were served", async () => {
    await backend.anonymous().from("tours").select("id");
    const { rows } = await backend.withDatabase((database) =>
      database.query<{ allowed: string }>(`
        select role || ' ' || privilege || ' ' || relname as allowed
        from pg_class
        cross join unnest(array['anon', 'authenticated']) as role
        cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as privilege
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
          and has_table_privilege(role, oid, privilege)
      `),
    );
    const content = contentTypes.map(({ table }) => table);
    const readByAll = [
      ...content,
      "former_slugs",
      "site_settings",
      "site_texts",
      "site_brand",
      "blog_terms",
      "shown_pictures",
      // The registry of types, read by functions and views with the rights of their caller.
      "content_types",
    ];
    // Row-level security is tested in tables-matrix.test.ts.
    const readByUsers = [
      "admin_log",
      "contact_submissions",
      "inbox_settings",
      "enquiry_answers",
      "enquiry_contacts",
      "departure_log",
      "departures",
      "enquiry_notes",
      "entry_drafts",
      "entry_versions",
      "outbox",
      "page_views",
      "proposal_replies",
      "proposal_versions",
      "proposals",
      "search_synonyms",
      "site_text_versions",
      "site_brand_versions",
      "site_settings_versions",
      "inbox_settings_versions",
      "user_roles",
    ];

    expect(rows.map(({ allowed }) => allowed).sort()).toEqual(
      [
        ...readByAll.map((table) => `anon SELECT ${table}`),
        ...[...readByAll, ...readByUsers].map((table) => `authenticated SELECT ${table}`),
        ...["DELETE", "INSERT", "UPDATE"].flatMap((privilege) =>
          [...content, "entry_drafts", "search_synonyms", "site_texts"].map(
            (table) => `authenticated ${privilege} ${table}`,
          ),
        ),
        "authenticated DELETE contact_submissions",
        "authenticated DELETE departures",
        "authenticated DELETE enquiry_notes",
        "authenticated DELETE preview_links",
        "authenticated DELETE proposals",
        "authenticated DELETE stale_translations",
        "authenticated DELETE translation_proposals",
        "authenticated SELECT preview_links",
        "authenticated SELECT stale_translations",
        "authenticated SELECT translation_proposals",
        "authenticated UPDATE inbox_settings",
        "authenticated UPDATE site_brand",
        "authenticated UPDATE site_settings",
      ].sort(),
    );
    await backend.reopen();
  });
});

describe("restart", () => {
  test("I1: keeps written data", async () => {
    await backend.service().from("tours").insert(tour);
    await backend.reopen();
    expect((await backend.anonymous().from("tours").select("slug")).data).toEqual([
      { slug: tour.slug },
    ]);
  });

  test("I1: serves data acknowledged before a crash", async () => {
    const dataDir = await temporaryFolder();
    const child = startChildBackend(dataDir);
    expect(await child.said).toBe("open");
    await child.kill();
    const again = await startBackend({ dataDir });
    await again.signedIn(admin);
    await again.dispose();
  });

  test("I1: finishes running requests before closing, and can be closed twice", async () => {
    const answers = Array.from({ length: 10 }, (_, index) =>
      backend.request("/rest/v1/tours", {
        method: "POST",
        headers: { apikey: backend.backend.secretKey, "content-type": "application/json" },
        body: JSON.stringify({ ...tour, slug: `cierre-${index}` }),
      }),
    );
    await backend.backend.close();
    await backend.backend.close();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect((await backend.request("/rest/v1/tours")).status).toBe(503);
    await backend.reopen();
    const { count } = await backend
      .anonymous()
      .from("tours")
      .select("*", { count: "exact", head: true })
      .like("slug", "cierre-*");
    expect(count).toBe(10);
  });
});

describe("one process per folder", () => {
  const sockets = async (dataDir: string) =>
    (await readdir(dataDir)).filter((name) => name.endsWith(".sock"));

  test("I5: a second process is refused with one line and changes nothing", async () => {
    const child = startChildBackend(backend.dataDir);
    expect(await child.said).toBe(
      `refused: DATA_DIR ${backend.dataDir} is in use by another running server: stop it, or give this one another DATA_DIR`,
    );
    await expect(startBackend({ dataDir: backend.dataDir })).rejects.toThrow(
      /is in use by another running server/,
    );
    expect((await backend.request("/rest/v1/tours?select=id")).status).toBe(200);
  });

  test("I5: the lock of a killed process is taken over", async () => {
    const dataDir = await copyOfTemplate();
    const child = startChildBackend(dataDir);
    expect(await child.said).toBe("open");
    await expect(lockDataDir(dataDir)).rejects.toThrow(/in use/);
    await child.kill();
    expect(await sockets(dataDir)).toHaveLength(1);
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(/in use/);
    await lock.release();
    expect(await sockets(dataDir)).toEqual([]);
    // Its database exits a moment later.
    await removeFolder(dataDir);
  });

  deepTest("I5: of many processes that find a stale lock at once, one gets it", async () => {
    const dataDir = await copyOfTemplate();
    const child = startChildBackend(dataDir);
    await child.said;
    await child.kill();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
    const held = results.filter((result) => result.status === "fulfilled");
    expect(held).toHaveLength(1);
    expect(await sockets(dataDir)).toHaveLength(1);
    for (const { value } of held) await value.release();
    // Its database exits a moment later.
    await removeFolder(dataDir);
  });

  test("I5: a folder whose path is longer than a socket address can be locked", async () => {
    const root = await temporaryFolder();
    const dataDir = path.join(root, "a".repeat(100), "b".repeat(100));
    await mkdir(dataDir, { recursive: true });
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(/in use/);
    await lock.release();
    await removeFolder(root);
  });
});

describe("failing starts", () => {
  test.each(["{", "null", "[]", '{"publishableKey":"x"}', ""])(
    "I5: a damaged secrets file %j stops the start and is not changed",
    async (text) => {
      const dataDir = await temporaryFolder();
      const file = path.join(dataDir, "secrets.json");
      await writeFile(file, text);
      await expect(startBackend({ dataDir })).rejects.toThrow(/secrets\.json is damaged/);
      expect(await readFile(file, "utf8")).toBe(text);
      await removeFolder(dataDir);
    },
  );

  test("I1: a database of a newer version is refused, and the lock released", async () => {
    await backend.withDatabase((database) =>
      database.exec(
        "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'future')",
      ),
    );
    await expect(backend.reopen()).rejects.toThrow(
      "the database was made by a newer version: it has migration 29990101000000, which this version does not know: start the newer version, or restore a backup that this one made",
    );
    await backend.withDatabase((database) =>
      database.exec(
        "delete from supabase_migrations.schema_migrations where version = '29990101000000'",
      ),
    );
    await backend.reopen();
  });

  test("I5: a short ADMIN_PASSWORD is refused with its name", async () => {
    const dataDir = await temporaryFolder();
    await expect(startBackend({ dataDir, adminPassword: "short" })).rejects.toThrow(
      /^ADMIN_PASSWORD must have/,
    );
    await removeFolder(dataDir);
  });
});

test("I5: files of interrupted uploads are removed at the start", async () => {
  await backend.backend.close();
  const leftover = path.join(backend.dataDir, "storage", ".incoming", "left.tmp");
  await writeFile(leftover, "half");
  await backend.reopen();
  expect(existsSync(leftover)).toBe(false);
});

test("I5: the start opens no network connection", async () => {
  const { default: net } = await import("node:net");
  const { default: dns } = await import("node:dns");
  const dialled: unknown[] = [];
  const { connect } = net.Socket.prototype;
  const { lookup } = dns;
  const { fetch } = globalThis;
  net.Socket.prototype.connect = function (this: typeof net.Socket.prototype, ...args: unknown[]) {
    const [options] = args.flat() as (string | { path?: string })[];
    // The folder's lock and the database use Unix sockets.
    const path = typeof options === "string" ? options : options?.path;
    if (!path) dialled.push(options);
    return connect.apply(this, args as never);
  } as typeof connect;
  dns.lookup = ((host: string) => dialled.push(host)) as unknown as typeof lookup;
  globalThis.fetch = async (input) => {
    dialled.push(String(input));
    throw new Error("no network in this test");
  };
  try {
    await backend.reopen();
    await backend.anonymous().auth.resetPasswordForEmail(admin.email);
    await backend.anonymous().from("tours").select("*");
    await backend.request("/rest/v1/%00");
    expect(dialled).toEqual([]);
  } finally {
    net.Socket.prototype.connect = connect;
    dns.lookup = lookup;
    globalThis.fetch = fetch;
  }
});
