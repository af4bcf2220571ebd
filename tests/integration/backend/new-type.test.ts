/** A content type that is only declared gets everything that a type has by a generated migration. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Table } from "../../../content/define.ts";
import { compare, type Queryable } from "../../../content/sql/compare-schema.ts";
import { type Migration, migrationFor } from "../../../content/sql/migrate.ts";
import { schemaOf } from "../../../content/sql/schema.ts";
import { tables } from "../../../content/tables.ts";
import { differing, readCatalog } from "../../../scripts/schema/databases.ts";
import { renderObjects } from "../../../scripts/schema/render.ts";
import { tablesOf } from "../../../server/ops/snapshot/catalogue.ts";
import { guides, remarks } from "../../support/guides-type.ts";
import {
  admin,
  onePixelPng,
  startBackendWithTraveller,
  type TestBackend,
  tour,
  traveller,
} from "./harness.ts";

/** Clients without the types of the site's own tables. */
type Who = "anonymous" | "traveller" | "admin" | "service";
let backend: TestBackend;
let as: Record<Who, SupabaseClient>;

async function connect(): Promise<void> {
  as = {
    anonymous: backend.anonymous(),
    traveller: await backend.signedIn(traveller),
    admin: await backend.signedIn(admin),
    service: backend.service(),
  } as unknown as typeof as;
}

/** Runs a task in a transaction while the backend is stopped. */
async function betweenRuns<Result>(
  task: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const result = await backend.withDatabase((database) => database.transaction(task));
  await backend.reopen();
  await connect();
  return result;
}

/** Generates and applies the migration to these tables. */
function migrateTo(declared: readonly Table[]): Promise<Migration> {
  const schemas = declared.map(schemaOf);
  return betweenRuns(async (transaction) => {
    const made = migrationFor(await compare(transaction, schemas), schemas);
    await transaction.exec(made.sql);
    expect(await compare(transaction, schemas)).toEqual([]);
    return made;
  });
}

beforeAll(async () => {
  backend = await startBackendWithTraveller();
  const { losses, refusals } = await migrateTo([...tables, guides, remarks]);
  expect({ losses, refusals }).toEqual({ losses: [], refusals: [] });
});
afterAll(() => backend.dispose());

const id = "10000000-0000-4000-8000-000000000001";
const ana = {
  slug: "ana",
  name: "Ana Dlamini",
  short_description: "Guía del Kruger",
  licences: [{ title_es: "Primeros auxilios" }],
  skills: ["Huellas"],
};

/** Saves the entry over its present state. */
async function save(entry: object, table = "sample_guides", entryId = id) {
  const { data: row } = await as.admin
    .from(table)
    .select("updated_at")
    .eq("id", entryId)
    .maybeSingle();
  const { data } = await as.admin
    .rpc("save_entry", {
      type: table,
      id: entryId,
      expected: row?.updated_at ?? null,
      entry,
      operation: crypto.randomUUID(),
    })
    .throwOnError();
  return data as { outcome: string; row: Record<string, unknown> };
}

const searched = async (q: string, language = "es") => {
  const { data } = await as.anonymous.rpc("search_entries", { q, language }).throwOnError();
  return data.map((found: { entry_type: string; entry_id: string }) => found);
};

