/**
 * `npm run content:migration -- NAME [--allow-loss]`: writes what follows from `content/` and from the migrations: the
 * migration that brings a database to the declarations, the row types, and `supabase/schemas/`. Without a name only the
 * row types and the schema files, after a migration was written by hand. With `--check`, as part of `npm run check`,
 * it names what is not up to date.
 */
import { spawnSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compare, type Difference } from "../content/sql/compare.ts";
import { faultsOf } from "../content/sql/faults.ts";
import { migrationFor } from "../content/sql/migrate.ts";
import { schemaOf } from "../content/sql/schema.ts";
import { renderTypes } from "../content/sql/types.ts";
import { tables } from "../content/tables.ts";
import { applyMigrations } from "../server/backend/database/migrations.ts";
import { StartError } from "../server/start-error.ts";
import { command } from "./command.ts";
import {
  catalogOf,
  differing,
  readCatalog,
  readSchemaFiles,
  withNewDatabase,
} from "./schema/databases.ts";
import { refreshed, type SchemaFile } from "./schema/files.ts";
import { renderObjects } from "./schema/render.ts";
import type { Rendered } from "./schema/rendered.ts";
import { nextVersion } from "./schema/version.ts";

const root = path.join(import.meta.dirname, "..");
const typesFile = path.join(root, "shared/declared-columns.types.ts");
const migrationsFolder = path.join(root, "supabase/migrations");
const schemasFolder = path.join(root, "supabase/schemas");
const schemas = tables.map(schemaOf);

await command(async () => {
  const args = process.argv.slice(2);
  const [name] = args.filter((argument) => !argument.startsWith("--"));
  const faults = faultsOf(tables);
  if (faults.length > 0) throw new StartError(faults.join("\n"));
  if (args.includes("--check")) return check();
  if (name !== undefined && !/^[a-z][a-z0-9_]*$/.test(name))
    throw new StartError("name the migration with small letters: content:migration -- min_age");
  await writeMigration(name, args.includes("--allow-loss"));
  await writeFile(typesFile, formatted(renderTypes(tables)));
  await writeSchemaFiles();
});

async function check(): Promise<void> {
  const files = await readSchemaFiles(schemasFolder);
  const [migrated, described] = await Promise.all([readMigrated(), catalogOf(files)]);
  const problems = migrated.differences.map(
    ({ table, kind, name, declared = "nothing", found = "nothing" }) =>
      `${kind}: ${[table, name].filter(Boolean).join(".")}\n  declared: ${declared}\n  migrated: ${found}`,
  );
  if ((await readFile(typesFile, "utf8")) !== formatted(renderTypes(tables)))
    problems.push("shared/declared-columns.types.ts is not what content/ declares");
  for (const key of differing(migrated.catalog, described))
    problems.push(`supabase/schemas/ and supabase/migrations/ differ: ${key}`);
  if (problems.length === 0)
    for (const { name } of staleFiles(files, refreshed(files, migrated.objects, newFile(files))))
      problems.push(`supabase/schemas/${name} is not as the migrations make it`);
  if (problems.length === 0) return;
  throw new StartError([...problems, "npm run content:migration -- NAME writes them"].join("\n"));
}

async function writeMigration(name: string | undefined, allowLoss: boolean): Promise<void> {
  const { differences } = await readMigrated();
  const { sql, losses, refusals } = migrationFor(differences, schemas);
  if (refusals.length > 0) throw new StartError(refusals.join("\n"));
  if (losses.length > 0 && !allowLoss)
    throw new StartError([...losses, "with --allow-loss it is written all the same"].join("\n"));
  if (!sql) return console.log("the migrations make what is declared already");
  if (name === undefined)
    throw new StartError("content/ has changed: name the migration, content:migration -- min_age");
  const file = `${nextVersion(await readdir(migrationsFolder), new Date())}_${name}.sql`;
  await writeFile(path.join(migrationsFolder, file), `${sql}\n`);
  console.log(`written for you to review: supabase/migrations/${file}`);
}

/** Brings `supabase/schemas/` to what the migrations make, and makes a database of it for proof. */
async function writeSchemaFiles(): Promise<void> {
  const files = await readSchemaFiles(schemasFolder);
  const { objects, catalog } = await readMigrated();
  const current = refreshed(files, objects, newFile(files));
  for (const { name } of files)
    if (!current.some((file) => file.name === name)) await rm(path.join(schemasFolder, name));
  for (const { name, text } of staleFiles(files, current)) {
    await writeFile(path.join(schemasFolder, name), text);
    console.log(`written for you to review: supabase/schemas/${name}`);
  }
  const missing = differing(catalog, await catalogOf(current));
  if (missing.length > 0)
    throw new StartError(
      [
        "supabase/schemas/ does not make what the migrations make. Move or write these statements by hand:",
        ...missing,
      ].join("\n"),
    );
}

function staleFiles(files: SchemaFile[], current: SchemaFile[]): SchemaFile[] {
  return current.filter(
    ({ name, text }) => files.find((file) => file.name === name)?.text !== text,
  );
}

/** Where tables and functions stand that no file has: move them where they belong. */
function newFile(files: SchemaFile[]): string {
  const last = Number(files.at(-1)?.name.slice(0, 2) ?? -1);
  return `${String(last + 1).padStart(2, "0")}_new.sql`;
}

interface Migrated {
  differences: Difference[];
  objects: Rendered[];
  catalog: Map<string, string>;
}

/** What a database with all migrations has. */
function readMigrated(): Promise<Migrated> {
  return withNewDatabase(async (database) => {
    await applyMigrations(database);
    return {
      differences: await database.transaction((transaction) => compare(transaction, schemas)),
      objects: await database.transaction(renderObjects),
      catalog: await readCatalog(database),
    };
  });
}

/** As the formatter of the repository writes it. */
function formatted(source: string): string {
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "format", `--stdin-file-path=${typesFile}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input: source,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
