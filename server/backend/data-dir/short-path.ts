import { closeSync, existsSync, openSync } from "node:fs";

export interface ShortPath {
  path: string;
  close(): void;
}

/**
 * Short path to a folder. Addresses of Unix sockets are limited to about a hundred bytes; on Linux an open
 * descriptor gives any folder a short path, which needs no access to its parents.
 */
export function openShortPath(folder: string): ShortPath {
  const descriptor = openSync(folder, "r");
  const path = `/proc/self/fd/${descriptor}`;
  if (existsSync(path)) return { path, close: () => closeSync(descriptor) };
  closeSync(descriptor);
  return { path: folder, close() {} };
}
