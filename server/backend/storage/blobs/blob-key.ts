import { createHash } from "node:crypto";

/**
 * What an object's file is called: no name that a client chooses reaches the file system or S3, so that
 * there is no traversal, no length or case trouble, and `a` and `a/b` can both exist. A bucket id holds no
 * zero byte, so the pair is read in one way only.
 */
export function blobName(bucket: string, name: string): string {
  return createHash("sha256").update(`${bucket}\0${name}`).digest("hex");
}

/** Files are spread over 256 folders by the beginning of their name. */
export function blobKey(blob: string): string {
  return `${blob.slice(0, 2)}/${blob}`;
}
