import { createHash, randomBytes } from "node:crypto";

/** An object as its row names it. The ETag identifies one write of the object. */
export interface StoredFile {
  bucket: string;
  name: string;
  /** Missing if a client or an older backup did not store one. */
  eTag?: string | null;
}

/** ETag of a write: SHA-256 of the content, and a random part. */
const eTagOfWrite = /^"([0-9a-f]{64}-[0-9a-f]{16})"$/;
const blobKeyPattern = /^([0-9a-f]{2})\/\1[0-9a-f]{62}(?:-[0-9a-f]{16})?$/;

/** ETag of a new write, from which {@link blobOf} derives the blob's name. */
export function newETag(content: Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("hex");
  return `"${hash}-${randomBytes(8).toString("hex")}"`;
}

/** ETag for HTTP clients: equal for equal content, whichever write stored it. */
export function contentETag(eTag: string): string {
  return eTagOfWrite.test(eTag) ? eTag.replace(/-.*/, '"') : eTag;
}

/**
 * Name of a row's blob. No two rows or writes share a blob, even with equal content, so a blob can be
 * removed with its row. Older rows refer to a blob named after the object.
 */
export function blobOf({ bucket, name, eTag }: StoredFile): string {
  return eTagOfWrite.exec(eTag ?? "")?.[1] ?? blobName(bucket, name);
}

/**
 * Whether the object's blob is named after it, so that a later write of that name would share it.
 */
export const isNamedAfterObject = (file: StoredFile) =>
  blobOf(file) === blobName(file.bucket, file.name);

/**
 * Hash of an object's name: no name chosen by a client reaches the file system or S3, which avoids path
 * traversal, length and case problems, and lets `a` and `a/b` coexist. A bucket id contains no zero byte,
 * so the pair is unambiguous.
 */
export function blobName(bucket: string, name: string): string {
  return createHash("sha256").update(`${bucket}\0${name}`).digest("hex");
}

/** Files are spread over 256 folders by the start of their name. */
export function blobKey(blob: string): string {
  return `${blob.slice(0, 2)}/${blob}`;
}

/** Whether a key was made by {@link blobKey}: other files may exist in the same storage. */
export function isBlobKey(key: string): boolean {
  return blobKeyPattern.test(key);
}
