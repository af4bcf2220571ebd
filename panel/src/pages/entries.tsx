import { EntryList } from "@panel/entries/list/entry-list";
import { listQuery } from "@panel/entries/list/use-entry-list";
import { prefetch } from "@panel/queries/prefetch";
import type { RouteObject } from "react-router";
import type { ContentType } from "#content/define.ts";

/** Route of the list of a type's entries (H5). */
export function entriesPage(type: ContentType) {
  return {
    loader({ request, context }) {
      prefetch(context, listQuery(type, new URL(request.url).searchParams).query);
      return null;
    },
    // Keyed by type: otherwise React would keep rows and dialogs of the previous list.
    element: <EntryList key={type.table} type={type} />,
  } satisfies RouteObject;
}
