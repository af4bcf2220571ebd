import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** What an object's file is called. A bucket id holds no zero byte, so the pair is read in one way only. */
export function storedFileName(bucket: string, name: string): string {
  return createHash("sha256").update(`${bucket}\0${name}`).digest("hex");
}

/** Files are spread over 256 folders by the beginning of their name. */
export function storedFilePath(root: string, fileName: string): string {
  return path.join(root, fileName.slice(0, 2), fileName);
}

/** @returns the names of the files that nobody has written to since `before`. */
export async function oldFiles(root: string, before: Date): Promise<string[]> {
  const old: string[] = [];
  for (const folder of await readdir(root)) {
    if (!/^[0-9a-f]{2}$/.test(folder)) continue;
    for (const fileName of await readdir(path.join(root, folder))) {
      // Removed meanwhile, or not of our making.
      const found = await stat(path.join(root, folder, fileName)).catch(() => undefined);
      if (/^[0-9a-f]{64}$/.test(fileName) && found?.isFile() && found.mtime < before)
        old.push(fileName);
    }
  }
  return old;
}
