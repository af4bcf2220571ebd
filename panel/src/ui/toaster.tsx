import { useSyncExternalStore } from "react";
import { type Toast, ToastView } from "#shared/ui/toast.tsx";

type Shown = Toast & { id: number };

const none: Shown[] = [];
const most = 4;
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
  change([...shown, { ...toast, id: lastId }].slice(-most));
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
    <div className="toasts">
      {toasts.map((toast) => (
        <ToastView
          key={toast.id}
          toast={toast}
          dismiss="Cerrar"
          onDone={() => change(shown.filter(({ id }) => id !== toast.id))}
        />
      ))}
    </div>
  );
}
