import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "../../backend/database/database.ts";
import { guardDeletion, serverCallOf } from "../../backend/deletion-guard.ts";
import { readIdentity } from "../../backend/storage/site-marker.ts";
import type { BackendLog, BackupSource, ObjectMetadata } from "../../backend/types.ts";
import { ArchiveWriter, fileMember, tableMember } from "./archive-write.ts";
import type { TableShape } from "./catalogue.ts";
import { readSnapshot } from "./read-snapshot.ts";
import type { Snapshot, StoredObject } from "./types.ts";

export interface BackupResult {
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** `bucket/name` of stored objects without a file. */
  missing: string[];
  milliseconds: number;
}

interface Staged {
  id: string;
  site: string | undefined;
  migrations: string[];
  tables: (TableShape & { rows: number; file: string })[];
  objects: StoredObject[];
}

const objectsTable = "storage.objects";

/**
 * Writes a backup of a running site. All rows are first copied in one transaction to temporary files, so
 * that the database is not blocked while uploads are read. An object replaced meanwhile is stored with its
 * new metadata; a removed one is omitted with its row. A missing file does not prevent the backup: the
 * manifest lists it, and the backup's name ends in `-incomplete`.
 * @param file path of the backup, created when it is complete.
 * @param signal aborts the backup.
 * @throws if something cannot be read or written, or the signal's reason; no files are left then.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<BackupResult> {
  const begun = performance.now();
  const created = new Date().toISOString();
  const archive = await ArchiveWriter.open(file, created, signal);
  const folder = await mkdtemp(path.join(path.dirname(file), ".rows-"));
  try {
    const staged = await readSnapshot(source, (snapshot) => stage(snapshot, folder, signal));
    await archive.addSecrets(source.secrets);
    for (const { name, file } of staged.tables) {
      if (name !== objectsTable) await archive.addFile(tableMember(name), file);
    }
    const changed: Changed = new Map();
    const lost = new Set<string>();
    for (const object of staged.objects) {
      let content = await archive.waitFor(source.readFile(object));
      if (!content) {
        const replaced = await archive.waitFor(readReplaced(source, object));
        if (replaced === "lost") lost.add(keyOf(object));
        else {
          changed.set(keyOf(object), replaced?.metadata);
          content = replaced?.content;
        }
      }
      if (content) await archive.addBytes(fileMember(object), content);
    }
    const left = await withChanged(staged, changed);
    await archive.addFile(tableMember(objectsTable), left.file);
    const tables = staged.tables.map(({ file: _, ...table }) =>
      table.name === objectsTable ? { ...table, rows: left.rows } : table,
    );
    const objects = staged.objects
      .filter((object) => !isRemoved(changed, keyOf(object)) && !lost.has(keyOf(object)))
      .map((object) => ({
        ...object,
        eTag: changed.get(keyOf(object))?.eTag ?? object.eTag,
        member: fileMember(object),
      }));
    const { id, site, migrations } = staged;
    const isComplete = lost.size === 0;
    const made = isComplete ? file : file.replace(/\.tar\.gz$/, "-incomplete.tar.gz");
    const bytes = await archive.finish(
      { id, site, migrations, tables, objects, ...(!isComplete && { missing: [...lost] }) },
      made,
    );
    return {
      file: made,
      bytes,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: objects.length,
      missing: [...lost],
      milliseconds: Math.round(performance.now() - begun),
    };
  } catch (error) {
    await archive.abandon();
    signal?.throwIfAborted();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function stage(
  snapshot: Snapshot,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Staged> {
  const tables: Staged["tables"] = [];
  for (const table of snapshot.tables) {
    const file = path.join(folder, `${table.name}.jsonl`);
    let rows = 0;
    async function* lines() {
      for await (const part of snapshot.rows(table.name)) {
        rows += part.length;
        yield `${part.join("\n")}\n`;
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }), { signal });
    tables.push({ ...table, rows, file });
  }
  const objects: StoredObject[] = [];
  for await (const object of snapshot.objects()) objects.push(object);
  const { id, site, migrations } = snapshot;
  return { id, site, migrations, tables, objects };
}

/**
 * Reads an object that was replaced since its row was read.
 * @returns undefined if it was removed; `lost` if its row exists without a file.
 */
