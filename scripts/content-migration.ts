/**
 * `npm run content:migration -- NAME [--allow-loss]`: writes the row types, and the migration that brings a
 * database to what `content/` declares. With `--check`, as part of `npm run check`, it only says where
 * declaration, migrations and row types disagree.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { compare, type Difference } from "../content/sql/compare.ts";
import { faultsOf } from "../content/sql/faults.ts";
import { migrationFor } from "../content/sql/migrate.ts";
import { schemaOf } from "../content/sql/schema.ts";
import { renderTypes } from "../content/sql/types.ts";
import { tables } from "../content/tables.ts";
import { applyMigrations } from "../server/backend/database/migrations.ts";
import { openOwnTarget } from "../server/ops/snapshot/target.ts";
import { StartError } from "../server/start-error.ts";
import { command } from "./command.ts";

const root = path.join(import.meta.dirname, "..");
const typesFile = path.join(root, "shared/declared-columns.types.ts");
const migrationsFolder = path.join(root, "supabase/migrations");
const schemas = tables.map(schemaOf);

await command(async () => {
  const [name = "", ...options] = process.argv.slice(2);
  const faults = faultsOf(tables);
  if (faults.length > 0) throw new StartError(faults.join("\n"));
  if (name === "--check") return check();
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new StartError("name the migration with small letters: content:migration -- min_age");
  await writeMigration(name, options.includes("--allow-loss"));
});

async function check(): Promise<void> {
  const differences = await findDifferences();
  const problems = differences.map(
    ({ table, kind, name, declared = "nothing", found = "nothing" }) =>
      `${kind}: ${[table, name].filter(Boolean).join(".")}\n  declared: ${declared}\n  migrated: ${found}`,
  );
  if ((await readFile(typesFile, "utf8")) !== formatted(renderTypes(tables)))
    problems.push("shared/declared-columns.types.ts is not what content/ declares");
  if (problems.length === 0) return;
  throw new StartError([...problems, "npm run content:migration -- NAME writes both"].join("\n"));
}

async function writeMigration(name: string, allowLoss: boolean): Promise<void> {
  const { sql, losses, refusals } = migrationFor(await findDifferences(), schemas);
  if (refusals.length > 0) throw new StartError(refusals.join("\n"));
  if (losses.length > 0 && !allowLoss)
    throw new StartError([...losses, "with --allow-loss it is written all the same"].join("\n"));
  await writeFile(typesFile, formatted(renderTypes(tables)));
  if (!sql) return console.log("the migrations make what is declared already");
  const file = `${await nextVersion()}_${name}.sql`;
  await writeFile(path.join(migrationsFolder, file), `${sql}\n`);
  console.log(`written for you to review: supabase/migrations/${file}`);
}

/** Applies all migrations to a new database of its own, and looks what it has. */
async function findDifferences(): Promise<Difference[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "content-"));
  try {
    const target = await openOwnTarget({ dataDir, postgresBin: process.env.POSTGRES_BIN });
    try {
      await target.prepare();
      await applyMigrations(target.database);
      return await target.database.transaction((transaction) => compare(transaction, schemas));
    } finally {
      await target.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The present time, or the second after the newest migration, so that it comes last whatever the clock says. */
async function nextVersion(): Promise<string> {
  const now = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql"));
  const newest = files.sort().at(-1)?.slice(0, 14) ?? "";
  return now > newest ? now : String(BigInt(newest) + 1n);
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
