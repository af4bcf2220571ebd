import type { AppContext } from "~/context";
import { type EntryList, entriesInPart, entryKinds, readEntryList } from "./sitemap-entries.server";

/** How the sitemap is divided into files. */
export interface SitemapPlan {
  /** By kind, in the order of the files. */
  lists: ReadonlyMap<string, EntryList>;
  /** Whether the sitemap needs more than one file. */
  isSplit: boolean;
}

/** @throws {Response} 503 if rows cannot be read */
export async function readPlan(context: AppContext): Promise<SitemapPlan> {
  const lists = new Map(
    await Promise.all(
      entryKinds.map(async (kind) => [kind, await readEntryList(context, kind)] as const),
    ),
  );
  return { lists, isSplit: [...lists.values()].some(({ total }) => total > entriesInPart) };
}
