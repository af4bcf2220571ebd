import type { EntryDraftRow } from "../../shared/database.types.ts";
import { adminDatabase } from "./admin.ts";

type Draft = Pick<EntryDraftRow, "data"> & Partial<EntryDraftRow>;

/** A draft, of a new tour by default. */
export async function insertDraft(draft: Draft): Promise<EntryDraftRow> {
  const { data } = await adminDatabase()
    .from("entry_drafts")
    .insert({ id: crypto.randomUUID(), entry_type: "tours", is_new: true, ...draft })
    .select()
    .single()
    .throwOnError();
  return data;
}

/** The draft of an entry; null if there is none. */
export async function readDraft(id: string): Promise<EntryDraftRow | null> {
  const drafts = adminDatabase().from("entry_drafts").select().eq("id", id);
  return (await drafts.maybeSingle().throwOnError()).data;
}
