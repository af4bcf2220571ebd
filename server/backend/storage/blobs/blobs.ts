/** Byte range, both ends inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface BlobInfo {
  key: string;
  modified: Date;
}

/**
 * Storage of uploaded bytes. Keys are generated and contain letters, digits, `.`, `-` and `/`. Writes are
 * atomic, even after a crash.
 */
export interface Blobs {
  /** @returns undefined if there is none. */
  readWhole(key: string): Promise<Uint8Array | undefined>;
  /** @returns undefined if there is none. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** @returns the size in bytes; undefined if there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  /** Succeeds if there is none. */
  remove(key: string): Promise<void>;
  /** Removes all keys that start with `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** Lists the files below a folder (`""` for all). */
  list(folder: string): AsyncIterable<BlobInfo>;
  /** @throws if the storage cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
