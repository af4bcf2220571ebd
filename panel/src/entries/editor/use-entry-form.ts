import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { randomId } from "@panel/backend/id";
import type { useListAddress } from "@panel/list/list-address";
import { toast } from "@panel/ui/toaster";
import { useGone } from "@panel/ui/use-gone";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { ContentType } from "#content/define.ts";
import { freeSlug } from "../draft/slug";
import { type Draft, valueIn } from "../draft/values";
import { type EntryRow, nameOf, pictureColumns, picturesOf } from "../entry-row";
import { outcomeWords } from "../outcome-words";
import { saveEntry } from "./save-entry";
import { takenSlugs } from "./taken-slugs";
import { useForm } from "./use-form";

/** A new entry that begins as another one is. */
export interface Copy {
  draft: Draft;
  /** Of the other one. */
  of: string;
}

interface EntryFormOptions {
  copy?: Copy | undefined;
  /** Where the form is left for when all of it is saved. */
  list: ReturnType<typeof useListAddress>;
  /** Where to instead; the list, if there is nothing or it fails. */
  after?: () => Promise<string | undefined>;
}

/** The form of an entry: saved under its id, and left when all of it is. */
export function useEntryForm(
  type: ContentType,
  saved: EntryRow | undefined,
  { copy, list, after }: EntryFormOptions,
) {
  const { table, words } = type;
  const [id, setId] = useState(() => saved?.id ?? randomId());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const gone = useGone();
  const savedWords = `${outcomeWords(type, "guardado")} correctamente`;

  /** Nobody chose this slug: the next one that is free does as well. */
  async function withOtherSlug(draft: Draft): Promise<Draft | undefined> {
    for (const [name, field] of Object.entries(type.fields)) {
      if (field.kind !== "slug") continue;
      const { text, made } = valueIn(draft, name, field);
      if (!made) return undefined;
      return { [name]: { text: freeSlug(text, await takenSlugs(table, text, id)), made } };
    }
    return undefined;
  }

  const form = useForm({
    table: type,
    // A copy that was begun is not what somebody wants who begins with nothing.
    name: `${table}:${saved?.id ?? (copy ? `copy:${copy.of}` : "new")}`,
    saved,
    start: copy?.draft,
    entry: useMemo(() => ({ type, id, saved }), [type, id, saved]),
    words: { the: words.the, saved: savedWords },
    write: (write) => saveEntry(table, id, write),
    withOtherSlug,
    onResumed: saved ? undefined : setId,
    onSaved: async (row) => {
      toast({ title: savedWords, text: nameOf(type, row) });
      const next = await after?.().catch(() => undefined);
      if (!gone.current.signal.aborted)
        await navigate(next ?? list.address, next ? { state: list.state } : {});
      void queries.invalidateQueries({ queryKey: [table] });
    },
    picturesNow: async () => {
      const rows = backend().from(table).select<string, EntryRow>(pictureColumns(type).join(","));
      return dataOf(await rows.eq("id", id)).flatMap((row) => picturesOf(type, row));
    },
  });
  return { id, form };
}
