import { afterAll, beforeAll, expect, test } from "vitest";
import { readCatalog } from "../../../scripts/schema/databases.ts";
import { baselineOf } from "../../../server/backend/database/bridge.ts";
import { applyMigrations, readMigrations } from "../../../server/backend/database/migrations.ts";
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
import { createTestStores } from "./test-stores.ts";

const migrations = (await readMigrations()).map(({ version, name }) => `${version}_${name}`);
const baselineSize = baselineOf(await readMigrations()).length;

/** Every released schema: the baseline, and each migration after it. */
const left = migrations.slice(baselineSize - 1);

let fresh: unknown;
beforeAll(async () => {
  const backend = await startBackend();
  fresh = await backend.withDatabase(readCatalog);
  await backend.dispose();
});

const places: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of places) await remove();
});

const owner = "00000000-0000-4000-8000-000000000001";

/** Id of an entry that was never saved, and that a preview link shows. */
const linked = "00000000-0000-4000-8000-000000000002";
const hasLinksWithColumns = (newest: string) => newest < "20261128113221";

/** An item of another program, without `id`. */
const days = [
  { id: "k1", description_es: "Uno" },
  { description_es: "Dos", hours: 2.5 },
];

/** Data of an older version, with a row of every kind. */
async function oldPlace(newest: string) {
  const dataDir = await temporaryFolder();
  places.push(() => removeFolder(dataDir));
  const place = await createTestStores();
  places.push(place.remove);
  const options = { dataDir, ...place.options };
  const target = await openOwnTarget(options);
  const { database } = target;
  await target.prepare();
  const until = migrations.slice(0, migrations.indexOf(newest) + 1);
  await applyMigrations(
    database,
    until.map((name) => name.slice(0, 14)),
  );
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    return database.query(
      `insert into ${table} (${columns}) values (${columns.map((_, at) => `$${at + 1}`)})`,
      // node-postgres would send an array of objects as an array of PostgreSQL.
      Object.values(row).map((value) =>
        Array.isArray(value) && typeof value[0] === "object" ? JSON.stringify(value) : value,
      ),
    );
  };
  const time = new Date("2026-01-01T00:00:00Z");
  await insert("public.tours", { ...tour, is_active: true, itinerary: days, updated_at: time });
  await insert("public.tours", { ...tour, slug: "retirado", is_active: false });
  await insert("public.destinations", { ...destination, is_active: true });
  await insert("public.blog_posts", { ...post, is_published: true });
  await insert("public.contact_submissions", { ...enquiry });
  await insert("auth.users", { id: owner, email: admin.email });
  await insert("public.user_roles", { user_id: owner, role: "admin" });
  if (hasLinksWithColumns(newest))
    await insert("public.preview_links", {
      ...{ token_hash: "0".repeat(64), entry_type: "tours", entry_id: linked, created_by: owner },
      draft: { id: linked, name: "Solo en un enlace", search_text: "x" },
      expires_at: new Date(Date.now() + 86_400_000),
    });
  await target.finish();
  await target.close();
  return options;
}

test.each(left)("I1: data at schema %s is upgraded without changes", async (newest) => {
  const backend = await startBackend({ ...(await oldPlace(newest)), seed: "demo" });
  try {
    const applied = backend.logged.find(({ message }) => message === "migrations applied");
    expect(applied?.details?.migrations ?? []).toEqual(
      migrations.slice(migrations.indexOf(newest) + 1),
    );

    // Visible rows are unchanged.
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

    // The migration of drafts gives items ids, which is no change of the entry.
    const { data: written } = await service.from("tours").select().eq("slug", tour.slug).single();
    const given = newest < "20261127120000" && { id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(written?.itinerary).toEqual([days[0], { ...days[1], ...given }]);
    expect(Date.parse(written?.updated_at ?? "")).toBe(Date.parse("2026-01-01T00:00:00Z"));
    expect((await service.from("entry_versions").select("id")).data).toEqual([]);

    // The columns of a link become the draft that it shows.
    expect((await service.from("entry_drafts").select("id, is_new, data")).data).toEqual(
      hasLinksWithColumns(newest)
        ? [{ id: linked, is_new: true, data: { name: "Solo en un enlace" } }]
        : [],
    );

    // New features work with it.
    const edited = await service
      .from("tours")
      .update({ name: "Dunas rojas" })
      .eq("slug", tour.slug);
    expect(edited.error).toBeNull();
    expect((await visitor.from("tours").select("name")).data).toEqual([{ name: "Dunas rojas" }]);

    expect(await backend.withDatabase(readCatalog)).toEqual(fresh);
  } finally {
    await backend.backend.close();
  }
});
