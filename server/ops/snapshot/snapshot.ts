import type { Secrets } from "../../backend/data-dir/secrets.ts";
import type { StoredFile } from "../../backend/storage/blobs/blob-key.ts";
import type { TableShape } from "./catalogue.ts";

/** An uploaded file and what `storage.objects` says of it. */
export interface StoredObject extends StoredFile {
  mimetype: string;
  cacheControl: string;
}

/**
 * Everything that makes up a site at one moment: all rows, all files, all keys. It is read from a running
 * site's database and storage or from a backup, and loaded into another database and storage.
 */
export interface Snapshot {
  /** Identifies this snapshot. */
  id: string;
  /** Id of the site; undefined in backups of versions that had none. */
  site: string | undefined;
  /** Versions of the applied migrations, the oldest first. */
  migrations: string[];
  tables: TableShape[];
  secrets: Secrets | undefined;
  /** A table's rows in chunks, each row as JSON. */
  rows(table: string): AsyncIterable<string[]>;
  objects(): AsyncIterable<StoredObject>;
  /** @returns undefined when the file does not exist. */
  content(object: StoredObject): Promise<Uint8Array | undefined>;
}
