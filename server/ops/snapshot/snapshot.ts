import type { Secrets } from "../../backend/data-dir/secrets.ts";
import type { TableShape } from "./catalogue.ts";

/** An uploaded file and what `storage.objects` says of it. */
export interface StoredObject {
  bucket: string;
  name: string;
  mimetype: string;
  cacheControl: string;
}

/**
 * Everything that makes up a site at one moment: all rows, all files, all keys. It is read out of a place
 * where a site is kept or out of a backup, and loaded into another place.
 */
export interface Snapshot {
  /** Names this very state, so that a load that was cut short knows itself again. */
  id: string;
  /** Versions that had been applied, the oldest first. */
  migrations: string[];
  tables: TableShape[];
  secrets: Secrets | undefined;
  /** Pieces of a table's rows, each row as JSON. */
  rows(table: string): AsyncIterable<string[]>;
  objects(): AsyncIterable<StoredObject>;
  /** Undefined where the file is gone. */
  content(object: StoredObject): Promise<Uint8Array | undefined>;
}