async function readReplaced(
  { database, readFile }: BackupSource,
  { bucket, name, eTag }: StoredObject,
): Promise<{ content: Uint8Array; metadata: ObjectMetadata } | "lost" | undefined> {
  for (let known = eTag; ; ) {
    const { rows } = await database.query<{ metadata: ObjectMetadata }>(
      "select coalesce(metadata, '{}') as metadata from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    const metadata = rows[0]?.metadata;
    if (!metadata) return undefined;
    if ((metadata.eTag ?? "") === (known ?? "")) return "lost";
    known = metadata.eTag;
    const content = await readFile({ bucket, name, eTag: known });
    if (content) return { content, metadata };
  }
}

/** New metadata of objects replaced during the backup; undefined for removed ones. */
type Changed = Map<string, ObjectMetadata | undefined>;

const keyOf = ({ bucket, name }: StoredObject) => `${bucket}/${name}`;

const isRemoved = (changed: Changed, key: string) =>
  changed.has(key) && changed.get(key) === undefined;

/** Rows of stored objects, with the metadata of the files in the backup. */
async function withChanged(staged: Staged, changed: Changed) {
  const table = staged.tables.find(({ name }) => name === objectsTable);
  if (!table) throw new Error("there is no table of stored objects");
  if (changed.size === 0) return table;
  const file = `${table.file}.left`;
  const lines = (await readFile(table.file, "utf8"))
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const row = JSON.parse(line) as { bucket_id: string; name: string };
      const key = `${row.bucket_id}/${row.name}`;
      if (isRemoved(changed, key)) return [];
      const metadata = changed.get(key);
      return [metadata ? JSON.stringify({ ...row, metadata }) : line];
    });
  await pipeline(
    Readable.from(lines.map((line) => `${line}\n`)),
    createWriteStream(file, { mode: 0o600 }),
  );
  return { file, rows: lines.length };
}

const backupName =
  /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-([0-9a-f]{8}))?(-incomplete)?\.tar\.gz$/;

/** Suffix of a database's backup names, so that it never removes those of another. */
export async function ownerOf(database: Database): Promise<string> {
  return (await readIdentity(database)).database.slice(0, 8);
}

/** @param owner from {@link ownerOf}. */
export function newBackupName(owner: string, now = new Date()): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  return `backup-${time}-${owner}.tar.gz`;
}

/** Names of the backups in a folder, newest first. Other files are ignored. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .filter((name) => backupName.test(name))
    .sort()
    .reverse();
}

/**
 * Removes the owner's backups, except the newest `keep` and the newest complete one. Kept are also
 * backups of other databases, and those of earlier versions of this program, whose names have no owner.
 * @returns the names of the removed backups.
 */
async function pruneBackups(folder: string, keep: number, owner: string): Promise<string[]> {
  const own = (await backupsIn(folder)).filter((name) => backupName.exec(name)?.[1] === owner);
  // A backup dated in the future, from a wrong clock, counts as the oldest.
  const latest = newBackupName("z", new Date(Date.now() + 3_600_000));
  const isFuture = (name: string) => name > latest;
  const sorted = [...own.filter((name) => !isFuture(name)), ...own.filter(isFuture)];
  const complete = sorted.find((name) => !backupName.exec(name)?.[2]);
  const old = sorted.slice(keep).filter((name) => name !== complete);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old;
}

/** Makes a backup in a folder, and removes old ones unless the clock is suspicious. */
export async function makeBackup(
  source: BackupSource,
  { folder, keep }: { folder: string; keep: number },
  log: Pick<BackendLog, "error">,
  signal?: AbortSignal,
): Promise<BackupResult> {
  const owner = await ownerOf(source.database);
  const call = serverCallOf(source.database);
  const made = await writeBackup(source, path.join(folder, newBackupName(owner)), signal);
  const lost = made.missing.length;
  const reason = lost > 0 ? "files" : null;
  await call("report_job", { job: "backup", reason, amount: lost });
  if (lost > 0)
    log.error("backup lacks files that are missing in the storage", {
      files: lost,
      first: made.missing[0],
    });
  const task = () => pruneBackups(folder, keep, owner);
  await guardDeletion({ job: "rotation", call, log, now: Date.now(), refusesPast: true, task });
  return made;
}

/** Removes partial files of a killed process. Call it while no backup is running. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (/^\.rows-/.test(name) || /^backup-.*\.partial$/.test(name))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
