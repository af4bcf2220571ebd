import { checkRefusal } from "@panel/auth/session";
import { toast } from "@panel/ui/toaster";
import { useRef, useState } from "react";
import type { ContentType } from "#content/index.ts";
import type { Columns } from "../draft/values";
import { type EntryRow, nameOf } from "../entry-row";
import { agreeing, theOf } from "../labels";
import { changeReason } from "./change-reason";
import { type ListSwitch, outcomeOfSwitch, switchesOf } from "./switches";
import { type RowChange, useRowChanges } from "./use-row-changes";

/** Switches of an entry in its list: visible, featured. */
export function FlagSwitches({ type, row }: { type: ContentType; row: EntryRow }) {
  return (
    <div className="rows__switches">
      {switchesOf(type).map((one) => (
        <FlagSwitch key={one.column} type={type} row={row} flag={one} />
      ))}
    </div>
  );
}

interface FlagSwitchProps {
  type: ContentType;
  row: EntryRow;
  flag: ListSwitch;
}

function FlagSwitch({ type, row, flag: { column, label } }: FlagSwitchProps) {
  const { pressed, press } = useFlag(type, row, column);
  return (
    <button
      className="switch"
      type="button"
      role="switch"
      aria-checked={pressed ?? row[column] === true}
      aria-label={`${label}: ${nameOf(type, row)}`}
      aria-busy={pressed !== undefined || undefined}
      onClick={() => press(!(pressed ?? row[column] === true))}
    >
      <span className="switch__track" aria-hidden="true" />
      {label}
    </button>
  );
}

/** State of a switch. Presses during a save are saved after it, so that the last one prevails. */
function useFlag(type: ContentType, row: EntryRow, column: string) {
  const change = useRowChanges(type);
  const [pressed, setPressed] = useState<boolean>();
  /** Value of the last press; undefined if nothing is being saved. */
  const wanted = useRef<boolean>(undefined);

  async function undo(before: Columns, stored: EntryRow) {
    try {
      const undone = await change(stored, before);
      if (!undone) return reportGone(type);
      toast({ title: outcomeOfSwitch(type, column, undone.row), text: nameOf(type, row) });
    } catch (error) {
      reportFailure(type, error);
    }
  }

  async function press(value: boolean) {
    setPressed(value);
    const isSaving = wanted.current !== undefined;
    wanted.current = value;
    if (isSaving) return;
    let saved: RowChange | undefined;
    const before: Columns = {};
    try {
      let latest = row;
      while (wanted.current !== latest[column]) {
        saved = await change(latest, { [column]: wanted.current });
        if (!saved) return reportGone(type);
        // The first change has the values from before all presses.
        Object.assign(before, { ...saved.before, ...before });
        latest = { ...row, ...saved.row };
      }
      if (saved) report(saved, before);
    } catch (error) {
      reportFailure(type, error);
    } finally {
      wanted.current = undefined;
      setPressed(undefined);
    }
  }

  function report({ row: stored, draftPrevails }: RowChange, before: Columns) {
    const title = outcomeOfSwitch(type, column, stored);
    const name = nameOf(type, row);
    toast({
      title,
      text: draftPrevails
        ? `${name}. Su borrador programado dice otra cosa, y lo cambiará al publicarse.`
        : name,
      actions: [{ label: "Deshacer", onPress: () => void undo(before, { ...row, ...stored }) }],
    });
  }

  return { pressed, press };
}

function reportGone(type: ContentType) {
  toast({
    kind: "error",
    title: `No se pudo cambiar ${theOf(type)}`,
    text: `Otra persona ${agreeing(theOf(type), "lo")} ha eliminado.`,
  });
}

function reportFailure(type: ContentType, error: unknown) {
  checkRefusal(error);
  toast({
    kind: "error",
    title: `No se pudo cambiar ${theOf(type)}`,
    text: changeReason(type, error),
  });
}
