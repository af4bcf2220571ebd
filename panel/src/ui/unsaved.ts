import { useEffect } from "react";
import { create } from "zustand";

/** How many forms on the page hold something typed that is not saved; the guard must not throw it away. */
const unsavedForms = create(() => 0);

const count = (by: number) => unsavedForms.setState((forms) => forms + by, true);

/** Declares that this component holds unsaved work as long as `unsaved` is true. */
export function useDeclareUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    return () => count(-1);
  }, [unsaved]);
}

export const useAnyUnsaved = (): boolean => unsavedForms((forms) => forms > 0);
