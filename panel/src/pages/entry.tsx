import { isSignedIn, untilChecked } from "@panel/auth/session";
import { randomId } from "@panel/backend/id";
import { copyName, copyOf } from "@panel/entries/draft/copy";
import { slugify } from "@panel/entries/draft/slug";
import { EntryEditor } from "@panel/entries/editor/entry-editor";
import { EntryMissing } from "@panel/entries/editor/entry-missing";
import { isFound, loadEntry } from "@panel/entries/editor/load-entry";
import { unsentEntry } from "@panel/entries/editor/local-buffer";
import { takenSlugs } from "@panel/entries/editor/taken-slugs";
import type { Copy } from "@panel/entries/editor/use-entry-form";
import { titleOf } from "@panel/entries/labels";
import { titleByType, typeAt } from "@panel/entries/type-at";
import { queriesContext } from "@panel/queries/prefetch";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "react-router";
import type { ContentType } from "#content/index.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import NotFound from "./not-found";

export const handle = { title: titleByType(titleOf) };

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const type = typeAt(params.type);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  const source = params.id ?? from;
  if (!type || !(await isSignedIn())) return { id: "" };
  if (!source) {
    await untilChecked();
    return { id: (await unsentEntry(type.table)) ?? randomId() };
  }
  const id = params.id ?? randomId();
  // The server would refuse a text that is no id.
  if (!/^[\da-f-]{36}$/i.test(source)) return { id, isMissing: true };
  try {
    const opened = await loadEntry(context.get(queriesContext), type, source);
    // The form reads local buffers, which belong to an account.
    await untilChecked();
    if (params.id || !isFound(opened)) return { id, opened, isMissing: !isFound(opened) };
    const row = { ...opened.row, ...opened.draft?.data };
    const taken = await takenSlugs(type, slugify(copyName(type, row)));
    return { id, copy: { draft: copyOf(type, row, taken), of: source } };
  } catch {
    return { id, isMissing: true, failed: true };
  }
}

/** The form follows its entry by itself. A link to the same address must not replace a new entry by another. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get("from") !== nextUrl.searchParams.get("from");

interface Loaded {
  /** Id of the edited entry, or of a new one. */
  id: string;
  opened?: OpenedEntry;
  /** Initial draft of a copy. */
  copy?: Copy;
  isMissing?: boolean;
  failed?: boolean;
}

/** Form of an entry, new or saved (H6). */
export default function EntryPage() {
  const type = typeAt(useParams().type);
  // Keyed by type: otherwise React would keep the form of another type.
  return type ? <LoadedEntry key={type.table} type={type} /> : <NotFound />;
}

function LoadedEntry({ type }: { type: ContentType }) {
  const { id, isMissing, failed, ...start } = useLoaderData<Loaded>();
  if (isMissing) return <EntryMissing type={type} failed={failed === true} />;
  return <EntryEditor key={id} {...{ type, id }} {...start} />;
}
