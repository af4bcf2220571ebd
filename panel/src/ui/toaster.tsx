import { create } from "zustand";
import { type Toast, Toasts } from "#shared/ui/toast.tsx";

type Shown = Toast & { id: number };

const limit = 4;
let lastId = 0;
const shownToasts = create<readonly Shown[]>(() => []);

const change = (next: (shown: readonly Shown[]) => readonly Shown[]) =>
  shownToasts.setState(next, true);

/** Says something at the bottom right, above whatever page comes next. */
export function toast(toast: Toast) {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  change((before) => [...before, shown].slice(-limit));
}

/** Where the toasts of the panel appear. It stands outside of the pages, so that they outlive them. */
export function Toaster() {
  return (
    <Toasts
      toasts={shownToasts()}
      dismiss="Cerrar"
      onDone={(toast) => change((shown) => shown.filter(({ id }) => id !== toast.id))}
    />
  );
}
