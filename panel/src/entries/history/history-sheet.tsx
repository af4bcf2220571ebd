import { reasonOf } from "@panel/backend/backend-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ContentType } from "#content/index.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { type EntryRow, nameOf } from "../entry-row";
import { outcomeOf } from "../labels";
import { HistoryList } from "./history-list";
import { type Restored, restoreToDraft } from "./restore-to-draft";
import { StateView } from "./state-view";
import type { useOpenHistory } from "./use-open-history";

interface HistorySheetProps {
  type: ContentType;
  saved: EntryRow;
  unsaved: boolean;
  history: ReturnType<typeof useOpenHistory>;
  /** Keeps unsaved changes of the form, to be restored over the version. `base` is the entry's `updated_at`. */
  onReplaced: (base: string) => void;
  /** The draft has changed: the form has to start with this row. */
  onRestored: (row: EntryRow) => void;
}

/** History of an entry, over its form, which stays mounted (K1). */
export default function HistorySheet(props: HistorySheetProps) {
  const { type, saved, unsaved, history, onReplaced, onRestored } = props;
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

  async function finish({ row, before }: Restored, when: string) {
    if (unsaved) onReplaced(row.updated_at);
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
    onRestored(row);
  }

  const undo = useMutation({
    mutationFn: (before: EntryRow) => restoreToDraft(type, saved.id, before),
    onSuccess({ row }) {
      refresh();
      onRestored(row);
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
            {...{ type, version, unsaved }}
            id={saved.id}
            onAll={showAll}
            onRestored={(restored, when) => void finish(restored, when)}
          />
        )}
      </div>
    </Sheet>
  );
}
