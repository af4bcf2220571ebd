import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/backend/database/database.ts";
import { applyMigrations } from "../../../server/backend/database/migrations.ts";
import { openOwnTarget } from "../../../server/ops/snapshot/target.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import {
  admin,
  destination,
  enquiry,
  post,
  startBackend,
  temporaryFolder,
  tour,
} from "./harness.ts";
import { makeServerPlace } from "./server-place.ts";

const migrations = (await readdir(new URL("../../../supabase/migrations/", import.meta.url)))
  .filter((file) => file.endsWith(".sql"))
  .sort();

/** The newest migration of the first schema that a site ever had. */
const first = migrations.indexOf("20260101000600_seed_records.sql");
expect(first).toBeGreaterThan(0);

/** Every schema that a site can have been left at. */
const left = migrations.slice(first, -1);

let fresh: unknown;
beforeAll(async () => {
  const backend = await startBackend();
  fresh = await backend.withDatabase(schemaOf);
  await backend.dispose();
});

const places: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of places) await remove();
});

const owner = "00000000-0000-4000-8000-000000000001";

/** A place as an older version has left it, with something of everything in it. */
async function oldPlace(
  newest: string,
  others: object[] = [],
  more: (database: Database) => Promise<unknown> = async () => {},
) {
  const dataDir = await temporaryFolder();
  places.push(() => removeFolder(dataDir));
  const place = await makeServerPlace();
  places.push(place.remove);
  const options = { dataDir, ...place.options };
  const target = await openOwnTarget(options);
  const { database } = target;
  await target.prepare();
  const until = migrations.slice(0, migrations.indexOf(newest) + 1);
  await applyMigrations(
    database,
    until.map((file) => file.slice(0, 14)),
  );
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    return database.query(
      `insert into ${table} (${columns}) values (${columns.map((_, at) => `$${at + 1}`)})`,
      Object.values(row),
    );
  };
  await insert("public.tours", { ...tour, is_active: true });
  await insert("public.tours", { ...tour, slug: "retirado", is_active: false });
  for (const other of others) await insert("public.tours", { ...tour, ...other });
  await insert("public.destinations", { ...destination, is_active: true });
  await insert("public.blog_posts", { ...post, is_published: true });
  await insert("public.contact_submissions", { ...enquiry });
  await insert("auth.users", { id: owner, email: admin.email });
  await insert("public.user_roles", { user_id: owner, role: "admin" });
  await more(database);
  await target.finish();
  await target.close();
  return options;
}

test.each(left)("I1: a site left at %s is brought up to date as it is", async (newest) => {
  const backend = await startBackend({ ...(await oldPlace(newest)), seed: "demo" });
  try {
    const applied = backend.logged.find(({ message }) => message === "migrations applied");
    expect(applied?.details?.migrations).toEqual(
      migrations.slice(migrations.indexOf(newest) + 1).map((file) => file.slice(0, -4)),
    );

    // Everybody sees what they saw.
    const visitor = backend.anonymous();
    expect((await visitor.from("tours").select("slug, name, destination")).data).toEqual([
      { slug: tour.slug, name: tour.name, destination: tour.destination },
    ]);
    expect((await visitor.from("destinations").select("slug")).data).toEqual([
      { slug: destination.slug },
    ]);
    expect((await visitor.from("blog_posts").select("slug, title")).data).toEqual([
      { slug: post.slug, title: post.title },
    ]);
    expect((await visitor.from("contact_submissions").select("id")).error?.code).toBe("42501");
    const service = backend.service();
    expect((await service.from("contact_submissions").select("name, email, message")).data).toEqual(
      [enquiry],
    );
    expect((await service.from("user_roles").select("user_id, role")).data).toEqual([
      { user_id: owner, role: "admin" },
    ]);

    // What is new works with it.
    const edited = await service
      .from("tours")
      .update({ name: "Dunas rojas" })
      .eq("slug", tour.slug);
    expect(edited.error).toBeNull();
    expect((await visitor.from("tours").select("name")).data).toEqual([{ name: "Dunas rojas" }]);

    expect(await backend.withDatabase(schemaOf)).toEqual(fresh);
  } finally {
    await backend.backend.close();
  }
});

