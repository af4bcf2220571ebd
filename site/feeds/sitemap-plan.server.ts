import type { AppContext } from "~/context";
import {
  type EntryKind,
  type EntryList,
  entriesInPart,
  readEntryList,
} from "./sitemap-entries.server";
import { type PostPart, readPostParts } from "./sitemap-posts.server";

/** What the sitemap is made of. */
export interface SitemapPlan {
  lists: Record<EntryKind, EntryList>;
  /** Empty while all posts fit into one file; undefined where they cannot be read. */
  posts: PostPart[] | undefined;
  /** Whether there is too much for one file. */
  parted: boolean;
}

export async function readPlan(context: AppContext): Promise<SitemapPlan> {
  const [tours, destinations, posts] = await Promise.all([
    readEntryList(context, "tours"),
    readEntryList(context, "destinations"),
    readPostParts(context),
  ]);
  const large = [tours, destinations].some(({ total }) => total > entriesInPart);
  return { lists: { tours, destinations }, posts, parted: large || (posts ?? []).length > 0 };
}
