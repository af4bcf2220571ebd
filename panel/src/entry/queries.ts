import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { randomId } from "@panel/backend/id";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnyRow, ContentTable, EntryKind } from "./kind";

/** Slugs of other entries that begin with the given one. @throws {BackendError} */
export async function takenSlugs(
  table: ContentTable,
  slug: string,
  exceptId: string,
): Promise<string[]> {
  const answer = await backend()
    .from(table)
    .select("slug")
    // Not `like`, which no index may answer before the policies have; slugs are ordered by their bytes,
    // and `~` comes behind every letter that they have.
    .gte("slug", slug)
    .lt("slug", `${slug}~`)
    .neq("id", exceptId);
  return dataOf(answer).map((row) => row.slug);
}

/**
 * One entry as it is now. It is read once for each form: a later answer must not replace what somebody
 * is typing, and an earlier one must not be edited.
 */
export function useEntry(kind: EntryKind, id: string | undefined) {
  // No earlier form's answer: it may still be around, and older than what that form saved.
  const [visit] = useState(randomId);
  return useQuery({
    queryKey: [kind.table, "entry", id, visit],
    enabled: id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const answer = await backend()
        .from(kind.table as "tours")
        .select("*")
        .eq("id", id ?? "")
        .maybeSingle();
      return dataOf<AnyRow | null>(answer as never);
    },
  });
}