test("L5: what a program has written beyond today's limits is cut to them, and a version keeps it", async () => {
  const beyond = {
    slug: "desmesurado",
    included_services: Array.from({ length: 120 }, (_, at) => `Servicio ${at}`),
    excluded_services: ["a".repeat(600)],
    itinerary: [
      { day: 1, description_es: "b".repeat(6000), title_es: 7, hours: "muchas", own: "suyo" },
      "mañana",
      { day: 3, description_es: "Regreso" },
    ],
  };
  const place = await oldPlace("20261130100300_scheduled_posts.sql", [beyond]);
  const backend = await startBackend(place);
  try {
    const service = backend.service();
    const columns = "included_services, excluded_services, itinerary";
    const { data } = await service.from("tours").select(columns).eq("slug", beyond.slug).single();
    expect(data).toEqual({
      included_services: beyond.included_services.slice(0, 100),
      excluded_services: ["a".repeat(500)],
      itinerary: [
        { day: 1, description_es: "b".repeat(5000), own: "suyo" },
        {},
        { day: 3, description_es: "Regreso" },
      ],
    });
    const versions = await service.from("entry_versions").select("data").order("id");
    expect(versions.data?.[0]?.data).toMatchObject(beyond);
    const untouched = await service.from("tours").select("slug").eq("slug", tour.slug);
    expect(untouched.data).toHaveLength(1);
  } finally {
    await backend.backend.close();
  }
});

test("J12: mails of an older version stay what they were, and wait on or are out as before", async () => {
  const error = "connect ECONNREFUSED";
  const place = await oldPlace("20261204000000_lists_by_page.sql", [], (database) =>
    database.query(
      `with another as (
         insert into public.contact_submissions (name, email, message, created_at)
         values ('Eva', 'eva@example.com', 'Ya está contestada.', '2026-01-01') returning id
       )
       insert into public.outbox (enquiry_id, attempts, last_error, sent_at)
       select id, 1, null, '2026-01-01T00:00:00Z'::timestamptz from another
       union all
       select id, 3, $1, null from public.contact_submissions`,
      [error],
    ),
  );
  const backend = await startBackend(place);
  try {
    const { data } = await backend
      .service()
      .from("outbox")
      .select("kind, attempts, last_error, sent_at, contact_submissions(name)")
      .order("attempts");
    expect(data).toMatchObject([
      {
        kind: "notice",
        attempts: 1,
        sent_at: expect.any(String),
        contact_submissions: { name: "Eva" },
      },
      { kind: "notice", attempts: 3, last_error: error, sent_at: null },
    ]);
    expect(
      (await backend.service().rpc("claim_mails" as never, { max_mails: 9 } as never)).data,
    ).toMatchObject([{ kind: "notice", attempts: 4, enquiry: { name: enquiry.name } }]);
  } finally {
    await backend.backend.close();
  }
});

test("K10: pictures that an older version has stored are in the library, with what becomes of them", async () => {
  const names = ["used.png", "replaced.png", "loose.png"] as const;
  const [used, replaced] = names.map((name) => `/storage/v1/object/public/tour-images/${name}`);
  const shows = { slug: "ilustrado", gallery_images: [used, replaced] };
  const place = await oldPlace("20261215000000_owner_warnings.sql", [shows], async (database) => {
    await database.query(
      `insert into storage.objects (bucket_id, name, metadata)
       select 'tour-images', unnest($1::text[]), '{"size": 700}'`,
      [names],
    );
    await database.query("update public.tours set gallery_images = $1 where slug = $2", [
      [used],
      shows.slug,
    ]);
  });
  const backend = await startBackend(place);
  try {
    const { rows } = await backend.withDatabase((database) =>
      database.query(
        "select name, bytes::int, state, missing_alt_languages from private.pictures order by name",
      ),
    );
    expect(rows).toEqual([
      { name: "loose.png", bytes: 700, state: "unused", missing_alt_languages: [] },
      { name: "replaced.png", bytes: 700, state: "kept", missing_alt_languages: [] },
      { name: "used.png", bytes: 700, state: "used", missing_alt_languages: ["es", "en", "fr"] },
    ]);
  } finally {
    await backend.backend.close();
  }
});

