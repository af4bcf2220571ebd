import { checkSession, isSignedIn } from "@panel/auth/session";
import { dataOf, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { copyName, copyOf } from "@panel/entries/draft/copy";
import { slugify } from "@panel/entries/draft/slug";
import type { Draft } from "@panel/entries/draft/values";
import { EntryEditor } from "@panel/entries/editor/entry-editor";
import { EntryMissing } from "@panel/entries/editor/entry-missing";
import { takenSlugs } from "@panel/entries/editor/taken-slugs";
import type { EntryRow } from "@panel/entries/entry-row";
import { queriesContext } from "@panel/route-context";
import type { QueryClient } from "@tanstack/react-query";
import { type RouteObject, useLoaderData } from "react-router";
import type { ContentType } from "#content/define.ts";

/** The form of a type's entry, new or saved (H6). */
export function entryPage(type: ContentType) {
  async function loader({ params, request, context }: LoaderArguments): Promise<Loaded> {
    const from = new URL(request.url).searchParams.get("from") ?? undefined;
    const id = params.id ?? from;
    if (!id || !(await isSignedIn())) return { id, row: null };
    try {
      const row = await loadEntry(context.get(queriesContext), type, id);
      if (!row || params.id) return { id, row };
      const taken = await takenSlugs(type.table, slugify(copyName(type, row)));
      return { id, row, copy: copyOf(type, row, taken) };
    } catch {
      return { id, row: null, failed: true };
    }
  }
  return { loader, element: <EntryPage type={type} /> } satisfies RouteObject;
}

interface Loaded {
  /** Of the entry that is edited, or copied; undefined for one that begins with nothing. */
  id: string | undefined;
  row: EntryRow | null;
  /** What a copy of it begins with. */
  copy?: Draft;
  failed?: boolean;
}

function EntryPage({ type }: { type: ContentType }) {
  const { id, row, copy, failed } = useLoaderData<Loaded>();
  if (!id) return <EntryEditor key="new" type={type} />;
  if (!row) return <EntryMissing type={type} failed={failed === true} />;
  if (copy) return <EntryEditor key={`copy:${id}`} type={type} copy={{ draft: copy, of: id }} />;
  return <EntryEditor key={id} type={type} saved={row} />;
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
