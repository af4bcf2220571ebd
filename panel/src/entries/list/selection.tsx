import { type Action, ActionMenu } from "@panel/ui/action-menu";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContentType } from "#content/index.ts";
import type { EntryRow } from "../entry-row";
import { nounsOf, outcomeOf } from "../labels";
import { retentionDays } from "../trash/days-left";
import { restoreReason, undoDeletion } from "../versions/restore-version";
import { changeReason } from "./change-reason";
import { deleteEntry } from "./delete-button";
import { counted } from "./list-text";
import { switchesOf } from "./switches";
import { type RowChange, useRowChanges } from "./use-row-changes";

export type Selection = ReturnType<typeof useSelection>;

/** Selected entries of a list's page. */
export function useSelection() {
  const [isSelecting, setSelecting] = useState(false);
  const [ids, setIds] = useState<readonly string[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    isSelecting,
    ids,
    opener,
    begin: () => setSelecting(true),
    end() {
      // The pressed button unmounts.
      flushSync(() => setSelecting(false));
      setIds([]);
      opener.current?.focus();
    },
    setIds,
    toggle: (id: string) =>
      setIds((all) => (all.includes(id) ? all.filter((other) => other !== id) : [...all, id])),
  };
}

interface SelectionBarProps {
  type: ContentType;
  rows: readonly EntryRow[];
  selection: Selection;
}

/** Actions for the selected entries, at the bottom of the list. */
export function SelectionBar({ type, rows, selection }: SelectionBarProps) {
  const { ids, setIds, end } = selection;
  const selected = rows.filter(({ id }) => ids.includes(id));
  const [asking, setAsking] = useState(false);
  const { progress, change, remove } = useBulk(type);
  const isBusy = progress !== undefined;
  const isAll = selected.length === rows.length;
  const several = counted(selected.length, nounsOf(type));

  async function run(work: () => Promise<void>) {
    await work();
    end();
  }

  return (
    <div className="save save--list">
      <label className="check">
        <input
          type="checkbox"
          checked={isAll}
          disabled={isBusy}
          onChange={() => setIds(isAll ? [] : rows.map(({ id }) => id))}
        />
        Todos
      </label>
      <p role="status">{progress ?? several}</p>
      <div className="bar__acts">
        <button className="btn btn--line" type="button" disabled={isBusy} onClick={end}>
          Cancelar
        </button>
        <ActionMenu
          title={several}
          label="Acciones"
          disabled={isBusy || selected.length === 0}
          actions={[
            ...switchesOf(type).flatMap(({ column, actions }): Action[] => [
              {
                label: actions.on,
                icon: "check",
                onPress: () => void run(() => change(selected, column, true, actions.on)),
              },
              {
                label: actions.off,
                icon: "close",
                onPress: () => void run(() => change(selected, column, false, actions.off)),
              },
            ]),
            { label: "Eliminar", icon: "delete", onPress: () => setAsking(true) },
          ]}
        />
      </div>
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar ${several}?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm="Eliminar"
          onConfirm={() => {
            flushSync(() => setAsking(false));
            void run(() => remove(selected));
          }}
          danger
        >
          Desaparecen de la web y quedan {retentionDays} días en la papelera, de donde se pueden
          recuperar con sus imágenes y traducciones.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Changes several entries, one request each, and offers to undo it. */
function useBulk(type: ContentType) {
  const queries = useQueryClient();
  const changeRow = useRowChanges(type);
  const [progress, setProgress] = useState<string>();
  const nouns = nounsOf(type);

  /** @returns what was done, and the reasons of failures */
  async function each<Done>(
    rows: readonly EntryRow[],
    task: (row: EntryRow) => Promise<Done | undefined>,
  ) {
    const done: Done[] = [];
    const failures: string[] = [];
    for (const [at, row] of rows.entries()) {
      setProgress(`${at + 1} de ${rows.length}...`);
      try {
        const result = await task(row);
        if (result === undefined) failures.push("ya no existe");
        else done.push(result);
      } catch (error) {
        failures.push(changeReason(type, error));
      }
    }
    setProgress(undefined);
    return { done, failures };
  }

  /** Tells what was done. `undo` is offered if anything was. */
  function report(title: string, done: number, failures: readonly string[], undo: () => void) {
    if (failures.length > 0)
      toast({
        kind: "error",
        title: `${failures.length} no se ${failures.length === 1 ? "pudo" : "pudieron"}`,
        text: [...new Set(failures)].join("\n"),
      });
    if (done > 0)
      toast({
        title,
        text: counted(done, nouns),
        actions: [{ label: "Deshacer", onPress: undo }],
      });
  }

  return {
    progress,
    async change(rows: readonly EntryRow[], column: string, value: boolean, title: string) {
      const affected = rows.filter((row) => row[column] !== value);
      const { done, failures } = await each(affected, async (row) => {
        const changed = await changeRow(row, { [column]: value });
        return changed && { row, changed };
      });
      const prevailing = done.filter(({ changed }) => changed.draftPrevails).length;
      if (prevailing > 0)
        failures.push("Hay borradores programados que lo cambiarán al publicarse.");
      if (affected.length === 0)
        return toast({ title, text: `${counted(rows.length, nouns)}: ya estaba así.` });
      report(title, done.length, failures, () => void undoChanges(done));
    },
    async remove(rows: readonly EntryRow[]) {
      const { done, failures } = await each(rows, async (row) => {
        await deleteEntry(type.table, row.id);
        return row;
      });
      readAgain();
      report(outcomeOf(type, "eliminado"), done.length, failures, () => void undoDeletions(done));
    },
  };

  async function undoChanges(done: readonly { row: EntryRow; changed: RowChange }[]) {
    for (const { row, changed } of done)
      await changeRow({ ...row, ...changed.row }, changed.before).catch(reportUndo);
    toast({ title: "Deshecho", text: counted(done.length, nouns) });
  }

  async function undoDeletions(done: readonly EntryRow[]) {
    for (const { id } of done) await undoDeletion(type.table, id).catch(reportUndo);
    toast({ title: outcomeOf(type, "recuperado"), text: counted(done.length, nouns) });
    readAgain();
  }

  function reportUndo(error: unknown) {
    toast({ kind: "error", title: "No se pudo deshacer", text: restoreReason(type, error) });
  }

  function readAgain() {
    for (const key of [type.table, "entry_versions"])
      void queries.invalidateQueries({ queryKey: [key] });
  }
}

interface SelectBoxProps {
  name: string;
  id: string;
  selection: Selection;
}

/** Check box of an entry, in place of its picture. */
export function SelectBox({ name, id, selection }: SelectBoxProps) {
  return (
    <label className="rows__select">
      <input
        type="checkbox"
        aria-label={`Seleccionar ${name}`}
        checked={selection.ids.includes(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

/** Button that begins the selection. */
export function SelectButton({ selection }: { selection: Selection }) {
  return (
    <button
      ref={selection.opener}
      className="btn btn--line"
      type="button"
      aria-pressed={selection.isSelecting}
      onClick={selection.isSelecting ? selection.end : selection.begin}
    >
      Seleccionar
    </button>
  );
}
