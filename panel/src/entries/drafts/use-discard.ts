import { reasonOf } from "@panel/backend/backend-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ContentType } from "#content/index.ts";
import type { EntryDraftRow } from "#shared/database.types.ts";
import { outcomeOf, theOf } from "../labels";
import { discardDraft, restoreDraft } from "./discard-draft";
import type { DraftSummary } from "./read-drafts";

/** Deletion of an entry that was never published, with a confirmation and an undo button in the toast. */
export function useDiscard(
  type: ContentType,
  draft: DraftSummary,
  name: string,
  onDiscarded: () => void,
) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const refresh = () => {
    for (const key of [type.table, "dashboard"])
      void queries.invalidateQueries({ queryKey: [key] });
  };

  const undo = useMutation({
    mutationFn: (discarded: EntryDraftRow) => restoreDraft(discarded),
    onSuccess(isComplete) {
      const text = isComplete ? name : `${name}. La programación no se ha podido recuperar.`;
      toast({ title: outcomeOf(type, "recuperado"), text });
    },
    onError: (error) =>
      toast({
        kind: "error",
        title: `No se pudo recuperar ${theOf(type)}`,
        text: reasonOf(error),
      }),
    onSettled: refresh,
  });

  const discard = useMutation({
    mutationFn: () => discardDraft(draft),
    onSuccess(discarded) {
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(() => setAsking(false));
      if (discarded === "changed") {
        toast({
          kind: "error",
          title: "No se ha eliminado nada",
          text: `${name} ha cambiado mientras tanto: míralo antes de eliminarlo.`,
        });
        return refresh();
      }
      toast({
        title: `${outcomeOf(type, "eliminado")} correctamente`,
        text: name,
        action: {
          label: "Deshacer",
          onPress() {
            // The pressed button unmounts, and the restored row is not rendered yet.
            document.getElementById("main")?.focus();
            undo.mutate(discarded);
          },
        },
      });
      onDiscarded();
      refresh();
    },
    onError(error) {
      setAsking(false);
      toast({ kind: "error", title: `No se pudo eliminar ${theOf(type)}`, text: reasonOf(error) });
    },
  });

  return { asking, setAsking, discarding: discard.isPending, discard: () => discard.mutate() };
}
