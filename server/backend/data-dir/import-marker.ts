import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../start-error.ts";
import type { Queryable } from "../database/database.ts";
import { writeFileAtomically } from "./atomic-file.ts";

/**
 * Markers of an incomplete import (restore or move). An incomplete site must never be served, nor be seeded
 * with the demonstration content.
 */
const hint = "holds a restore or a move that did not finish: run the same command again";

function markOf(dataDir: string): string {
  return path.join(dataDir, ".unfinished");
}

export function isImportIncomplete(dataDir: string): boolean {
  return existsSync(markOf(dataDir));
}

export async function markFolder(dataDir: string): Promise<void> {
  await writeFileAtomically(markOf(dataDir), "");
}

export async function unmarkFolder(dataDir: string): Promise<void> {
  await rm(markOf(dataDir), { force: true });
}

/** @throws {StartError} */
export function rejectIncompleteFolder(dataDir: string): void {
  if (isImportIncomplete(dataDir)) throw new StartError(`DATA_DIR ${dataDir} ${hint}`);
}

export async function markDatabase(database: Queryable): Promise<void> {
  await database.exec(`
    create schema if not exists private;
    create table if not exists private.unfinished_load (
      only_one boolean primary key default true check (only_one),
      loaded boolean not null default false
    );
    revoke all on table private.unfinished_load from public;
    insert into private.unfinished_load default values on conflict do nothing;
  `);
}

/** Sets `loaded` in the transaction that imports all rows. */
export async function markLoaded(transaction: Queryable): Promise<void> {
  await transaction.exec("update private.unfinished_load set loaded = true");
}

export async function isLoaded(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ loaded: boolean }>(
    "select loaded from private.unfinished_load",
  );
  return rows[0]?.loaded ?? false;
}

export async function unmarkDatabase(database: Queryable): Promise<void> {
  await database.exec("drop table if exists private.unfinished_load");
}

/** @throws {StartError} */
export async function rejectIncompleteDatabase(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ found: string | null }>(
    "select to_regclass('private.unfinished_load')::text as found",
  );
  if (rows[0]?.found) throw new StartError(`the database ${hint}`);
}