test("I1: renamed tables and columns keep their rows", async () => {
  const place = await oldPlace("20261221000300_enquiries_apart.sql", [], async (database) => {
    await database.exec("update public.tours set name = 'Dunas rojas'");
    await database.query(
      `insert into public.admin_log (who, kind, what, entry_type, about)
       values ($1, 'content', 'change', 'desk_settings', 'Plantillas')`,
      [owner],
    );
    await database.exec(`
      insert into public.desk_settings (id, answer_templates) values (true, '[{"name": "Gracias"}]')
        on conflict (id) do update set answer_templates = excluded.answer_templates;
      insert into private.saves (operation, asked, entry_id, answer)
        select id, 'hash', id, jsonb_build_object('outcome', 'saved', 'row', to_jsonb(tour))
        from public.tours as tour where is_active;
      insert into private.known_addresses values ('account', 'address', now());`);
  });
  const backend = await startBackend(place);
  try {
    const { data } = await backend.anonymous().rpc("blog_terms");
    expect(data).toContainEqual(expect.objectContaining({ kind: "category", name: post.category }));
    const read = async (sql: string) =>
      (await backend.withDatabase((database) => database.query(sql))).rows;
    expect(
      await read(
        "select actor_id, action, entry_type, subject from public.admin_log where kind = 'content'",
      ),
    ).toEqual([
      { actor_id: owner, action: "change", entry_type: "inbox_settings", subject: "Plantillas" },
    ]);
    expect(await read("select answer_templates from public.inbox_settings")).toEqual([
      { answer_templates: [{ name: "Gracias" }] },
    ]);
    const keys =
      "data ? 'open_locales' as former, data -> 'incomplete_locales' = to_jsonb(incomplete_locales) as same";
    expect(
      await read(
        `select ${keys} from public.entry_versions join public.tours as tour on tour.id = entry_id`,
      ),
    ).toEqual(Array(2).fill({ former: false, same: true }));
    expect(
      await read(`select request_hash, ${keys.replaceAll("data", "response -> 'row'")}
        from private.idempotency_keys join public.tours as tour on tour.id = entry_id`),
    ).toEqual([{ request_hash: "hash", former: false, same: true }]);
    expect(await read("select account, address from private.sign_in_addresses")).toEqual([
      { account: "account", address: "address" },
    ]);
  } finally {
    await backend.backend.close();
  }
});

/** Everything that the migrations make, as the database itself tells it. */
async function schemaOf(database: Database): Promise<unknown> {
  const { rows } = await database.query<{ kind: string; name: string; told: string }>(`
    with own as (
      select oid, nspname from pg_namespace where nspname in ('public', 'private')
    )
    select 'column' as kind, nspname || '.' || relname || '.' || attname as name,
        concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation,
          attgenerated, pg_get_expr(adbin, adrelid), attacl::text) as told
      from own join pg_class c on relnamespace = own.oid and relkind in ('r', 'v')
      join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on adrelid = c.oid and adnum = attnum
    union all select 'table', nspname || '.' || relname,
        concat_ws(' ', relrowsecurity, relforcerowsecurity, relacl::text, reloptions::text)
      from own join pg_class on relnamespace = own.oid and relkind in ('r', 'v')
    union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(c.oid)
      from own join pg_constraint c on connamespace = own.oid
    union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from own join pg_class c on relnamespace = own.oid join pg_index on indrelid = c.oid
    union all select 'function', p.oid::regprocedure::text,
        concat_ws(' ', pg_get_functiondef(p.oid), proacl::text)
      from own join pg_proc p on pronamespace = own.oid and prokind = 'f'
    union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid
      join pg_namespace n on n.oid = relnamespace
      where not tgisinternal and nspname in ('public', 'private', 'storage', 'auth')
    union all select 'policy', schemaname || '.' || tablename || '.' || policyname,
        concat_ws(' ', permissive, roles::text, cmd, qual, with_check)
      from pg_policies
    union all select 'schema', nspname, nspacl::text
      from own join pg_namespace using (oid, nspname)
    order by kind, name
  `);
  expect(rows.length).toBeGreaterThan(100);
  return rows;
}
