import { createHash, randomBytes } from "node:crypto";

/** An object as its row names it: the ETag tells one write of an object from all others. */
export interface StoredFile {
  bucket: string;
  name: string;
  /** Missing where a client or an older backup did not store one. */
  eTag?: string | null;
}

/** ETag of a write: SHA-256 of the content, and a random part of this write's own. */
const eTagOfWrite = /^"([0-9a-f]{64}-[0-9a-f]{16})"$/;
const blobKeyPattern = /^([0-9a-f]{2})\/\1[0-9a-f]{62}(?:-[0-9a-f]{16})?$/;

/** The ETag of a new write, from which {@link blobOf} derives the name of its blob. */
export function newETag(content: Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("hex");
  return `"${hash}-${randomBytes(8).toString("hex")}"`;
}

/** ETag for HTTP clients: the same content has the same one, whichever write stored it. */
export function contentETag(eTag: string): string {
  return eTagOfWrite.test(eTag) ? eTag.replace(/-.*/, '"') : eTag;
}

/**
 * Name of the blob that a row refers to. No two rows and no two writes share a blob, also not of equal
 * content, so a blob can be removed with its row. Rows that were written before each write had a blob of its
 * own refer to one that is named after the object.
 */
export function blobOf({ bucket, name, eTag }: StoredFile): string {
  return eTagOfWrite.exec(eTag ?? "")?.[1] ?? blobName(bucket, name);
}

/** Whether the object has a blob that is named after it, which a later write of that name would share. */
export const isNamedAfterObject = (file: StoredFile) =>
  blobOf(file) === blobName(file.bucket, file.name);

/**
 * A name for an object: no name that a client chooses reaches the file system or S3, so that there is no
 * traversal, no length or case trouble, and `a` and `a/b` can both exist. A bucket id holds no zero byte, so
 * the pair is read in one way only.
 */
export function blobName(bucket: string, name: string): string {
  return createHash("sha256").update(`${bucket}\0${name}`).digest("hex");
}

/** Files are spread over 256 folders by the beginning of their name. */
export function blobKey(blob: string): string {
  return `${blob.slice(0, 2)}/${blob}`;
}

/** Whether a key is one of {@link blobKey}: others may keep files in the same place. */
export function isBlobKey(key: string): boolean {
  return blobKeyPattern.test(key);
}
