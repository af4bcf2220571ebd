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
async function oldPlace(newest: string) {
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
  await insert("public.destinations", { ...destination, is_active: true });
  await insert("public.blog_posts", { ...post, is_published: true });
  await insert("public.contact_submissions", { ...enquiry });
  await insert("auth.users", { id: owner, email: admin.email });
  await insert("public.user_roles", { user_id: owner, role: "admin" });
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
    expect((await visitor.rpc("tour_position", { slug: tour.slug })).data).toBe(0);
    expect((await visitor.from("destinations").select("slug")).data).toEqual([
      { slug: destination.slug },
    ]);
    expect((await visitor.from("blog_posts").select("slug, title")).data).toEqual([
      { slug: post.slug, title: post.title },
    ]);
    expect((await visitor.from("contact_submissions").select("id")).data ?? []).toEqual([]);
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
