import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Field, money, number, type Table, text } from "../../../content/define.ts";
import { enquiries } from "../../../content/enquiries.ts";
import { compare, type Queryable } from "../../../content/sql/compare-schema.ts";
import { type Migration, migrationFor } from "../../../content/sql/migrate.ts";
import { schemaOf } from "../../../content/sql/schema.ts";
import { tables } from "../../../content/tables.ts";
import { posts } from "../../../content/types/posts.ts";
import { tours } from "../../../content/types/tours.ts";
import { readSchemaFiles } from "../../../scripts/schema/databases.ts";
import { refreshed, type SchemaFile } from "../../../scripts/schema/files.ts";
import { renderObjects } from "../../../scripts/schema/render.ts";
import type { Database } from "../../../server/backend/database/database.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { post, tour } from "./harness.ts";
import { insertRow, rolledBack } from "./rolled-back.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

let place: TestStores;
let database: Database;
beforeAll(async () => {
  place = await createTestStores("plain");
  database = await openPostgresDatabase(place.options.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const tried = <Result>(task: (transaction: Queryable) => Promise<Result>) =>
  rolledBack(database, task);

describe("L5: the migrations", () => {
  test("create exactly the declared columns, checks and triggers", async () => {
    const schemas = tables.map(schemaOf);
    expect(await tried((transaction) => compare(transaction, schemas))).toEqual([]);
  });

  test.each([
    [
      "constraint",
      "alter table public.tours drop constraint tours_min_age_range",
      "tours_min_age_range",
    ],
    [
      "constraint",
      "alter table public.tours drop constraint tours_name_length, add constraint tours_name_length check (char_length(name) < 9)",
      "tours_name_length",
    ],
    ["column", "alter table public.blog_posts alter tour_ids drop default", "tour_ids"],
    ["column", "alter table public.destinations add stars integer", "stars"],
    [
      "trigger",
      "drop trigger tours_incomplete_locales on public.tours",
      "tours_incomplete_locales",
    ],
    ["trigger", "drop trigger keep_version on public.destinations", "keep_version"],
    [
      "trigger",
      "create or replace trigger log_content after insert or update on public.blog_posts for each row execute function private.log_content()",
      "log_content",
    ],
    ["index", "drop index public.tours_hidden", "tours_hidden"],
    ["policy", "alter policy tours_visible on public.tours using (true)", "tours_visible"],
    ["access", "grant truncate on public.tours to authenticated", "privileges"],
    ["type", "update private.content_types set position = 9 where type = 'tours'", "tours"],
  ])("with different %s are reported: %s", async (kind, statement, name) => {
    const found = await tried(async (transaction) => {
      await transaction.exec(statement);
      return compare(transaction, tables.map(schemaOf));
    });
    expect(found).toMatchObject([{ kind, name }]);
  });
});

/** Tours with a changed declaration. */
function toursWith(fields: Record<string, Field>): Table {
  return { ...tours, fields: { ...tours.fields, ...fields } };
}

async function migrationTo(transaction: Queryable, table: Table): Promise<Migration> {
  const others = tables.filter((each) => each.table !== table.table);
  const schemas = [...others, table].map(schemaOf);
  return migrationFor(await compare(transaction, schemas), schemas);
}

test("L5: changes of a migration are written to the schema files, at their place", async () => {
  const files = await readSchemaFiles("supabase/schemas");
  // Created by the server, without a migration.
  const render = async (transaction: Queryable) =>
    (await renderObjects(transaction)).filter(({ key }) => key !== "table private.server_secrets");
  const before = await tried(render);
  expect(refreshed(files, before, () => "99_new.sql")).toEqual(files);

  const fuel = money({ label: "Combustible", max: 900 });
  const after = await tried(async (transaction) => {
    await transaction.exec((await migrationTo(transaction, toursWith({ fuel_levy: fuel }))).sql);
    return render(transaction);
  });
  const changed = refreshed(files, after, () => "99_new.sql").filter(
    ({ name, text }) => files.find((file) => file.name === name)?.text !== text,
  );
  const lines = (name: string, of: readonly SchemaFile[]) =>
    of.find((file) => file.name === name)?.text.split("\n") ?? [];
  expect(changed.map(({ name }) => name)).toEqual(["30_content_tours.sql"]);
  const added = lines("30_content_tours.sql", changed).filter(
    (line) => !lines("30_content_tours.sql", files).includes(line),
  );
  expect(added.join("\n")).toMatch(
    /fuel_levy numeric\(10, 2\)[\s\S]*check \(fuel_levy between 0 and 900\)/,
  );
});

describe("L5: a changed declaration", () => {
  test("with a new price adds its column, and entries keep their values", async () => {
    const fuel = money({ label: "Combustible", max: 900 });
    const table = toursWith({ fuel_levy: fuel });
    await tried(async (transaction) => {
      await insertRow(transaction, "tours", tour);
      const { sql, losses, refusals } = await migrationTo(transaction, table);
      expect({ losses, refusals }).toEqual({ losses: [], refusals: [] });
      await transaction.exec(sql);
      expect(await migrationTo(transaction, table)).toMatchObject({ sql: "" });
      const { rows } = await transaction.query("select name, fuel_levy from public.tours");
      expect(rows).toEqual([{ name: tour.name, fuel_levy: null }]);
      const tooMuch = transaction.query("update public.tours set fuel_levy = 901");
      await expect(tooMuch).rejects.toThrow("tours_fuel_levy_range");
    });
  });

  test("with a new translated text adds it to the incomplete languages", async () => {
    const table = toursWith({ visa: text({ label: "Visado", max: 90, translated: true }) });
    const open = await tried(async (transaction) => {
      await transaction.exec((await migrationTo(transaction, table)).sql);
      const words = (name: string) => ({ [name]: "a", [`${name}_en`]: "b", [`${name}_fr`]: "c" });
      const row = { ...tour, ...words("name"), ...words("destination") };
      const texts = { ...words("short_description"), ...words("full_description") };
      await insertRow(transaction, "tours", { ...row, ...texts, ...words("visa"), visa_fr: null });
      await transaction.exec("update public.tours set visa_en = ' '");
      return (await transaction.query("select incomplete_locales from public.tours")).rows;
    });
    expect(open).toEqual([{ incomplete_locales: ["en", "fr"] }]);
  });

  test("that makes an existing text translated marks its translations as missing", async () => {
    const table = { ...posts, fields: { ...posts.fields, category: toTranslated() } };
    const rows = await tried(async (transaction) => {
      const words = { title_en: "a", title_fr: "a", excerpt_en: "a", excerpt_fr: "a" };
      await insertRow(transaction, "blog_posts", {
        ...post,
        ...words,
        content_en: "a",
        content_fr: "a",
      });
      await transaction.exec("update public.blog_posts set updated_at = '2001-01-01'");
      // A table with deferred triggers cannot be altered before they have run.
      await transaction.exec("set constraints all immediate");
      const before = await transaction.query("select updated_at from public.blog_posts");
      await transaction.exec((await migrationTo(transaction, table)).sql);
      const after = await transaction.query(
        "select updated_at, incomplete_locales from public.blog_posts",
      );
      return [before.rows[0], after.rows[0]] as Record<string, unknown>[];
    });
    expect(rows[1]).toEqual({ ...rows[0], incomplete_locales: ["en", "fr"] });
  });

  test("without an existing field loses its data, and reports it", async () => {
    const { vehicle_guests: _, ...fields } = tours.fields;
    const { sql, losses } = await tried((transaction) =>
      migrationTo(transaction, { ...tours, fields }),
    );
    expect(losses).toEqual([expect.stringContaining("tours.vehicle_guests")]);
    expect(sql).toContain("drop column vehicle_guests");
  });

  test("K12: without an existing field removes it from drafts, and drafts with nothing else", async () => {
    const { vehicle_guests: _, ...fields } = tours.fields;
    const draft = (data: object, is_new: boolean) => ({
      id: crypto.randomUUID(),
      entry_type: "tours",
      data,
      base: { vehicle_guests: null },
      is_new,
    });
    const only = { vehicle_guests: 4 };
    const drafts = [draft({ ...only, name: "Uno" }, false), draft(only, false), draft(only, true)];
    const { rows } = await tried(async (transaction) => {
      for (const row of drafts) await insertRow(transaction, "entry_drafts", row);
      await transaction.exec((await migrationTo(transaction, { ...tours, fields })).sql);
      return transaction.query(
        "select id, data, base, columns from public.entry_drafts order by is_new",
      );
    });
    expect(rows).toEqual([
      { id: drafts[0]?.id, data: { name: "Uno" }, base: {}, columns: ["name"] },
      { id: drafts[2]?.id, data: {}, base: {}, columns: [] },
    ]);
  });

  test("with another column type loses unconvertible values, and reports it", async () => {
    const table = toursWith({ min_age: number({ label: "", min: 0, max: 99 }) });
    const { losses } = await tried(async (transaction) => {
      const migration = await migrationTo(transaction, table);
      await transaction.exec(migration.sql);
      expect(await migrationTo(transaction, table)).toMatchObject({ sql: "" });
      return migration;
    });
    expect(losses).toEqual([expect.stringContaining("tours.min_age")]);
  });

  test.each([
    ["new", { guide: text({ label: "Guía", max: 90, required: true }) }, "guide"],
    [
      "there already",
      { min_age: number({ label: "", min: 0, max: 99, whole: true, required: true }) },
      "min_age",
    ],
  ])("with a required field whose column is %s is refused", async (_what, fields, name) => {
    const { refusals } = await tried((transaction) => migrationTo(transaction, toursWith(fields)));
    expect(refusals).toEqual([expect.stringContaining(`tours.${name}`)]);
  });

  test("of a table without a migration is refused", async () => {
    const { refusals } = await tried((transaction) =>
      migrationTo(transaction, { ...enquiries, table: "bookings" }),
    );
    expect(refusals).toEqual([expect.stringContaining("bookings")]);
  });
});

function toTranslated() {
  return { ...posts.fields.category, translated: true } as const;
}