describe("L5: entries of a new type", () => {
  test("are saved, with derived columns, and logged", async () => {
    const { outcome, row } = await save(ana);
    expect(outcome).toBe("saved");
    expect(row).toMatchObject({ licence_count: 1, incomplete_locales: ["en", "fr"] });
    const { data: log } = await as.admin
      .from("admin_log")
      .select()
      .eq("entry_type", "sample_guides");
    expect(log).toMatchObject([{ action: "create", subject: "Ana Dlamini" }]);
  });

  test("keep their versions, and their former addresses when they are renamed", async () => {
    await save({ slug: "ana-d", name: "Ana D." });
    const { data: changes } = await as.admin.rpc("entry_changes", {
      type: "sample_guides",
      entry: id,
    });
    expect(changes).toMatchObject([{ operation: "update", changed: ["name", "slug"] }]);
    const { data: former } = await as.anonymous.from("former_slugs").select();
    expect(former).toEqual([{ entry_type: "sample_guides", slug: "ana", entry_id: id }]);
  });

  test("are found in every language, by the weight of their fields", async () => {
    expect(await searched("huellas", "fr")).toMatchObject([
      { entry_type: "sample_guides", entry_id: id },
    ]);
    expect(await searched("auxilios")).toHaveLength(1);
    await save({ is_active: false });
    expect(await searched("huellas")).toEqual([]);
    await save({ is_active: true });
  });

  test("wait for translations, which become stale when the Spanish text changes", async () => {
    const progress = async () =>
      (
        await as.admin
          .rpc("translation_progress")
          .eq("entry_type", "sample_guides")
          .order("language")
      ).data;
    expect(await progress()).toMatchObject([
      { language: "en", entries: 1, pending: 1 },
      { language: "fr", entries: 1, pending: 1 },
    ]);
    const { row } = await save({
      name_en: "Ana D.",
      short_description_en: "Kruger guide",
      skills_en: ["Tracks"],
      licences: [{ title_es: "Primeros auxilios", title_en: "First aid" }],
    });
    expect(row.incomplete_locales).toEqual(["fr"]);
    await save({ short_description: "Guía del Kruger y de Pilanesberg" });
    const { data } = await as.admin.rpc("pending_translations", {
      language: "en",
      type: "sample_guides",
    });
    expect(data).toMatchObject([{ entry_id: id, missing: false, stale: ["short_description"] }]);
  });

  test("have pictures in the common bucket, which visitors list while the entry is visible", async () => {
    const name = "abcdefgh-1700000000000.png";
    const png = new Blob([onePixelPng], { type: "image/png" });
    await as.admin.storage.from("content-images").upload(name, png);
    await save({ gallery_images: [`/storage/v1/object/public/content-images/${name}`] });
    const { data } = await as.admin.rpc("pictures", { path: `content-images/${name}` });
    expect(data).toMatchObject([
      {
        state: "used",
        missing_alt_languages: ["es", "en", "fr"],
        uses: [{ type: "sample_guides", id, title: "Ana D.", shown: true }],
      },
    ]);
    const listed = async () => (await as.anonymous.storage.from("content-images").list()).data;
    expect(await listed()).toHaveLength(1);
    await save({ is_active: false });
    expect(await listed()).toEqual([]);
    await save({ is_active: true });
  });

  test("are counted by their present and former addresses", async () => {
    const counted = ["/sample-guides/ana", "/sample-guides/ana-d"].map((page) => ({
      day: "2026-11-25",
      page,
      language: "es",
      views: 2,
    }));
    await as.service.rpc("add_page_views", { counted }).throwOnError();
    const period = { since: "2026-11-23", until: "2026-11-29" };
    const { data } = await as.admin.rpc("site_statistics", period).throwOnError();
    expect(data.pages).toMatchObject([{ page: "/sample-guides/ana-d", name: "Ana D.", views: 4 }]);
  });

  test("go to the trash when they are deleted, and come back with their former addresses", async () => {
    await as.admin.from("sample_guides").delete().eq("id", id).throwOnError();
    const { data: trash } = await as.admin.rpc("deleted_entries");
    expect(trash).toMatchObject([{ entry_type: "sample_guides", entry_id: id }]);
    expect(await searched("huellas")).toEqual([]);
    await as.admin.rpc("restore_version", { version: trash[0].id }).throwOnError();
    expect((await as.admin.rpc("deleted_entries")).data).toEqual([]);
    expect(await searched("huellas")).toHaveLength(1);
    const { data: former } = await as.anonymous.from("former_slugs").select("slug");
    expect(former).toEqual([{ slug: "ana" }]);
  });
});

describe("L5: entries of a new type without slug and pages", () => {
  const type = "sample_remarks";
  const entry = "20000000-0000-4000-8000-000000000001";
  const photo = "/storage/v1/object/public/content-images/abcdefgh-1700000000001.png";

  test("are saved, logged and announced, and the site's search ignores them", async () => {
    expect(await save({ name: "Siempre puntuales" }, type, entry)).toMatchObject({
      outcome: "saved",
      row: { incomplete_locales: ["en", "fr"] },
    });
    expect(await searched("puntuales")).toEqual([]);
    const changed: string[][] = [];
    backend.backend.onContentChange((tags) => changed.push([...tags]));
    await save({ name: "Muy puntuales" }, type, entry);
    await expect.poll(() => changed).toEqual([[type, `${type}/*`]]);
    const { data: log } = await as.admin.from("admin_log").select("action").eq("entry_type", type);
    expect(log?.map(({ action }) => action).toSorted()).toEqual(["change", "create"]);
  });

  test("have drafts, which are published with the rest of the entry unchanged", async () => {
    const { data: saved } = await as.admin
      .rpc("save_draft", { type, id: entry, changes: { seats: 7 }, seen: {} })
      .throwOnError();
    expect(saved).toMatchObject({ outcome: "saved" });
    const { data: published } = await as.admin
      .rpc("publish_entry", {
        ...{ type, id: entry },
        ...{ seen: saved.etag, operation: crypto.randomUUID() },
      })
      .throwOnError();
    expect(published).toMatchObject({ outcome: "published", left: [] });
    const { data } = await as.anonymous.from(type).select("name, seats");
    expect(data).toEqual([{ name: "Muy puntuales", seats: 7 }]);
  });

  test("wait for translations, and have pictures in the library", async () => {
    const png = new Blob([onePixelPng], { type: "image/png" });
    const name = photo.split("/").at(-1) ?? "";
    await as.admin.storage.from("content-images").upload(name, png);
    await save({ photo, name_en: "Very punctual" }, type, entry);
    const { data: pending } = await as.admin.rpc("pending_translations", { language: "fr", type });
    expect(pending).toMatchObject([{ entry_id: entry, missing: true }]);
    const { data: pictures } = await as.admin.rpc("pictures", { path: `content-images/${name}` });
    expect(pictures).toMatchObject([
      { state: "used", uses: [{ type, id: entry, title: "Muy puntuales", shown: true }] },
    ]);
  });

  test("keep their versions, go to the trash and come back", async () => {
    const { data: changes } = await as.admin.rpc("entry_changes", { type, entry }).throwOnError();
    expect(changes.map(({ changed }: { changed: string[] }) => changed)).toEqual([
      expect.arrayContaining(["photo", "name_en"]),
      ["seats"],
      ["name"],
    ]);
    const [first] = changes.slice(-1);
    await as.admin.rpc("restore_version", { version: first.version }).throwOnError();
    const named = async () => (await as.anonymous.from(type).select("name, seats")).data;
    expect(await named()).toEqual([{ name: "Siempre puntuales", seats: null }]);

    await as.admin.from(type).delete().eq("id", entry).throwOnError();
    const { data: trash } = await as.admin.rpc("deleted_entries");
    expect(trash).toMatchObject([{ entry_type: type, entry_id: entry }]);
    await as.admin.rpc("restore_version", { version: trash[0].id }).throwOnError();
    expect(await named()).toEqual([{ name: "Siempre puntuales", seats: null }]);
    expect((await as.admin.rpc("deleted_entries")).data).toEqual([]);
  });
});

