import { useEffect, useEffectEvent } from "react";
import { create } from "zustand";

/** Discards the unsaved work of a form, including its stored draft. */
type Discard = () => void;

/** Mounted forms with unsaved work. */
const unsavedForms = create<readonly Discard[]>(() => []);

/** Declares unsaved work of a component to the guards. */
export function useDeclareUnsaved(unsaved: boolean, discard: Discard) {
  const discardLatest = useEffectEvent(discard);
  useEffect(() => {
    if (!unsaved) return;
    const form = () => discardLatest();
    unsavedForms.setState((forms) => [...forms, form], true);
    return () => unsavedForms.setState((forms) => forms.filter((other) => other !== form), true);
  }, [unsaved]);
}

export const useAnyUnsaved = (): boolean => unsavedForms((forms) => forms.length > 0);

export function discardUnsaved(): void {
  for (const discard of unsavedForms.getState()) discard();
}
