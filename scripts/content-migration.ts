/**
 * `npm run content:migration -- NAME [--allow-loss]`: writes what follows from `content/` and from the migrations: the
 * migration that brings a database to the declarations, the row types, and `supabase/schemas/`. Without a name only the
 * row types and the schema files, after a migration was written by hand. With `--check`, as part of `npm run check`,
 * it names what is not up to date.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compare, type Difference } from "../content/sql/compare-schema.ts";
import { faultsOf } from "../content/sql/faults.ts";
import { migrationFor } from "../content/sql/migrate.ts";
import { schemaOf } from "../content/sql/schema.ts";
import { renderTypes } from "../content/sql/types.ts";
import { tables } from "../content/tables.ts";
import type { Database } from "../server/backend/database/database.ts";
import { applyMigrations } from "../server/backend/database/migrations.ts";
import { StartError } from "../server/start-error.ts";
import { formatSource } from "./format-source.ts";
import { runCommand } from "./run-command.ts";
import {
  catalogOf,
  differing,
  readCatalog,
  readSchemaFiles,
  withNewDatabase,
} from "./schema/databases.ts";
import { refreshed, type SchemaFile } from "./schema/files.ts";
import { newFile } from "./schema/new-file.ts";
import { renderObjects } from "./schema/render.ts";
import { nextVersion } from "./schema/version.ts";

const root = path.join(import.meta.dirname, "..");
const typesFile = path.join(root, "shared/declared-columns.types.ts");
const migrationsFolder = path.join(root, "supabase/migrations");
const schemasFolder = path.join(root, "supabase/schemas");
const schemas = tables.map(schemaOf);

await runCommand(async () => {
  const args = process.argv.slice(2);
  const [name] = args.filter((argument) => !argument.startsWith("--"));
  const faults = faultsOf(tables);
  if (faults.length > 0) throw new StartError(faults.join("\n"));
  if (args.includes("--check")) return check();
  if (name !== undefined && !/^[a-z][a-z0-9_]*$/.test(name))
    throw new StartError("name the migration with small letters: content:migration -- min_age");
  await write(name, args.includes("--allow-loss"));
});

/** State of a database with all migrations, and what follows from it for the schema files. */
async function present(database: Database) {
  const files = await readSchemaFiles(schemasFolder);
  const objects = await database.transaction(renderObjects);
  return {
    files,
    current: refreshed(files, objects, newFile(files, tables)),
    catalog: await readCatalog(database),
  };
}

function differences(database: Database): Promise<Difference[]> {
  return database.transaction((transaction) => compare(transaction, schemas));
}

async function check(): Promise<void> {
  const described = readSchemaFiles(schemasFolder).then(catalogOf);
  const problems = await withNewDatabase(async (database) => {
    await applyMigrations(database);
    const { files, current, catalog } = await present(database);
    const different = differing(catalog, await described);
    return [
      ...(await differences(database)).map(describe),
      ...different.map((key) => `supabase/schemas/ and supabase/migrations/ differ: ${key}`),
      ...(different.length > 0 ? [] : stale(files, current)).map(
        ({ name }) => `supabase/schemas/${name} is not as the migrations make it`,
      ),
    ];
  });
  if ((await readFile(typesFile, "utf8")) !== formatSource(renderTypes(tables)))
    problems.push("shared/declared-columns.types.ts is not what content/ declares");
  if (problems.length === 0) return;
  throw new StartError([...problems, "npm run content:migration -- NAME writes them"].join("\n"));
}

function describe({ table, kind, name, declared = "nothing", found = "nothing" }: Difference) {
  return `${kind}: ${[table, name].filter(Boolean).join(".")}\n  declared: ${declared}\n  migrated: ${found}`;
}

async function write(name: string | undefined, allowLoss: boolean): Promise<void> {
  const { files, current, catalog } = await withNewDatabase(async (database) => {
    await applyMigrations(database);
    const sql = migrationOf(await differences(database), name, allowLoss);
    if (sql) {
      await database.exec(sql);
      const left = await differences(database);
      if (left.length > 0)
        throw new StartError(
          ["no migration can be generated for", ...left.map(describe)].join("\n"),
        );
      await writeNew(migrationsFolder, await migrationFile(name ?? ""), `${sql}\n`);
    }
    return present(database);
  });
  await writeFile(typesFile, formatSource(renderTypes(tables)));
  for (const file of files)
    if (!current.some((each) => each.name === file.name))
      await rm(path.join(schemasFolder, file.name));
  for (const file of stale(files, current)) await writeNew(schemasFolder, file.name, file.text);
  const missing = differing(catalog, await catalogOf(current));
  if (missing.length > 0)
    throw new StartError(
      [
        "supabase/schemas/ does not make what the migrations make. Move or write these statements by hand:",
        ...missing,
      ].join("\n"),
    );
}

/** @throws {StartError} if it cannot be generated, would lose data, or has no name. */
function migrationOf(
  found: readonly Difference[],
  name: string | undefined,
  allowLoss: boolean,
): string {
  const { sql, losses, refusals } = migrationFor(found, schemas);
  if (refusals.length > 0) throw new StartError(refusals.join("\n"));
  if (losses.length > 0 && !allowLoss)
    throw new StartError([...losses, "with --allow-loss it is written all the same"].join("\n"));
  if (!sql) console.log("the migrations make what is declared already");
  else if (name === undefined)
    throw new StartError("content/ has changed: name the migration, content:migration -- min_age");
  return sql;
}

async function migrationFile(name: string): Promise<string> {
  return `${nextVersion(await readdir(migrationsFolder), new Date())}_${name}.sql`;
}

async function writeNew(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  console.log(`written for you to review: ${path.relative(root, file)}`);
}

function stale(files: readonly SchemaFile[], current: readonly SchemaFile[]): SchemaFile[] {
  return current.filter(
    ({ name, text }) => files.find((file) => file.name === name)?.text !== text,
  );
}
