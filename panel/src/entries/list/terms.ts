import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ContentType } from "#content/index.ts";
import type { Database } from "#shared/database.types.ts";
import { counted } from "./list-text";

/** Where a name is used. */
export interface TermUses {
  posts: number;
  /** Titles of up to five posts. */
  titles: readonly string[];
}

/** Argument of the functions for terms. The type declares `termsOf`. */
export const termTable = ({ table }: ContentType) =>
  table as Database["public"]["Functions"]["term_uses"]["Args"]["type"];

const usesQuery = (type: ContentType) =>
  queryOptions({
    queryKey: [type.table, "uses"],
    async queryFn({ signal }) {
      const request = backend()
        .rpc("term_uses", { type: termTable(type) })
        .abortSignal(signal);
      const rows = dataOf(await request);
      return new Map(
        rows.map(({ id, posts, titles }): [string, TermUses] => [
          id,
          { posts, titles: titles ?? [] },
        ]),
      );
    },
    enabled: type.admin.termsOf !== undefined,
  });

/** Uses of the names of a type, by entry; undefined for other types and until they are read. */
export const useTermUses = (type: ContentType) => useQuery(usesQuery(type)).data;

/** `En 3 posts`, `Sin usar` */
export const usesWords = ({ posts }: TermUses) =>
  posts === 0 ? "Sin usar" : `En ${counted(posts, ["post", "posts"])}`;
