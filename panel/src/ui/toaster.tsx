import { create } from "zustand";
import { type Toast, Toasts } from "#shared/ui/toast.tsx";

type Shown = Toast & { id: number };

const limit = 4;
let lastId = 0;
const shownToasts = create<readonly Shown[]>(() => []);

const change = (next: (shown: readonly Shown[]) => readonly Shown[]) =>
  shownToasts.setState(next, true);

/** Displays a toast, which stays across navigations. */
export function toast(toast: Toast): void {
  closableToast(toast);
}

/**
 * Displays a toast whose actions need the form that shows it.
 * @returns closes it, for when the form unmounts
 */
export function closableToast(toast: Toast): () => void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  change((before) => [...before, shown].slice(-limit));
  return () => change((before) => before.filter(({ id }) => id !== shown.id));
}

/** Container of the toasts, outside of the pages so that they survive navigations. */
export function Toaster() {
  return (
    <Toasts
      toasts={shownToasts()}
      dismiss="Cerrar"
      onDone={(toast) => change((shown) => shown.filter(({ id }) => id !== toast.id))}
    />
  );
}
