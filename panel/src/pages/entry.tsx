import { isSignedIn } from "@panel/auth/session";
import { copyName, copyOf } from "@panel/entries/draft/copy";
import { slugify } from "@panel/entries/draft/slug";
import type { Draft } from "@panel/entries/draft/values";
import { EntryEditor } from "@panel/entries/editor/entry-editor";
import { EntryMissing } from "@panel/entries/editor/entry-missing";
import { loadEntry } from "@panel/entries/editor/load-entry";
import { takenSlugs } from "@panel/entries/editor/taken-slugs";
import type { EntryRow } from "@panel/entries/entry-row";
import { titleOf } from "@panel/entries/labels";
import { titleByType, typeAt } from "@panel/entries/type-at";
import { queriesContext } from "@panel/queries/prefetch";
import { useState } from "react";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "react-router";
import type { ContentType } from "#content/index.ts";
import NotFound from "./not-found";

export const handle = { title: titleByType(titleOf) };

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const type = typeAt(params.type);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  const id = params.id ?? from;
  if (!type || !id || !(await isSignedIn())) return { id, row: null };
  // The server would refuse a text that is no id.
  if (!/^[\da-f-]{36}$/i.test(id)) return { id, row: null };
  try {
    const row = await loadEntry(context.get(queriesContext), type, id);
    if (!row || params.id) return { id, row };
    const taken = await takenSlugs(type, slugify(copyName(type, row)));
    return { id, row, copy: copyOf(type, row, taken) };
  } catch {
    return { id, row: null, failed: true };
  }
}

/** Sheets over the form change only the search parameters: do not load again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...by }) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  if (!isSamePage || currentUrl.search === nextUrl.search) return by.defaultShouldRevalidate;
  return currentUrl.searchParams.get("from") !== nextUrl.searchParams.get("from");
};

interface Loaded {
  /** Id of the edited or copied entry; undefined for an empty form. */
  id: string | undefined;
  row: EntryRow | null;
  /** Initial draft of a copy. */
  copy?: Draft;
  failed?: boolean;
}

/** Form of an entry, new or saved (H6). */
export default function EntryPage() {
  const type = typeAt(useParams().type);
  // Keyed by type: otherwise React would keep the form of another type.
  return type ? <LoadedEntry key={type.table} type={type} /> : <NotFound />;
}

function LoadedEntry({ type }: { type: ContentType }) {
  const { id, row: loaded, copy, failed } = useLoaderData<Loaded>();
  const [restored, onRestored] = useState<EntryRow>();
  const row = restored && isLater(restored, loaded) ? restored : loaded;
  if (!id) return <EntryEditor key="new" {...{ type, onRestored }} />;
  if (!row) return <EntryMissing type={type} failed={failed === true} />;
  if (copy)
    return (
      <EntryEditor key={`copy:${id}`} {...{ type, onRestored }} copy={{ draft: copy, of: id }} />
    );
  // A restored version starts a new form.
  return <EntryEditor key={`${id} ${row.updated_at}`} {...{ type, onRestored }} saved={row} />;
}

/** Whether it is a later state of the same entry. */
function isLater(one: EntryRow, other: EntryRow | null): boolean {
  return one.id === other?.id && Date.parse(one.updated_at) >= Date.parse(other.updated_at);
}
