import { readdir } from "node:fs/promises";
import { contentTypes } from "../../content/index.ts";
import type { SeedOf } from "./seed-of.ts";
import type { TourSeed } from "./tour-seed.ts";

type DeclaredType = (typeof contentTypes)[number];

/** Name of an entry within the demonstration: its slug, or its id if the type has no slugs. */
export const keyOf = (seed: object): string =>
  String("slug" in seed ? seed.slug : "id" in seed ? seed.id : "");

/** Demonstration entries by table. */
export type SeedContent = {
  [T in DeclaredType as T["table"]]: T["table"] extends "tours" ? TourSeed[] : SeedOf<T>[];
};

/**
 * The demonstration content: a folder per table, in the order of the file names. A file has an entry, or a list of small
 * ones.
 */
export async function readContent(): Promise<SeedContent> {
  const entries = contentTypes.map(async ({ table }) => [table, await readEntries(table)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Empty if the table has no folder. */
async function readEntries(table: string): Promise<unknown[]> {
  const folder = new URL(`./${table}/`, import.meta.url);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((file) => file.endsWith(".ts")).sort();
  const entries = await Promise.all(
    files.map(async (file) => {
      const module: { default: unknown } = await import(new URL(file, folder).href);
      return module.default;
    }),
  );
  return entries.flat();
}
