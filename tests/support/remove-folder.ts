import { rm } from "node:fs/promises";

/** Removes a data folder, also while the database of a killed site is still ending in it. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20 });
