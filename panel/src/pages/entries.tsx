import { EntryList } from "@panel/entries/list/entry-list";
import { listQuery } from "@panel/entries/list/use-entry-list";
import { prefetch } from "@panel/route-context";
import type { RouteObject } from "react-router";
import type { ContentType } from "#content/define.ts";

/** The list of a type's entries (H5). */
export function entriesPage(type: ContentType) {
  return {
    loader({ request, context }) {
      prefetch(context, listQuery(type, new URL(request.url).searchParams).query);
      return null;
    },
    // One instance per type: React would hand the rows and questions of one list to the next.
    element: <EntryList key={type.table} type={type} />,
  } satisfies RouteObject;
}
