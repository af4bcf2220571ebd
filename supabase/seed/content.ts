import { readdir } from "node:fs/promises";
import type { DestinationSeed, PostSeed, TourSeed } from "./types.ts";

export interface SeedContent {
  tours: TourSeed[];
  destinations: DestinationSeed[];
  posts: PostSeed[];
}

/** The demonstration content, one file per entry, in the order of the file names. */
export async function readContent(): Promise<SeedContent> {
  const [tours, destinations, posts] = await Promise.all([
    readEntries<TourSeed>("tours"),
    readEntries<DestinationSeed>("destinations"),
    readEntries<PostSeed>("posts"),
  ]);
  return { tours, destinations, posts };
}

async function readEntries<Entry>(kind: string): Promise<Entry[]> {
  const folder = new URL(`./${kind}/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts")).sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { default: Entry } = await import(new URL(file, folder).href);
      return module.default;
    }),
  );
}
