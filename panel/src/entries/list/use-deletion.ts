import { reasonOf } from "@panel/backend/backend-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
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
  const name = nameOf(type, row);
  const askAgain = (key: string) => void queries.invalidateQueries({ queryKey: [key] });

  const undo = useMutation({
    mutationFn: () => undoDeletion(table, row.id),
    onSuccess: () => toast({ title: outcomeOf(type, "recuperado"), text: name }),
    onError(error) {
      const text = restoreReason(type, error);
      toast({ kind: "error", title: `No se pudo recuperar ${theOf(type)}`, text });
    },
    onSettled() {
      askAgain(table);
      askAgain("entry_versions");
    },
  });

  const remove = useMutation({
    mutationFn: () => deleteEntry(table, row.id),
    onSuccess() {
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(() => setAsking(false));
      toast({
        title: `${outcomeOf(type, "eliminado")} correctamente`,
        text: `«${name}» queda ${retentionDays} días en la papelera.`,
        action: {
          label: "Deshacer",
          onPress() {
            // The pressed button unmounts, and the restored row is not rendered yet.
            document.getElementById("main")?.focus();
            undo.mutate();
          },
        },
      });
      askAgain("entry_versions");
      onDeleted();
    },
    onError(error) {
      setAsking(false);
      toast({ kind: "error", title: `No se pudo eliminar ${theOf(type)}`, text: reasonOf(error) });
    },
  });

  return { asking, setAsking, deleting: remove.isPending, remove: () => remove.mutate() };
}
