import type { AppContext } from "~/context";
import {
  type EntryKind,
  type EntryList,
  entriesInPart,
  entryKinds,
  readEntryList,
} from "./sitemap-entries.server";
import { type PostPart, readPostParts } from "./sitemap-posts.server";

/** How the sitemap is divided into files. */
export interface SitemapPlan {
  lists: Record<EntryKind, EntryList>;
  /** Empty if all posts fit into one file. */
  posts: PostPart[];
  /** Whether the sitemap needs more than one file. */
  isSplit: boolean;
}

/** @throws {Response} 503 if rows cannot be read */
export async function readPlan(context: AppContext): Promise<SitemapPlan> {
  const [posts, ...lists] = await Promise.all([
    readPostParts(context),
    ...entryKinds.map((kind) => readEntryList(context, kind)),
  ]);
  const large = lists.some(({ total }) => total > entriesInPart);
  return {
    lists: Object.fromEntries(
      entryKinds.map((kind, at) => [kind, lists[at]]),
    ) as SitemapPlan["lists"],
    posts,
    isSplit: large || posts.length > 0,
  };
}
