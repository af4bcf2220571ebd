import { useSyncExternalStore } from "react";
import { type Toast, Toasts } from "#shared/ui/toast.tsx";

type Shown = Toast & { id: number };

const none: Shown[] = [];
const limit = 4;
let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something at the bottom right, above whatever page comes next. */
export function toast(toast: Toast) {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }].slice(-limit));
}

/** Where the toasts of the panel appear. It stands outside of the pages, so that they outlive them. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
  return (
    <Toasts
      toasts={toasts}
      dismiss="Cerrar"
      onDone={(toast) => change(shown.filter(({ id }) => id !== toast.id))}
    />
  );
}
