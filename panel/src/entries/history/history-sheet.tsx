import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ContentType } from "#content/index.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { type EntryRow, nameOf } from "../entry-row";
import { outcomeOf } from "../labels";
import { HistoryList } from "./history-list";
import { StateView } from "./state-view";
import type { useOpenHistory } from "./use-open-history";

interface HistorySheetProps {
  type: ContentType;
  saved: EntryRow;
  unsaved: boolean;
  history: ReturnType<typeof useOpenHistory>;
  /** The entry has changed: the form has to read it again. */
  onRestored: () => void;
}

/** History of an entry, over its form, which stays mounted (K1). */
export default function HistorySheet(props: HistorySheetProps) {
  const { type, saved, unsaved, history, onRestored } = props;
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

  async function finish(when: string) {
    toast({ title: outcomeOf(type, "recuperado"), text: `Es otra vez como el ${when}.` });
    for (const key of [type.table, "history"]) void queries.invalidateQueries({ queryKey: [key] });
    await close();
    onRestored();
  }

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
            onRestored={(_, when) => void finish(when)}
          />
        )}
      </div>
    </Sheet>
  );
}
