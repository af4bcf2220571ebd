import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Queryable } from "../../../content/sql/compare-schema.ts";
import type { Database } from "../../../server/backend/database/database.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { tour } from "./harness.ts";
import { insertRow, rolledBack } from "./rolled-back.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

const listOfLanguages = "../../../supabase/functions/_shared/locales.ts";

/** Compares with a declaration that includes Portuguese: language list, stemmer and name. */
async function declareWithPortuguese() {
  vi.resetModules();
  vi.doMock(listOfLanguages, async (original) => ({
    ...(await original<object>()),
    locales: ["es", "en", "fr", "pt"],
  }));
  const { stemmers } = await import("../../../content/sql/languages.ts");
  const { enquiries } = await import("../../../content/enquiries.ts");
  Object.assign(stemmers, { pt: "portuguese_stem" });
  Object.assign(enquiries.fields.language.options, { pt: { es: "Portugués" } });
  const { compare } = await import("../../../content/sql/compare-schema.ts");
  const { migrationFor } = await import("../../../content/sql/migrate.ts");
  const { schemaOf } = await import("../../../content/sql/schema.ts");
  const { tables } = await import("../../../content/tables.ts");
  const schemas = tables.map(schemaOf);
  return {
    differences: (transaction: Queryable) => compare(transaction, schemas),
    migration: async (transaction: Queryable) =>
      migrationFor(await compare(transaction, schemas), schemas),
  };
}

let place: TestStores;
let database: Database;
let declared: Awaited<ReturnType<typeof declareWithPortuguese>>;
beforeAll(async () => {
  place = await createTestStores("plain");
  database = await openPostgresDatabase(place.options.databaseUrl);
  declared = await declareWithPortuguese();
});
afterAll(async () => {
  // Test files share the worker's modules.
  vi.doUnmock(listOfLanguages);
  vi.resetModules();
  await database.close();
  await place.remove();
});

const picture = "tour-images/2026/leopard.webp";

const inEach = (languages: string[], fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, words]) =>
      languages.map((language) => [
        language === "es" ? name : `${name}_${language}`,
        `${words} ${language}`,
      ]),
    ),
  );

const words = {
  name: "Kalahari",
  destination: "Botsuana",
  short_description: "Leones",
  full_description: "Leones de melena negra",
};

const described = (languages: string[]) => ({
  [picture]: { alt: Object.fromEntries(languages.map((code) => [code, `Leopardo ${code}`])) },
});

async function actAsAdmin(transaction: Queryable) {
  const id = "7d9f1c46-6f3e-4a11-9d63-0a2f6f0f3c01";
  await transaction.query("insert into auth.users (id, email) values ($1, 'owner@example.com')", [
    id,
  ]);
  await transaction.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    id,
  ]);
  await transaction.query("select set_config('request.jwt.claim.sub', $1, true)", [id]);
}

/** A tour complete in three languages, in a database extended to four. */
const withPortuguese = <Result>(task: (transaction: Queryable) => Promise<Result>) =>
  rolledBack(database, async (transaction) => {
    await insertRow(transaction, "tours", {
      ...tour,
      ...inEach(["es", "en", "fr"], words),
      image_url: `/storage/v1/object/public/${picture}`,
      image_details: described(["es", "en", "fr"]),
      is_active: true,
    });
    await transaction.query(
      `insert into private.pictures (path, bucket_id, name, bytes, uploaded_at)
       select $1, 'tour-images', '2026/leopard.webp', 1, now()`,
      [picture],
    );
    const { sql, losses, refusals } = await declared.migration(transaction);
    expect({ losses, refusals }).toEqual({ losses: [], refusals: [] });
    await transaction.exec(sql);
    expect(await declared.differences(transaction)).toEqual([]);
    await actAsAdmin(transaction);
    return task(transaction);
  });

const translate = (transaction: Queryable) =>
  transaction.query(
    `update public.tours set
       name_pt = 'Calaári', destination_pt = 'Botsuana', short_description_pt = 'Leões',
       full_description_pt = 'Observação de leões, caminhando', image_details = $1`,
    [described(["es", "en", "fr", "pt"])],
  );