test("L5: tables of new types are part of backups, and schema files make the same view of them", async () => {
  const [tablesFound, before, after] = await betweenRuns(async (transaction) => {
    const catalog = await readCatalog(transaction);
    const views = (await renderObjects(transaction)).filter(({ key }) => key.startsWith("view "));
    for (const { sql } of views) await transaction.exec(sql);
    await transaction.exec("reset search_path");
    return [await tablesOf(transaction, true), catalog, await readCatalog(transaction)] as const;
  });
  const columns = tablesFound.find(({ name }) => name === "public.sample_remarks")?.columns;
  expect(columns).toEqual(expect.arrayContaining(["id", "name_en", "photo", "tour_ids"]));
  expect(before.get("view private.entries")).toContain("sample_remarks");
  expect(differing(before, after)).toEqual([]);
});

describe("I2: access to a new type", () => {
  const noWrites = { insert: "42501", update: 0, delete: 0 };
  test.each([
    ["anonymous", { select: 1, insert: "42501", update: "42501", delete: "42501" }],
    ["traveller", { select: 1, ...noWrites }],
    ["admin", { select: 2, insert: 1, update: 2, delete: 2 }],
  ] as const)("of %s", async (who, expected) => {
    await as.service.from("sample_guides").delete().neq("slug", "").throwOnError();
    const row = { name: "Ana", short_description: "Guía" };
    await as.service
      .from("sample_guides")
      .insert(
        [
          { ...row, slug: "visible" },
          { ...row, slug: "oculta", is_active: false },
        ],
        { defaultToNull: false },
      )
      .throwOnError();
    const table = () => as[who].from("sample_guides");
    const results = {
      select: await table().select(),
      insert: await table()
        .insert({ ...row, slug: "nueva" })
        .select(),
      update: await table().update({ since_year: 2001 }).neq("slug", "nueva").select(),
      delete: await table().delete().neq("slug", "nueva").select(),
    };
    const outcomes = Object.fromEntries(
      Object.entries(results).map(([name, { data, error }]) => [name, error?.code ?? data?.length]),
    );
    expect(outcomes).toEqual(expected);
  });
});

test("L5: a type that is no longer declared is removed with everything that refers to it, and nothing else", async () => {
  await as.service.from("tours").insert(tour).throwOnError();
  const { losses, sql } = await migrateTo(tables);
  expect(losses).toEqual([
    expect.stringContaining("sample_guides is not declared"),
    expect.stringContaining("sample_remarks is not declared"),
  ]);
  expect(sql).toContain("drop table public.sample_guides");
  expect((await as.service.from("tours").select("slug")).data).toEqual([{ slug: tour.slug }]);
  const left = await backend.withDatabase((database) =>
    database.query<{ left: number }>(
      `select ((select count(*) from public.entry_versions where entry_type <> 'tours')
         + (select count(*) from public.former_slugs) + (select count(*) from public.stale_translations)
         + (select count(*) from private.search_documents where entry_type <> 'tours')
         + (select count(*) from private.picture_uses) + (select count(*) from private.shown_pictures))::integer as left`,
    ),
  );
  expect(left.rows).toEqual([{ left: 0 }]);
});
