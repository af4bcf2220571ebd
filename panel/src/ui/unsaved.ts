import { useEffect } from "react";
import { create } from "zustand";

/** Number of mounted forms with unsaved work. */
const unsavedForms = create(() => 0);

const count = (by: number) => unsavedForms.setState((forms) => forms + by, true);

/** Declares unsaved work of a component to the guards. */
export function useDeclareUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    return () => count(-1);
  }, [unsaved]);
}

export const useAnyUnsaved = (): boolean => unsavedForms((forms) => forms > 0);
