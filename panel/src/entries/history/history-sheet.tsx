import { reasonOf } from "@panel/backend/backend-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ContentType } from "#content/index.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { Columns } from "../draft/values";
import { type EntryRow, nameOf } from "../entry-row";
import { outcomeOf } from "../labels";
import { HistoryList } from "./history-list";
import { restoreToDraft } from "./restore-to-draft";
import { StateView } from "./state-view";
import type { useOpenHistory } from "./use-open-history";

interface HistorySheetProps {
  type: ContentType;
  saved: EntryRow;
  history: ReturnType<typeof useOpenHistory>;
  /** Saves what was typed to the draft, so that a restoration can be undone. */
  saveDraft: () => Promise<unknown>;
  /** The draft has changed: the form has to read it again. */
  onRestored: () => void;
}

/** History of an entry, over its form, which stays mounted (K1). */
export default function HistorySheet(props: HistorySheetProps) {
  const { type, saved, history, saveDraft, onRestored } = props;
  const { version, showAll, showVersion, close } = history;
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const previousVersion = useRef(version);

  // Another view starts at its top, also for the focus.
  useEffect(() => {
    if (previousVersion.current === version) return;
    previousVersion.current = version;
    top.current?.focus();
    top.current?.parentElement?.scrollTo(0, 0);
  }, [version]);

  const refresh = () => {
    for (const key of [type.table, "dashboard"])
      void queries.invalidateQueries({ queryKey: [key] });
  };

  async function finish(before: Columns, when: string) {
    toast({
      title: `${outcomeOf(type, "recuperado")} en el borrador`,
      text: `Dice lo mismo que el ${when}. La web no cambia hasta que lo guardes.`,
      action: {
        label: "Deshacer",
        onPress: () => {
          document.getElementById("main")?.focus();
          undo.mutate(before);
        },
      },
    });
    refresh();
    await close();
    onRestored();
  }

  const undo = useMutation({
    mutationFn: (before: Columns) => restoreToDraft(type, saved.id, before),
    onSuccess() {
      refresh();
      onRestored();
    },
    onError: (error) =>
      toast({ kind: "error", title: "No se pudo deshacer", text: reasonOf(error) }),
  });

  return (
    <Sheet
      title="Historial"
      note={nameOf(type, saved)}
      closeLabel="Cerrar el historial"
      onClose={() => void close()}
    >
      <div className="history" ref={top} tabIndex={-1}>
        {version === undefined ? (
          <HistoryList type={type} id={saved.id} onShow={showVersion} />
        ) : (
          <StateView
            key={version}
            {...{ type, version, saveDraft }}
            id={saved.id}
            onAll={showAll}
            onRestored={(before, when) => void finish(before, when)}
          />
        )}
      </div>
    </Sheet>
  );
}
