import { checkRefusal } from "@panel/auth/session";
import { reasonOf } from "@panel/backend/backend-error";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ContentType } from "#content/index.ts";
import { type EntryRow, nameOf } from "../entry-row";
import { outcomeOf, theOf } from "../labels";
import { retentionDays } from "../trash/days-left";
import { restoreReason, undoDeletion } from "../versions/restore-version";
import { deleteEntry } from "./delete-entry";

/** Deletion of an entry in a list, with a confirmation and an undo button in the toast. */
export function useDeletion(type: ContentType, row: EntryRow, onDeleted: () => void) {
  const { table } = type;
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const name = nameOf(type, row);
  const askAgain = (key: string) => void queries.invalidateQueries({ queryKey: [key] });

  async function undo() {
    // The undo button unmounts, and the restored row is not rendered yet.
    document.getElementById("main")?.focus();
    try {
      await undoDeletion(table, row.id);
      toast({ title: outcomeOf(type, "recuperado"), text: name });
    } catch (error) {
      const text = restoreReason(type, error);
      toast({ kind: "error", title: `No se pudo recuperar ${theOf(type)}`, text });
      checkRefusal(error);
    }
    askAgain(table);
    askAgain("entry_versions");
  }

  async function remove() {
    setDeleting(true);
    try {
      await deleteEntry(table, row.id);
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(() => setAsking(false));
      toast({
        title: `${outcomeOf(type, "eliminado")} correctamente`,
        text: `«${name}» queda ${retentionDays} días en la papelera.`,
        action: { label: "Deshacer", onPress: undo },
      });
      askAgain("entry_versions");
      onDeleted();
    } catch (error) {
      setAsking(false);
      toast({ kind: "error", title: `No se pudo eliminar ${theOf(type)}`, text: reasonOf(error) });
      checkRefusal(error);
    }
    setDeleting(false);
  }

  return { asking, setAsking, deleting, remove };
}
