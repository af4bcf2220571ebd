import { checkSession, isSignedIn } from "@panel/auth/session";
import { dataOf, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { EntryEditor } from "@panel/entries/editor/entry-editor";
import { EntryMissing } from "@panel/entries/editor/entry-missing";
import type { EntryRow } from "@panel/entries/entry-row";
import { queriesContext } from "@panel/route-context";
import type { QueryClient } from "@tanstack/react-query";
import { type RouteObject, useLoaderData, useParams } from "react-router";
import type { ContentType } from "#content/define.ts";

/** The form of a type's entry, new or saved (H6). */
export function entryPage(type: ContentType) {
  async function loader({ params: { id }, context }: LoaderArguments) {
    if (!id || !(await isSignedIn())) return { row: null };
    return loadEntry(context.get(queriesContext), type, id).then(
      (row) => ({ row }),
      () => ({ row: null, failed: true }),
    );
  }
  return { loader, element: <EntryPage type={type} /> } satisfies RouteObject;
}

function EntryPage({ type }: { type: ContentType }) {
  const { id } = useParams();
  const { row, failed } = useLoaderData<{ row: EntryRow | null; failed?: boolean }>();
  if (id && !row) return <EntryMissing type={type} failed={failed === true} />;
  return <EntryEditor key={id} type={type} saved={row ?? undefined} />;
}

type LoaderArguments = Parameters<
  Extract<RouteObject["loader"], (...given: never[]) => unknown>
>[0];

/**
 * One entry as it is now, and once for each visit: a later answer must not replace what somebody is typing, and
 * an earlier one must not be edited.
 */
async function loadEntry(queries: QueryClient, type: ContentType, id: string) {
  const read = () =>
    queries.fetchQuery({
      queryKey: [type.table, "entry", id],
      gcTime: 0,
      queryFn: async ({ signal }) => {
        const rows = backend().from(type.table).select<string, EntryRow>("*");
        return dataOf(await rows.eq("id", id).abortSignal(signal).maybeSingle());
      },
    });
  try {
    return await read();
  } catch (error) {
    // A token that is too old has been replaced by then. Who is signed out is not let in (`panel.tsx`).
    if (!isRefused(error) || (await checkSession()).status !== "admin") throw error;
    return read();
  }
}
