import type { Secrets } from "../../backend/data-dir/secrets.ts";
import type { StoredFile } from "../../backend/storage/blobs/blob-key.ts";
import type { TableShape } from "./catalogue.ts";

/** An uploaded file and its metadata in `storage.objects`. */
export interface StoredObject extends StoredFile {
  mimetype: string;
  cacheControl: string;
}

/**
 * A complete site at one moment: all rows, files and keys. Read from a running site or from a backup, and
 * imported into another database and storage.
 */
export interface Snapshot {
  /** Identifies this snapshot. */
  id: string;
  /** Id of the site; undefined in backups of earlier versions. */
  site: string | undefined;
  /** Versions of applied migrations, oldest first. */
  migrations: string[];
  tables: TableShape[];
  secrets: Secrets | undefined;
  /** Rows of a table in chunks, each row as JSON. */
  rows(table: string): AsyncIterable<string[]>;
  objects(): AsyncIterable<StoredObject>;
  /** @returns undefined if the file does not exist. */
  content(object: StoredObject): Promise<Uint8Array | undefined>;
}
