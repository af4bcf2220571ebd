import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { randomId } from "@panel/backend/id";
import type { useListAddress } from "@panel/list/list-address";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { ContentType } from "#content/index.ts";
import { freeSlug } from "../draft/slug";
import { type Draft, valueIn } from "../draft/values";
import { type EntryRow, nameOf, pictureColumns, picturesOf } from "../entry-row";
import { outcomeOf, theOf } from "../labels";
import { saveEntry } from "./save-entry";
import { takenSlugs } from "./taken-slugs";
import { useForm } from "./use-form";

/** Initial draft of a duplicated entry. */
export interface Copy {
  draft: Draft;
  /** Id of the original. */
  of: string;
}

interface EntryFormOptions {
  copy?: Copy | undefined;
  /** List to navigate to after a save. */
  list: ReturnType<typeof useListAddress>;
  /** Address to navigate to after a save; the list if it is undefined or rejects. */
  after?: () => Promise<string | undefined>;
}

/** The form of an entry, which navigates away when everything is saved. */
export function useEntryForm(
  type: ContentType,
  saved: EntryRow | undefined,
  { copy, list, after }: EntryFormOptions,
) {
  const { table } = type;
  const [id, setId] = useState(() => saved?.id ?? randomId());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const unmounted = useUnmountSignal();
  const savedWords = `${outcomeOf(type, "guardado")} correctamente`;

  /** Replaces a taken slug by the next free one, unless it was edited by hand. */
  async function withFreeSlug(draft: Draft): Promise<Draft | undefined> {
    for (const [name, field] of Object.entries(type.fields)) {
      if (field.kind !== "slug") continue;
      const { text, made } = valueIn(draft, name, field);
      if (!made) return undefined;
      return { [name]: { text: freeSlug(text, await takenSlugs(type, text, id)), made } };
    }
    return undefined;
  }

  const form = useForm({
    table: type,
    // The draft of a copy is stored apart from that of a new entry.
    name: `${table}:${saved?.id ?? (copy ? `copy:${copy.of}` : "new")}`,
    saved,
    start: copy?.draft,
    entry: useMemo(() => ({ type, id, saved }), [type, id, saved]),
    words: { the: theOf(type), saved: savedWords },
    sendSave: (request) => saveEntry(table, id, request),
    withFreeSlug,
    onResumed: saved ? undefined : setId,
    onSaved: async (row) => {
      toast({ title: savedWords, text: nameOf(type, row) });
      const next = await after?.().catch(() => undefined);
      if (!unmounted.current.signal.aborted)
        await navigate(next ?? list.address, next ? { state: list.state } : {});
      void queries.invalidateQueries({ queryKey: [table] });
    },
    readStoredPictures: async () => {
      const rows = backend().from(table).select<string, EntryRow>(pictureColumns(type).join(","));
      return dataOf(await rows.eq("id", id)).flatMap((row) => picturesOf(type, row));
    },
  });
  return { id, form };
}