async function rowsOf(transaction: Queryable, statement: string) {
  return (await transaction.query<Record<string, unknown>>(statement)).rows;
}

test("L5: a new language is missing in every entry and picture at once, until it is translated", async () => {
  await withPortuguese(async (transaction) => {
    const lacking = () =>
      rowsOf(
        transaction,
        "select incomplete_locales, (select missing_alt_languages from public.pictures()) as missing_alt_languages from public.tours",
      );
    const progress = () =>
      rowsOf(
        transaction,
        "select language, pending::integer from public.translation_progress() where entry_type = 'tours' order by language",
      );
    expect(await lacking()).toEqual([
      { incomplete_locales: ["pt"], missing_alt_languages: ["pt"] },
    ]);
    const done = { en: 0, fr: 0 };
    const pending = (counts: Record<string, number>) =>
      Object.entries(counts).map(([language, count]) => ({ language, pending: count }));
    expect(await progress()).toEqual(pending({ ...done, pt: 1 }));
    await translate(transaction);
    expect(await lacking()).toEqual([{ incomplete_locales: [], missing_alt_languages: [] }]);
    expect(await progress()).toEqual(pending({ ...done, pt: 0 }));
  });
});

test("L5: in a new language a changed Spanish text is marked as outdated, and the picture library searches its names", async () => {
  await withPortuguese(async (transaction) => {
    await translate(transaction);
    await transaction.query("update public.tours set short_description = 'Leones y guepardos'");
    const marks = await rowsOf(
      transaction,
      "select language, field from public.stale_translations order by language",
    );
    expect(marks).toEqual(
      ["en", "fr", "pt"].map((language) => ({ language, field: "short_description" })),
    );
    const found = (words: string) =>
      rowsOf(transaction, `select name from public.pictures(search => '${words}')`);
    expect(await found("calaári")).toEqual([{ name: "2026/leopard.webp" }]);
    expect(await found("okavango")).toEqual([]);
  });
});

test("L5: a new language is searched in Spanish until it is translated, and then with its own stemmer", async () => {
  await withPortuguese(async (transaction) => {
    const found = (words: string) =>
      rowsOf(
        transaction,
        `select match from public.search_entries('${words}', 'pt', 0, 10) order by match`,
      );
    expect(await found("melena")).toEqual([{ match: "all" }]);
    await translate(transaction);
    expect(await found("melena")).toEqual([{ match: "language" }]);
    expect(await found("observação")).toEqual([{ match: "all" }]);
    expect(await found("caminhou")).toEqual([{ match: "all" }]);
  });
});

test("L5: page views and enquiries in a new language are counted", async () => {
  await withPortuguese(async (transaction) => {
    await translate(transaction);
    const day = "2026-11-20";
    const counted = [
      { day, page: "/tours", language: "en", views: 1 },
      { day, page: "/tours", language: "pt", views: 3 },
      { day, page: "/blog", language: "pt", views: 2 },
    ];
    await transaction.query("select public.add_page_views($1)", [JSON.stringify(counted)]);
    await insertRow(transaction, "contact_submissions", {
      name: "Inês",
      email: "ines@example.com",
      message: "Quando começa a viagem?",
      language: "pt",
      source: "/pt/contact",
      created_at: "2026-11-20T10:00:00Z",
    });
    const [row] = await rowsOf(
      transaction,
      "select public.site_statistics('2026-11-16', '2026-11-22') as told",
    );
    expect(row?.told).toMatchObject({
      pages: [
        { page: "/tours", views: 4, es: 0, en: 1, fr: 0, pt: 3 },
        { page: "/blog", views: 2, es: 0, en: 0, fr: 0, pt: 2 },
      ],
      languages: [
        { language: "es", views: 0, enquiries: 0 },
        { language: "en", views: 1, enquiries: 0 },
        { language: "fr", views: 0, enquiries: 0 },
        { language: "pt", views: 5, enquiries: 1 },
      ],
      tours: [{ page: null, enquiries: 1, pt: 1 }],
      sources: [{ page: "/contact", enquiries: 1 }],
    });
  });
});
