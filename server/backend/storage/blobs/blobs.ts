/** A part of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface BlobInfo {
  key: string;
  modified: Date;
}

/**
 * Where the bytes of uploads are kept, by keys of our making: letters, digits, `.`, `-` and `/`. What is
 * written is there whole or not at all, also after a crash.
 */
export interface Blobs {
  /** Undefined when there is none. */
  readWhole(key: string): Promise<Uint8Array | undefined>;
  /** Undefined when there is none. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Bytes; undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  /** Whether it is there or not. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** What lies below a folder (`""` for everything). */
  list(folder: string): AsyncIterable<BlobInfo>;
  /** @throws where they cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
